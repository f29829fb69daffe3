import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblem } from '#engine/account-rules.ts'
import { logIn, newAccount, register, visitorOf } from '#testing/accounts.ts'
import { databases, type TestPlace } from '#testing/databases.ts'
import { productContent, startServer, type TestServer } from '#testing/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { newPasswordProblem } from './new-password.ts'

const rules = async () => (await productContent()).content.constants.accounts
const keyOf = async (password: string) => (await newPasswordProblem(await rules(), password, {}))?.key ?? null

describe('a new password', () => {
  test.each(['Tigger77', 'TIGGER2024', 'Scorpion1!', 'Cocacola12'])(
    '%s is on the list of common ones, and the rules alone would take it',
    async (password) => {
      expect(passwordProblem(await rules(), password)).toBe(null)
      expect(await keyOf(password)).toBe('password_common')
    },
  )

  test.each(['Correct-horse-9', 'Blåbärssylt-7', 'tigger-runs-Away-5', 'Ann82749163405'])(
    '%s is taken',
    async (password) => {
      expect(await keyOf(password)).toBe(null)
    },
  )

  test('what breaks a rule is told before, as in the browser', async () => {
    expect([await keyOf(''), await keyOf('sunshine'), await keyOf('Sunshine')]).toEqual([
      'password_missing',
      'password_capital',
      'password_number',
    ])
  })

  test('the list has more than the 3,000 that are asked for, and each of them is refused with a capital and a number', async () => {
    const common = dictionary['passwords-common']
    expect(common.length).toBeGreaterThan(3000)
    const words = common.filter((word) => /^[a-z]{7,}$/.test(word)).slice(0, 3000)
    expect(words).toHaveLength(3000)
    const taken = []
    for (const word of words)
      if ((await keyOf(`${word.charAt(0).toUpperCase()}${word.slice(1)}1`)) !== 'password_common') taken.push(word)
    expect(taken).toEqual([])
  })
})

describe.each(databases)('over $name', ({ place: makePlace }) => {
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

  test('a common password is refused at sign-up, at a change and at a reset', async () => {
    const common = 'Tigger77'
    const message = server.content.messages.fields.password_common
    const visitor = visitorOf(server)
    const signUp = await visitor.call('POST', '/users/register', { payload: { ...newAccount(), password: common } })
    expect([signUp.statusCode, signUp.json<ErrorReply>().problems]).toEqual([422, [{ field: 'password', message }]])

    const user = await logIn(server, await register(server))
    const change = await user.call('PUT', `/users/account/${user.id}/password`, {
      payload: { old_password: user.password, new_password: common },
    })
    const problems = [{ field: 'new_password', message }]
    expect([change.statusCode, change.json<ErrorReply>().problems]).toEqual([422, problems])

    await visitor.call('POST', '/users/forgot-password', { payload: { email: user.email } })
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === user.email)
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link')
    const reset = await visitor.call('POST', '/users/reset-password', { payload: { token, new_password: common } })
    expect([reset.statusCode, reset.json<ErrorReply>().problems]).toEqual([422, problems])
  })
})
