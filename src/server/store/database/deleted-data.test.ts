import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newAccount, signUp, visitorOf } from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { createReport } from '#testing/server/reports.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

const waitOptions = { timeout: 10_000, interval: 20 }

describe('over SQLite, while the server runs', () => {
  let place: TestPlace
  let server: TestServer
  /** Mails wait until this is true, so that their rows outlive the checkpoint after the request. */
  let isMailServerUp: boolean
  beforeEach(async () => {
    place = await (databases[0] ?? expect.fail()).place()
    isMailServerUp = true
    const send = () => vi.waitUntil(() => isMailServerUp, waitOptions)
    server = await startServer(place, { mail: { send: async () => void (await send()), close: () => undefined } })
  })
  afterEach(async () => {
    isMailServerUp = true
    await server.close()
    await place.remove()
  })

  const filesWith = (trace: string) =>
    readdirSync(place.dataDir).filter(
      (file) => file.startsWith('quiz.db') && readFileSync(join(place.dataDir, file)).includes(trace),
    )
  const untilScrubbed = () => vi.waitUntil(() => server.database.scrubPendingSince() === null, waitOptions)
  const untilMailsAreSent = () => vi.waitUntil(async () => (await server.app.outbox.state()).waiting === 0, waitOptions)

  /** The traces that are still in the files after `act`. All must be in the files before it. */
  const leftAfter = async (
    traces: readonly string[],
    act: () => Promise<{ readonly statusCode: number }>,
  ): Promise<readonly string[]> => {
    await untilMailsAreSent()
    await untilScrubbed()
    expect(traces.filter((trace) => filesWith(trace).length === 0)).toEqual([])
    isMailServerUp = false
    expect((await act()).statusCode).toBe(200)
    await untilScrubbed()
    isMailServerUp = true
    await untilMailsAreSent()
    await untilScrubbed()
    return traces.filter((trace) => filesWith(trace).length > 0)
  }

  test('a deleted account leaves nothing in the files of the database, also after its last mail', async () => {
    const user = await signUp(server)
    const name = 'can-4f0c'
    const at = `/users/account/${user.id}`
    await user.call('PUT', `${at}/profile`, { payload: { name, birth_date: null, gender: null } })
    const close = () => user.call('POST', `${at}/delete`, { payload: { password: user.password } })
    expect(await leftAfter([name, user.username, user.id, user.email], close)).toEqual([])
  })

  test('a former address leaves the files after the mail to it', async () => {
    const user = await signUp(server)
    const payload = { email: newAccount().email, old_password: user.password }
    const change = () => user.call('PUT', `/users/account/${user.id}/email`, { payload })
    expect(await leftAfter([user.email], change)).toEqual([])
  })

  test('what is removed from a profile leaves the files', async () => {
    const user = await signUp(server)
    const save = (name: string, birth_date: string | null) =>
      user.call('PUT', `/users/account/${user.id}/profile`, { payload: { name, birth_date, gender: null } })
    expect((await save('can-4f0c', '1987-06-05')).statusCode).toBe(200)
    expect(await leftAfter(['can-4f0c', '1987-06-05'], () => save('', null))).toEqual([])
  })

  test('a product that is removed from the list of a user leaves the files', async () => {
    const user = await signUp(server)
    const save = (...labels: readonly string[]) =>
      user.call('PUT', `/users/account/${user.id}/products`, {
        payload: { products: labels.map((label, index) => ({ id: `product_${index}`, label })) },
      })
    expect((await save('Aloe', 'Can-5c02')).statusCode).toBe(200)
    expect(await leftAfter(['Can-5c02'], () => save('Aloe'))).toEqual([])
  })

  test.each<readonly ['PUT' | 'DELETE', object]>([
    ['PUT', { payload: { stars: 2, comment: 'Other words' } }],
    ['DELETE', {}],
  ])('the comment of a rating leaves the files after a %s', async (method, changed) => {
    const user = await signUp(server)
    const path = `/quiz/submissions/${(await createReport(server, user)).id}/rating`
    const payload = { stars: 4, comment: 'can-71b9' }
    expect((await user.call('PUT', path, { payload })).statusCode).toBe(200)
    expect(await leftAfter(['can-71b9'], () => user.call(method, path, changed))).toEqual([])
  })

  test('an address that was unsubscribed leaves the files', async () => {
    const { email } = newAccount()
    const [path] = server.content.pages.updates.paths
    const { call } = visitorOf(server)
    expect((await call('POST', '/updates', { payload: { email, path: path?.route } })).statusCode).toBe(201)
    const { token } = await server.database.store.selectFrom('subscribers').select('token').executeTakeFirstOrThrow()
    const unsubscribe = () => call('POST', `/unsubscribe/${token}`, { csrf: false })
    expect(await leftAfter([email], unsubscribe)).toEqual([])
  })

  test('an address without an account that asked for a reset link leaves the files', async () => {
    const { email } = newAccount()
    const { call } = visitorOf(server)
    // The checkpoint of the start must not be the one that removes the address.
    await untilScrubbed()
    expect((await call('POST', '/users/forgot-password', { payload: { email } })).statusCode).toBe(200)
    await vi.waitUntil(
      async () => (await server.database.store.selectFrom('reset_requests').selectAll().execute()).length === 0,
      waitOptions,
    )
    await untilScrubbed()
    expect(filesWith(email)).toEqual([])
  })
})
