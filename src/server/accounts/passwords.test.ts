import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { atFullCost } from '#testing/server/quick-argon2.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { confirmPassword, hashPassword, verifyPassword } from './passwords.ts'

const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error as { readonly refusal?: unknown }).refusal,
  )

describe('a password', () => {
  test('is stored as argon2id with its own salt, and matches in any Unicode normalisation form', async () => {
    const made = () => atFullCost(() => hashPassword('Caf\u00e9-latte-9'))
    const [one, other] = [await made(), await made()]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword('Cafe\u0301-latte-9', one)).toBe(true)
    expect(await verifyPassword('Cafe-latte-9', one)).toBe(false)
  })

  test('never matches when there is no user', async () => {
    expect(await verifyPassword('', null)).toBe(false)
  })

  test('is refused immediately when the queue is full, and the queued ones are still verified', async () => {
    const hash = await hashPassword('Correct-horse-9')
    const all = await Promise.all(
      Array.from({ length: 80 }, () =>
        verifyPassword('Correct-horse-9', hash).catch((error: unknown) => (error as { refusal?: object }).refusal),
      ),
    )
    expect(all.filter((outcome) => outcome === true)).toHaveLength(66)
    expect(all[79]).toEqual({ code: 'unavailable', details: { seconds: 2 } })
    expect(await verifyPassword('Correct-horse-9', hash)).toBe(true)
  })
})

describe.each(databasesFor(import.meta.url))('confirming the password, over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  let now = new Date('2026-11-21T12:00:00.000Z')
  const ask = (password: string, id = user.id) =>
    confirmPassword({ database: server.database, settings: { now: () => now } }, id, password)
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
    user = await signUp(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  test('it is right or wrong, and always wrong for a deleted user', async () => {
    expect([await ask(user.password), await ask('Wrong-horse-9'), await ask(user.password, 'nobody')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a password that could not be verified is not counted', async () => {
    const { store } = server.database
    const setHash = (password_hash: string) =>
      store.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    const { password_hash } = await store
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    await setHash('verifying this fails')
    for (let time = 0; time < 11; time += 1) await expect(ask(user.password)).rejects.not.toHaveProperty('refusal')
    await setHash(password_hash)
    expect(await ask(user.password)).toBe(true)
  })

  test('guessing is throttled, and the right password is accepted again a minute later', async () => {
    for (let time = 0; time < 9; time += 1) await ask('Wrong-horse-9')
    expect(await refusalOf(ask(user.password))).toEqual({ code: 'too_many_tries', details: { seconds: 60 } })
    now = new Date(now.getTime() + 60_000)
    expect(await ask(user.password)).toBe(true)
  })
})
