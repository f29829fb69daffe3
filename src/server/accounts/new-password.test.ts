import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblems } from '#engine/account/account-rules.ts'
import { logIn, newAccount, register, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { productContent, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { newPasswordProblems } from './new-password.ts'

const rules = async () => (await productContent()).content.constants.accounts
const keysOf = async (password: string) =>
  (await newPasswordProblems(await rules(), password, {})).map(({ key }) => key)

describe('a new password', () => {
  test.each(['Tigger77', 'TIGGER2024', 'Scorpion1!', 'Cocacola12'])(
    '%s is refused as common, although it passes the other rules',
    async (password) => {
      expect(passwordProblems(await rules(), password)).toEqual([])
      expect(await keysOf(password)).toEqual(['password_common'])
    },
  )

  test.each(['Correct-horse-9', 'Blåbärssylt-7', 'tigger-runs-Away-5', 'Ann82749163405'])(
    '%s is accepted',
    async (password) => {
      expect(await keysOf(password)).toEqual([])
    },
  )

  test('every broken rule is reported, as in the browser, and also that it is common', async () => {
    expect([await keysOf(''), await keysOf('tigger'), await keysOf('tiggerme'), await keysOf('Tigger12')]).toEqual([
      ['password_missing'],
      ['password_capital', 'password_number', 'password_too_short'],
      ['password_capital', 'password_number'],
      ['password_common'],
    ])
  })

  test('the list has more than 3,000 entries, and each is also refused with a capital letter and a number', async () => {
    const common = dictionary['passwords-common']
    expect(common.length).toBeGreaterThan(3000)
    const words = common.filter((word) => /^[a-z]{7,}$/.test(word)).slice(0, 3000)
    expect(words).toHaveLength(3000)
    const taken = []
    for (const word of words)
      if (!(await keysOf(`${word.charAt(0).toUpperCase()}${word.slice(1)}1`)).includes('password_common'))
        taken.push(word)
    expect(taken).toEqual([])
  })
})

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
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

  test('a common password is refused at sign-up, change and reset', async () => {
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
