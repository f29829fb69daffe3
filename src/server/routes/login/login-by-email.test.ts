/** Login by email address reveals nothing about accounts, and allows no further guesses. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, logIn, newAccount, register, type Visitor, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { atFullCost, costsOfVerifications } from '#testing/server/quick-argon2.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, LoginReply } from '#types/api.generated.ts'

const wrong = 'Wrong-horse-9'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let now = new Date('2026-11-22T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  beforeEach(async () => {
    account = await register(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const tryAs = (username: string, password: string, visitor: Visitor = visitorOf(server)) =>
    visitor.call('POST', '/users/login', { payload: { username, password } })
  const statusOf = async (...of: Parameters<typeof tryAs>): Promise<number> => (await tryAs(...of)).statusCode
  const statuses = async (count: number, ...of: Parameters<typeof tryAs>): Promise<readonly number[]> => {
    const seen: number[] = []
    for (let time = 0; time < count; time += 1) seen.push(await statusOf(...of))
    return seen
  }
  const allWrong = (count: number) => Array.from({ length: count }, () => 401)

  test('it works regardless of case and surrounding spaces', async () => {
    for (const typed of [account.email, ` ${account.email.toUpperCase()} `]) {
      const reply = await tryAs(typed, account.password)
      expect([reply.statusCode, reply.json<LoginReply>().user.username]).toEqual([200, account.username])
    }
  })

  test('several accounts with one address are told apart by their passwords', async () => {
    const second = await register(server, { email: account.email, password: 'Second-curls-8' })
    for (const { username, password } of [account, second])
      expect((await tryAs(account.email, password)).json<LoginReply>().user.username).toBe(username)
  })

  test('nobody who creates accounts with an address before or after its owner displaces the owner', async () => {
    const another = async (password?: string): Promise<Account> => {
      now = new Date(now.getTime() + 1000)
      return register(server, { email: account.email, ...(password !== undefined && { password }) })
    }
    await another()
    await another()
    const owner = await another('Second-curls-8')
    expect((await tryAs(account.email, owner.password)).json<LoginReply>().user.username).toBe(owner.username)
    for (let time = 0; time < 3; time += 1) await another()
    expect((await tryAs(account.email, account.password)).json<LoginReply>().user.username).toBe(account.username)
  })

  test('an unknown address and a wrong password get the same reply, after as many password verifications at full cost', async () => {
    const owner = await atFullCost(() => register(server))
    for (const address of [owner.email, newAccount().email]) {
      const costs = await costsOfVerifications(async () => {
        const { code, message } = (await tryAs(address, wrong)).json<ErrorReply>()
        expect([code, message]).toEqual(['login_wrong', server.content.messages.login.wrong])
      })
      expect(costs).toEqual(Array.from({ length: 3 }, () => 'm=19456,t=2,p=1'))
    }
  })

  describe('guessing', () => {
    test('username and address share the attempts of the account', async () => {
      const guesser = visitorOf(server)
      expect(await statuses(5, account.username, wrong, guesser)).toEqual(allWrong(5))
      expect(await statuses(5, account.email, wrong, guesser)).toEqual(allWrong(5))
      // Used up: even the right password is refused, under either name.
      expect(await statusOf(account.email, account.password, guesser)).toBe(401)
      expect(await statusOf(account.username, account.password, guesser)).toBe(401)
      // The owner in another network is not affected, and after the wait no one is.
      expect(await statusOf(account.email, account.password)).toBe(200)
      now = new Date(now.getTime() + 60 * 60_000)
      expect(await statusOf(account.email, account.password, guesser)).toBe(200)
    })

    test('attempts used up for a username do not reveal its address', async () => {
      const guesser = visitorOf(server)
      await statuses(10, account.username, wrong, guesser)
      expect(await statusOf(account.username, wrong, guesser)).toBe(429)
      const [own, others, nobodys] = [account.email, (await register(server)).email, newAccount().email]
      for (const email of [own, others, nobodys]) expect(await statuses(9, email, wrong, guesser)).toEqual(allWrong(9))
    })

    test('an unknown address is throttled like a known one', async () => {
      for (const email of [account.email, newAccount().email]) {
        const guesser = visitorOf(server)
        expect(await statuses(11, email, wrong, guesser)).toEqual([...allWrong(10), 429])
      }
    })

    test('a known browser can log in by address, regardless of guesses by others', async () => {
      const own = visitorOf(server)
      await logIn(server, account, own)
      for (let time = 0; time < 55; time += 1) await tryAs(account.email, wrong)
      expect(await statusOf(account.email, account.password)).toBe(429)
      expect(await statusOf(account.email, account.password, own)).toBe(200)
      expect(await statuses(11, account.email, wrong, own)).toEqual([...allWrong(10), 429])
    })

    test('the right password clears the attempts of username and address', async () => {
      const owner = visitorOf(server)
      await statuses(4, account.username, wrong, owner)
      await statuses(4, account.email, wrong, owner)
      expect(await statusOf(account.email, account.password, owner)).toBe(200)
      owner.cookies.delete('known_browser')
      expect(await statuses(9, account.username, wrong, owner)).toEqual(allWrong(9))
      expect(await statusOf(account.username, account.password, owner)).toBe(200)
    })
  })
})
