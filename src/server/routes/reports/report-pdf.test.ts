import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { getDocument } from '#testing/pdf/pdfjs.ts'
import { uploadPhotos, createReport } from '#testing/server/reports.ts'
import { startServer, store, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, ResultReply } from '#types/api.generated.ts'

/** Without answers, a PDF takes a fraction of the time. */
const short = { answers: [] }

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => new Date('2026-07-01T23:30:00.000Z') } })
    user = await signUp(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const download = (id: string, by: TestUser = user) => by.call('GET', `/quiz/submissions/${id}/report.pdf`)
  const textOf = async (bytes: Buffer): Promise<string> => {
    const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
    )
    return pages
      .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
      .join(' ')
      .replace(/\s+/g, ' ')
  }

  test('a report is a PDF attachment, named after the site and the local date', async () => {
    const { id } = await createReport(server, user)
    const reply = await download(id)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { brand } = server.content
    expect(reply.headers['content-disposition']).toContain(`filename="${brand.name} hair report 2026-07-02.pdf"`)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('it has the numbers of the page and the name of the account', async () => {
    const { id } = await createReport(server, user)
    const profile = { name: 'Ada Lovelace', birth_date: null, gender: null }
    await user.call('PUT', `/users/account/${user.id}/profile`, { payload: profile })
    const { result } = (await user.call('GET', `/quiz/submissions/${id}`)).json<ResultReply>()
    const text = await textOf((await download(id)).rawPayload)
    expect(text).toContain('Ada Lovelace')
    for (const { name, condition } of mirroredScores(result.scores)) {
      expect(text).toContain(name)
      expect(text).toContain(String(condition))
    }
    for (const { name } of result.products) expect(text).toContain(name)
  })

  test('it contains photos, and a missing file is left out', async () => {
    const { id } = await createReport(server, user, short)
    const before = (await download(id)).rawPayload.byteLength
    await uploadPhotos(server, user, id)
    expect((await download(id)).rawPayload.byteLength).toBeGreaterThan(before)
    const rows = await server.database.store.selectFrom('photos').selectAll().where('submission_id', '=', id).execute()
    for (const { file } of rows) await server.photos.delete(file)
    expect((await download(id)).statusCode).toBe(200)
  })

  test('somebody who asks for many at once is asked to wait, and others get theirs', async () => {
    const mine = await createReport(server, user, short)
    const other = await signUp(server)
    const theirs = await createReport(server, other, short)
    const many = Array.from({ length: 20 }, () => download(mine.id))
    expect((await download(theirs.id, other)).statusCode).toBe(200)
    const replies = await Promise.all(many)
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map((reply) => [reply.statusCode, reply.json<ErrorReply>().code].join(' ')))).toEqual(
      new Set(['503 busy']),
    )
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    expect((await download(mine.id)).statusCode).toBe(200)
  })

  test('other users cannot read it, and a visitor has to log in first', async () => {
    const { id } = await createReport(server, user)
    expect((await download(id, await signUp(server))).statusCode).toBe(404)
    const { ask } = await store(server)
    expect((await ask('GET', '/report.pdf')).statusCode).toBe(401)
  })
})
