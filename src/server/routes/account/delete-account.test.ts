import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, newAccount, register, signUp, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import type { TestPlace } from '#testing/server/databases.ts'
import { photoPlacesFor, collectFiles } from '#testing/server/photo-stores.ts'
import { allAnswers } from '#testing/samples/make-submission.ts'
import { uploadPhotos, createReport, picture } from '#testing/server/reports.ts'
import { deleteOverduePhotoFiles } from '#server/cleanup/deleted-photos.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, SuccessReply } from '#types/api.generated.ts'

/** A text to look for afterwards, short enough for every text question. */
const canary = 'can-4f0c'

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

  const remove = (user: TestUser, password = user.password) =>
    user.call('POST', `/users/account/${user.id}/delete`, { payload: { password } })

  /** Every row of every table in the database, as text. */
  const everything = async (): Promise<string> => {
    const { store } = server.database
    const tables = await store.introspection.getTables()
    expect(tables.length).toBeGreaterThanOrEqual(13)
    const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table.name)}`.execute(store)))
    return JSON.stringify(rows.map((found) => found.rows))
  }

  /** A user with data in every table. */
  const everywhere = async (): Promise<{ readonly user: TestUser; readonly report: string }> => {
    const user = await signUp(server)
    const at = `/users/account/${user.id}`
    const answers = allAnswers(server.content).map((answer) =>
      answer.text === undefined ? answer : { ...answer, text: canary },
    )
    const { id: report } = await createReport(server, user, { answers })
    await uploadPhotos(server, user, report)
    await user.call('PUT', `/quiz/submissions/${report}/rating`, { payload: { stars: 5, comment: canary } })
    await user.call('PUT', `${at}/profile`, { payload: { name: canary, birth_date: null, gender: null } })
    await user.call('PUT', `${at}/products`, { payload: { products: [{ id: 'a', label: canary }] } })
    await user.call('POST', '/users/forgot-password', { payload: { email: user.email } })
    await logIn(server, user)
    const [path] = server.content.pages.updates.paths
    await user.call('POST', '/updates', { payload: { email: user.email.toUpperCase(), path: path?.route } })
    const topic = server.content.pages.feedback.fields.find(({ options }) => options)?.options?.[0]?.id
    const payload = { topic, message: 'All good', email: user.email.toUpperCase() }
    expect((await user.call('POST', '/feedback', { payload })).statusCode).toBe(201)
    return { user, report }
  }

  test('nothing is left in any table, and no file', async () => {
    const { user, report } = await everywhere()
    const filled = await everything()
    const traces = [user.id, user.username, user.email, canary, report].map((trace) => trace.toLowerCase())
    for (const trace of traces) expect(filled.toLowerCase()).toContain(trace)
    expect(await collectFiles(server.photos.list())).toHaveLength(server.content.photos.views.length)

    const reply = await remove(user)
    expect([reply.statusCode, reply.json<SuccessReply>().message]).toEqual([
      200,
      server.content.messages.account.delete_done,
    ])
    const mails = await server.mails()
    const left = (await everything()).toLowerCase()
    for (const trace of traces) expect(left).not.toContain(trace)
    expect(await collectFiles(server.photos.list())).toEqual([])

    const last = mails.filter(({ recipient }) => recipient === user.email).at(-1)
    expect(last?.template).toBe('account-deleted')
    expect(`${last?.text}${last?.html}`).not.toMatch(/\{\w+\}/)
    // The messages stay, without their sender.
    expect(left).toContain('all good')
  })

  test('every login ends, the cookies are cleared, and the username is free again', async () => {
    const user = await signUp(server)
    const other = await logIn(server, user)
    const reply = await remove(user)
    expect(reply.headers['clear-site-data']).toBe('"cache"')
    expect(user.cookies.has('sid')).toBe(false)
    for (const one of [user, other]) expect((await one.call('GET', `/users/account/${user.id}`)).statusCode).toBe(401)
    await expect(logIn(server, user)).rejects.toThrow(/login_wrong/)
    const again = await register(server, { username: user.username })
    expect((await logIn(server, again)).id).not.toBe(user.id)
  })

  test('a wrong password is refused, and nothing is deleted', async () => {
    const { user, report } = await everywhere()
    const reply = await remove(user, 'Not-this-1')
    expect(reply.statusCode).toBe(422)
    expect(reply.json<ErrorReply>().problems).toEqual([
      { field: 'password', message: server.content.messages.fields.password_wrong },
    ])
    expect((await user.call('GET', `/quiz/submissions/${report}`)).statusCode).toBe(200)
    expect((await remove(user)).statusCode).toBe(200)
  })

  test('other accounts with the same email address are not affected', async () => {
    const { email } = newAccount()
    const [leaving, staying] = [await signUp(server, { email }), await signUp(server, { email })]
    const [path] = server.content.pages.updates.paths
    await visitorOf(server).call('POST', '/updates', { payload: { email, path: path?.route } })
    await remove(leaving)
    const subscribers = await server.database.store.selectFrom('subscribers').select('email').execute()
    expect(subscribers).toEqual([{ email }])
    expect((await staying.call('GET', `/users/account/${staying.id}`)).statusCode).toBe(200)
    await remove(staying)
    expect(await server.database.store.selectFrom('subscribers').selectAll().execute()).toEqual([])
  })

  test('when all accounts of an address are deleted at the same time, nothing under the address stays', async () => {
    const path = server.content.pages.updates.paths[0]?.route
    for (let round = 0; round < 4; round += 1) {
      const { email } = newAccount()
      const users = [await signUp(server, { email }), await signUp(server, { email })]
      await visitorOf(server).call('POST', '/updates', { payload: { email, path } })
      const replies = await Promise.all(users.map((user) => remove(user)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(await server.database.store.selectFrom('subscribers').selectAll().execute()).toEqual([])
    }
  })

  test('photos that are being uploaded at the same time do not stay', async () => {
    const user = await signUp(server)
    const { id } = await createReport(server, user)
    const payload = await picture()
    const send = () =>
      server.content.photos.views.map(({ id: view }) =>
        user.call('PUT', `/quiz/submissions/${id}/photos/${view}`, {
          payload,
          headers: { 'content-type': 'image/jpeg' },
        }),
      )
    const replies = await Promise.all([...send(), remove(user), ...send()])
    expect(
      replies.map(({ statusCode }) => statusCode).filter((status) => ![200, 401, 404, 503].includes(status)),
    ).toEqual([])
    expect(await server.database.store.selectFrom('photos').selectAll().execute()).toEqual([])
    expect(await collectFiles(server.photos.list())).toEqual([])
  })

  test('of two concurrent deletions, one succeeds and one is refused', async () => {
    const user = await signUp(server)
    const before = (await server.mails()).length
    const replies = await Promise.all([remove(user), remove(user)])
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200,
      expect.toBeOneOf([401, 422]),
    ])
    expect((await server.mails()).slice(before)).toHaveLength(1)
  })

  test('a crash between rows and files leaves no row without its file, and cleanup deletes the files', async () => {
    const own = await makePlace()
    const broken = await startServer(own)
    const sweeps = { ...broken, photos: { ...broken.photos } }
    Object.assign(broken.photos, { delete: () => Promise.reject(new Error('no disk')) })
    const user = await signUp(broken)
    const { id } = await createReport(broken, user)
    const views = await uploadPhotos(broken, user, id)
    expect((await remove(user)).statusCode).toBe(200)
    for (const table of ['users', 'submissions', 'photos'] as const)
      expect(await broken.database.store.selectFrom(table).selectAll().execute()).toEqual([])
    expect(broken.logs()).toContain('is still there')
    expect(await collectFiles(broken.photos.list())).toHaveLength(views.length)
    expect(await deleteOverduePhotoFiles(sweeps, new Date(Date.now() + 2 * 60 * 60 * 1000))).toBe(views.length)
    expect(await collectFiles(broken.photos.list())).toEqual([])
    await broken.close()
    await own.remove()
  })
})
