import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '#engine/format.ts'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import type { TestPlace } from '#testing/server/databases.ts'
import { photoPlacesFor } from '#testing/server/photo-stores.ts'
import { uploadPhotos, createReport } from '#testing/server/reports.ts'
import { misfits, startServer, store, type TestServer } from '#testing/server/server.ts'
import type { AccountReply, ErrorReply, ExportReply, ResultReply } from '#types/api.generated.ts'

describe.each(photoPlacesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const exported = (user: TestUser, password = user.password) =>
    user.call('POST', `/users/account/${user.id}/export`, { payload: { password } })

  test('a new account is exported completely', async () => {
    const user = await signUp(server)
    const reply = await exported(user)
    const data = reply.json<ExportReply>()
    expect([reply.statusCode, misfits('ExportReply', data)]).toEqual([200, []])
    const { username, email, id } = user
    expect(data).toMatchObject({ id, account: { username, email }, reports: [], logins: [{}] })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="[^"]+${username}-\\d{4}-\\d\\d-\\d\\d\\.json"; filename\\*=UTF-8''\\S+$`),
    )
  })

  test('it contains all data of the user, including the photos', async () => {
    const user = await signUp(server)
    const first = await createReport(server, user)
    const second = await createReport(server, user, { answers: [], seconds: 77 })
    const views = await uploadPhotos(server, user, first.id)
    const rating = { stars: 5, comment: 'Thank you “all”,\nreally' }
    await user.call('PUT', `/quiz/submissions/${first.id}/rating`, { payload: rating })
    const [consent] = server.content.consent.consents
    await user.call('PUT', `/quiz/submissions/${second.id}/consents/${consent?.id}`, {
      payload: { choice: 'declined' },
    })
    await user.call('PUT', `/users/account/${user.id}/products`, {
      payload: { products: [{ id: 'a', label: 'Aloe' }] },
    })

    const data = (await exported(user)).json<ExportReply>()
    expect(misfits('ExportReply', data)).toEqual([])
    expect(data.account).toEqual((await user.call('GET', `/users/account/${user.id}`)).json<AccountReply>())
    expect(data.reports.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())

    const one = data.reports.find(({ id }) => id === first.id) ?? expect.fail()
    const shown = (await user.call('GET', `/quiz/submissions/${first.id}`)).json<ResultReply>()
    const { seconds } = first.submission
    expect(one).toMatchObject({ created_at: shown.created_at, seconds, result: shown.result, rating })
    expect(one.answers).toEqual(first.submission.answers)
    expect(one.consents.map(({ id, words, version }) => ({ id, words, version }))).toEqual(
      first.submission.consents
        .map(({ id, words, version }) => ({ id, words, version }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    )
    expect(one.photos.map(({ view }) => view)).toEqual([...views].sort())
    for (const { view, data: address, width, height } of one.photos) {
      const bytes = Buffer.from(address.replace('data:image/jpeg;base64,', ''), 'base64')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
      const photo = await user.call('GET', `/quiz/submissions/${first.id}/photos/${view}`)
      expect(bytes.equals(photo.rawPayload)).toBe(true)
    }

    const other = data.reports.find(({ id }) => id === second.id) ?? expect.fail()
    expect(other).toMatchObject({ seconds: 77, answers: [], rating: null, photos: [] })
    expect(other.consents.find(({ id }) => id === consent?.id)?.withdrawn_at).toMatch(/^\d{4}-/)
  })

  test('it contains nothing of other users, and no secrets', async () => {
    const [user, other] = [await signUp(server), await signUp(server)]
    const theirs = await createReport(server, other)
    const unclaimed = await store(server)
    const own = await createReport(server, user)
    const { body } = await exported(user)
    expect(body).toContain(own.id)
    const secrets = [other.id, other.username, theirs.id, unclaimed.id, user.password, user.access, '$argon2', 'hash']
    for (const secret of secrets) expect(body).not.toContain(secret)
  })

  test('a photo whose file is missing is left out', async () => {
    const user = await signUp(server)
    const { id } = await createReport(server, user)
    const views = await uploadPhotos(server, user, id)
    const { store: tables } = server.database
    const [lost] = await tables.selectFrom('photos').selectAll().where('submission_id', '=', id).execute()
    await server.photos.delete(lost?.file ?? '')
    const data = (await exported(user)).json<ExportReply>()
    expect(data.reports[0]?.photos.map(({ view }) => view)).toEqual(views.filter((view) => view !== lost?.view).sort())
  })

  test('a wrong password is refused, and nothing is exported', async () => {
    const user = await signUp(server)
    const reply = await exported(user, 'Not-this-1')
    expect(reply.statusCode).toBe(422)
    expect(reply.json<ErrorReply>().problems).toEqual([
      { field: 'password', message: server.content.messages.fields.password_wrong },
    ])
    expect(reply.body).not.toContain(user.email)
  })

  test('repeated exports are throttled', async () => {
    const user = await signUp(server)
    const statuses = []
    for (let time = 0; time < 6; time += 1) statuses.push(await exported(user))
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    const { code, message } = statuses[5]?.json<ErrorReply>() ?? {}
    expect(code).toBe('export_rate_limit')
    expect(message).toBe(fill(server.content.messages.account.export_rate_limit, { minutes: 10 }))
  })
})
