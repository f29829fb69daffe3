import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { AccountReply, ErrorReply, ProductChip, SuccessReply } from '#types/api.generated.ts'

/** The status for a value above the limit of the content: 422, or 400 if it is also above the limit of the schema. */
const refusals = [400, 422]

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    now = new Date('2026-11-21T12:00:00.000Z')
    user = await signUp(server)
  })

  const read = async () => (await user.call('GET', `/users/account/${user.id}`)).json<AccountReply>()
  const put = (part: string, payload: object) => user.call('PUT', `/users/account/${user.id}/${part}`, { payload })
  const problemsOf = (reply: Awaited<ReturnType<typeof put>>) => {
    const { problems, success } = reply.json<ErrorReply>()
    return [reply.statusCode, success, problems]
  }
  const messages = () => server.content.messages.fields

  test('a new account has a username and email address only', async () => {
    const reply = await read()
    expect(misfits('AccountReply', reply)).toEqual([])
    const { username, email } = user
    expect(reply).toEqual({ username, email, name: '', birth_date: null, gender: null, products: null })
  })

  describe('the profile', () => {
    /** The year of birth of people who reach the minimum age this year. */
    const youngest = () => 2026 - server.content.constants.accounts.minimum_age
    const option = () => server.content.pages.dashboard.account.profile.gender.options[0]?.id ?? expect.fail()

    test('is saved, with the name trimmed', async () => {
      const reply = await put('profile', { name: '  Ada Ọkọ́ 👩🏾‍🦱 ', birth_date: '1990-03-27', gender: option() })
      expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([200, []])
      expect(reply.json<SuccessReply>().message).toBe(server.content.messages.account.profile_saved)
      expect(await read()).toMatchObject({ name: 'Ada Ọkọ́ 👩🏾‍🦱', birth_date: '1990-03-27', gender: option() })
    })

    test('can be cleared', async () => {
      await put('profile', { name: 'Ada', birth_date: '1990-03-27', gender: option() })
      await put('profile', { name: '', birth_date: null, gender: null })
      expect(await read()).toMatchObject({ name: '', birth_date: null, gender: null })
    })

    test.each([
      ['a date that does not exist', '2001-02-29', 'birth_date_impossible'],
      ['a day in the future', '2026-11-22', 'birth_date_future'],
      ['today', '2026-11-21', 'birth_date_future'],
      ['a day before the birthday of the minimum age', '2008-11-22', 'birth_date_too_young'],
      ['a date that is too long ago', '1800-01-01', 'birth_date_too_old'],
    ] as const)('%s is refused with a problem of its field', async (_name, day, key) => {
      const birth_date = day.replace('2008', String(youngest()))
      const message = messages()[key].replace('{age}', String(server.content.constants.accounts.minimum_age))
      expect(problemsOf(await put('profile', { name: 'Ada', birth_date, gender: null }))).toEqual([
        422,
        false,
        [{ field: 'birth_date', message }],
      ])
      expect(await read()).toMatchObject({ name: '', birth_date: null })
    })

    test('the minimum age is reached on the birthday, from midnight in the time zone of the content', async () => {
      const profile = { name: '', birth_date: `${youngest()}-07-02`, gender: null }
      now = new Date('2026-07-01T22:59:59.000Z')
      user = await signUp(server)
      expect((await put('profile', profile)).statusCode).toBe(422)
      now = new Date('2026-07-01T23:00:00.000Z')
      expect((await put('profile', profile)).statusCode).toBe(200)
    })

    test('an unknown option and a name that is too long are reported together', async () => {
      const longest = server.content.constants.accounts.name_max
      const reply = await put('profile', { name: 'x'.repeat(longest), birth_date: null, gender: 'somebody' })
      expect(problemsOf(reply)).toEqual([422, false, [{ field: 'gender', message: messages().gender_unknown }]])
      const tooLong = await put('profile', { name: 'x'.repeat(longest + 1), birth_date: null, gender: null })
      expect(refusals).toContain(tooLong.statusCode)
    })

    test.each([
      [{ name: 'Ada', birth_date: '27/03/1990', gender: null }],
      [{ name: 'Ada', birth_date: null }],
      [{ name: 'Ada', birth_date: null, gender: null, username: 'root' }],
      [{ name: 'A\0da', birth_date: null, gender: null }],
    ])('a body like %j is refused', async (payload) => {
      expect((await put('profile', payload)).statusCode).toBe(400)
    })
  })

  describe('products and brands', () => {
    const product = (
      label: string,
      id = label
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '_'),
    ): ProductChip => ({
      id,
      label,
    })
    const save = (products: readonly ProductChip[]) => put('products', { products })

    test('are saved in their order, trimmed', async () => {
      const reply = await save([product(' Shea butter '), product('Aloe gel')])
      expect([reply.statusCode, reply.json<SuccessReply>().message]).toEqual([
        200,
        server.content.messages.account.products_saved,
      ])
      expect((await read()).products).toEqual([product('Shea butter'), product('Aloe gel')])
      expect(misfits('AccountReply', await read())).toEqual([])
    })

    test('an empty list differs from one that was never saved', async () => {
      await save([])
      expect((await read()).products).toEqual([])
    })

    test('are limited to the number that the content allows', async () => {
      const { chips_max } = server.content.constants.limits
      const many = Array.from({ length: chips_max }, (_, index) => product(`Oil ${index}`))
      expect((await save(many)).statusCode).toBe(200)
      expect(refusals).toContain((await save([...many, product('One more')])).statusCode)
      expect((await read()).products).toHaveLength(chips_max)
    })

    test('empty, repeated (ignoring case) and duplicate ids are each reported', async () => {
      const reply = await save([product('Aloe'), product('  ', 'a'), product('ALOE ', 'b'), product('Shea', 'aloe')])
      const repeated = (label: string) => messages().chip_repeated.replace('{label}', label)
      expect(problemsOf(reply)).toEqual([
        422,
        false,
        [
          { field: 'products/1', message: messages().chip_empty },
          { field: 'products/2', message: repeated('ALOE') },
          { field: 'products/3', message: repeated('Shea') },
        ],
      ])
      expect((await read()).products).toBeNull()
    })
  })
})
