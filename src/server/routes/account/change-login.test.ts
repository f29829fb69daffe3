import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logIn, newAccount, signUp, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { AccountReply, ErrorReply, SuccessReply } from '#types/api.generated.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    user = await signUp(server)
    await server.mails()
  })

  const put = (part: string, payload: object, by: TestUser = user) =>
    by.call('PUT', `/users/account/${by.id}/${part}`, { payload })
  const problemsOf = (reply: Awaited<ReturnType<typeof put>>) => [
    reply.statusCode,
    reply.json<ErrorReply>().success,
    reply.json<ErrorReply>().problems,
  ]
  const messages = () => server.content.messages.fields
  const wrong = () => [422, false, [{ field: 'old_password', message: messages().password_old_wrong }]]
  const mailsTo = async (...addresses: readonly string[]) =>
    (await server.mails()).filter(({ recipient }) => addresses.includes(recipient))
  const emailNow = async () => (await user.call('GET', `/users/account/${user.id}`)).json<AccountReply>().email
  /** The last reset link that was sent to an address. */
  const linkTo = async (email: string) => {
    await visitorOf(server).call('POST', '/users/forgot-password', { payload: { email } })
    const text = (await mailsTo(email)).at(-1)?.text ?? ''
    return /#token=([\w-]+)/.exec(text)?.[1] ?? expect.fail(`There is no link in ${text}`)
  }
  const reset = (token: string) =>
    visitorOf(server).call('POST', '/users/reset-password', { payload: { token, new_password: newAccount().password } })

  describe('a new email address', () => {
    test('is saved, and both addresses get a mail that does not name the other', async () => {
      const { email } = newAccount()
      const reply = await put('email', { email, old_password: user.password })
      expect([reply.statusCode, reply.json<SuccessReply>().message]).toEqual([
        200,
        server.content.messages.account.email_saved,
      ])
      expect(await emailNow()).toBe(email)
      const mails = (await mailsTo(user.email, email)).filter(({ template }) => template === 'email-changed')
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([user.email, email].sort())
      for (const { text, html } of mails) {
        expect(text).toContain(user.username)
        for (const address of [user.email, email]) expect(`${text}${html}`).not.toContain(address)
        expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
      }
    })

    test('invalidates reset links that were sent to the old one', async () => {
      const link = await linkTo(user.email)
      await put('email', { email: newAccount().email, old_password: user.password })
      expect((await reset(link)).statusCode).toBe(422)
    })

    test('that already has an account is accepted like any other, so it is not revealed', async () => {
      const other = await signUp(server)
      const replies = [
        await put('email', { email: other.email, old_password: user.password }),
        await put('email', { email: newAccount().email, old_password: user.password }),
      ]
      expect(replies[0]?.body).toBe(replies[1]?.body)
    })

    test('that is the same as before sends nothing', async () => {
      const before = (await mailsTo(user.email)).length
      expect((await put('email', { email: user.email, old_password: user.password })).statusCode).toBe(200)
      expect(await mailsTo(user.email)).toHaveLength(before)
    })

    test('gets a limited number of mails', async () => {
      const { email } = newAccount()
      for (let time = 0; time < 6; time += 1) {
        await put('email', { email, old_password: user.password })
        await put('email', { email: user.email, old_password: user.password })
      }
      expect((await mailsTo(email)).length).toBeLessThanOrEqual(9)
      const typed = (await mailsTo(email)).length - 6
      expect(typed).toBe(3)
    })

    test('is refused with a wrong password, and if it is invalid', async () => {
      const { email } = newAccount()
      expect(problemsOf(await put('email', { email, old_password: 'Not-this-1' }))).toEqual(wrong())
      const reply = await put('email', { email: 'a,b@example.com', old_password: user.password })
      expect(problemsOf(reply)).toEqual([422, false, [{ field: 'email', message: messages().email_format }]])
      expect(await emailNow()).toBe(user.email)
    })
  })

  describe('a new password', () => {
    const { password: next } = newAccount()
    const change = (new_password = next, old_password = user.password) =>
      put('password', { old_password, new_password })

    test('replaces the old one', async () => {
      const reply = await change()
      expect([reply.statusCode, reply.json<SuccessReply>().message]).toEqual([
        200,
        server.content.messages.account.password_saved,
      ])
      await expect(logIn(server, { ...user, password: next })).resolves.toMatchObject({ id: user.id })
      await expect(logIn(server, user)).rejects.toThrow(/login_wrong/)
    })

    test('ends every other login but not this one', async () => {
      const others = [await logIn(server, user), await logIn(server, user)]
      await change()
      const me = (by: TestUser) => by.call('GET', `/users/account/${by.id}`)
      expect((await me(user)).statusCode).toBe(200)
      expect((await Promise.all(others.map(me))).map(({ statusCode }) => statusCode)).toEqual([401, 401])
      const refresh = await others[0]?.call('POST', '/token/refresh', { payload: { refresh: others[0]?.refresh } })
      expect(refresh?.statusCode).toBe(401)
    })

    test('is confirmed by mail, and invalidates earlier reset links', async () => {
      const link = await linkTo(user.email)
      await change()
      const last = (await mailsTo(user.email)).at(-1)
      expect(last?.text).toContain(user.username)
      expect(last?.template).toBe('password-changed')
      expect((await reset(link)).statusCode).toBe(422)
    })

    test('is refused with a wrong old one, and nothing changes', async () => {
      expect(problemsOf(await change(next, 'Not-this-1'))).toEqual(wrong())
      await expect(logIn(server, user)).resolves.toMatchObject({ id: user.id })
    })

    test('must follow the rules and differ from the old one', async () => {
      const problem = (message: string) => [422, false, [{ field: 'new_password', message }]]
      expect(problemsOf(await change('no-capital-letter-1'))).toEqual(problem(messages().password_capital))
      expect(problemsOf(await change('No-number-at-all'))).toEqual(problem(messages().password_number))
      expect(problemsOf(await change('no-capital-no-number'))).toEqual([
        422,
        false,
        [messages().password_capital, messages().password_number].map((message) => ({
          field: 'new_password',
          message,
        })),
      ])
      expect(problemsOf(await change(user.password))).toEqual(problem(messages().password_same))
      expect(problemsOf(await change(`${user.username}A1`))).toEqual(problem(messages().password_common))
    })

    test('is saved once if two arrive at the same time', async () => {
      const wanted = [newAccount().password, newAccount().password]
      const replies = await Promise.all(wanted.map((new_password) => change(new_password)))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
      const saved = wanted[replies.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
      await expect(logIn(server, { ...user, password: saved })).resolves.toMatchObject({ id: user.id })
    })

    test('guessing the old one is throttled', async () => {
      const replies = []
      for (let time = 0; time < 11; time += 1) replies.push(await change(next, `Not-this-${time}`))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 10 }, () => 422), 429])
      expect(replies.at(-1)?.headers['retry-after']).toBe('60')
    })
  })
})
