import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import type { TestPlace } from '#testing/server/databases.ts'
import { photoPlacesFor, collectFiles } from '#testing/server/photo-stores.ts'
import { claim, uploadPhotos, createReport, picture } from '#testing/server/reports.ts'
import { misfits, startServer, store, type TestServer } from '#testing/server/server.ts'
import type { ReportsReply, SuccessReply } from '#types/api.generated.ts'

describe.each(photoPlacesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
    user = await signUp(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const rowsOf = async (id: string) => {
    const { store: tables } = server.database
    const hanging = await Promise.all(
      (['consents', 'photos', 'ratings'] as const).map((name) =>
        tables.selectFrom(name).select('submission_id').where('submission_id', '=', id).execute(),
      ),
    )
    const own = await tables.selectFrom('submissions').select('id').where('id', '=', id).execute()
    return [...hanging, own].map((rows) => rows.length)
  }

  test('a report is deleted with its consents, rating and photos; other reports stay', async () => {
    const [going, staying] = [await createReport(server, user), await createReport(server, user)]
    await uploadPhotos(server, user, going.id)
    await uploadPhotos(server, user, staying.id)
    const rating = { payload: { stars: 5, comment: '' } }
    await user.call('PUT', `/quiz/submissions/${going.id}/rating`, rating)
    const before = await rowsOf(going.id)
    expect(before.every((count) => count > 0)).toBe(true)
    const files = (await collectFiles(server.photos.list())).length

    const reply = await user.call('DELETE', `/quiz/submissions/${going.id}`)
    expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([200, []])
    expect(reply.json<SuccessReply>().message).toBe(server.content.messages.reports.deleted)
    expect(await rowsOf(going.id)).toEqual([0, 0, 0, 0])
    expect((await collectFiles(server.photos.list())).length).toBe(files - server.content.photos.views.length)
    expect((await user.call('DELETE', `/quiz/submissions/${going.id}`)).statusCode).toBe(404)
    const left = (await user.call('GET', `/users/reports/${user.id}`)).json<ReportsReply>()
    expect(left.map(({ id }) => id)).toEqual([staying.id])
  })

  test('a visitor can delete an unclaimed result by its token', async () => {
    const stored = await store(server)
    expect((await stored.ask('DELETE')).statusCode).toBe(200)
    expect(await rowsOf(stored.id)).toEqual([0, 0, 0, 0])
    expect((await claim(user, stored)).statusCode).toBe(404)
  })

  test('photos that are being uploaded at the same time do not stay', async () => {
    const { ask, id } = await store(server)
    const payload = await picture()
    const before = (await collectFiles(server.photos.list())).length
    const send = () =>
      server.content.photos.views.map((view) => ask('PUT', `/photos/${view.id}`, { payload, type: 'image/jpeg' }))
    const replies = await Promise.all([...send(), ask('DELETE'), ...send()])
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => ![200, 404, 503].includes(status))).toEqual(
      [],
    )
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0])
    expect((await collectFiles(server.photos.list())).length).toBe(before)
  })
})
