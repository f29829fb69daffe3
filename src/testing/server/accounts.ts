/** Browsers without a window: they keep their cookies, send the anti-forgery token back, and can have an account. */
import { randomBytes, randomInt } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { LoginReply } from '#types/api.generated.ts'
import type { TestServer } from './server.ts'

export type CallOptions = {
  readonly payload?: InjectOptions['payload']
  readonly headers?: Readonly<Record<string, string>>
  /** Goes as Bearer; null: none, even for a user. */
  readonly token?: string | null
  /** false: leaves the anti-forgery token out. */
  readonly csrf?: boolean
}

/** `path` goes on from /api. */
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options?: CallOptions,
) => Promise<LightMyRequestResponse>

export type Visitor = { readonly call: Call; readonly cookies: Map<string, string>; readonly address: string }

export type Account = { readonly username: string; readonly email: string; readonly password: string }
export type TestUser = Visitor &
  Account & {
    readonly id: string
    readonly access: string
    readonly refresh: string
  }

const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A browser that was never here, at an address of its own. With `cookies`, another look at the same browser. */
export const visitorOf = (
  server: Pick<TestServer, 'app'>,
  { cookies = new Map<string, string>(), address = randomAddress() }: Partial<Omit<Visitor, 'call'>> = {},
): Visitor => {
  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const reply = await server.app.inject({
      remoteAddress: address,
      ...options,
      cookies: Object.fromEntries(cookies),
    })
    for (const { name, value, expires, maxAge } of reply.cookies)
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) cookies.delete(name)
      else cookies.set(name, value)
    return reply
  }
  const call: Call = async (method, path, { payload, headers = {}, token = null, csrf = method !== 'GET' } = {}) => {
    if (csrf && !cookies.has('csrftoken')) await send({ url: '/api/users/csrf' })
    return send({
      method,
      url: `/api${path}`,
      headers: {
        ...(csrf && { 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
  }
  return { call, cookies, address }
}

/** Nobody else has these. The password keeps the rule. */
export const newAccount = (): Account => {
  const random = randomBytes(6).toString('hex')
  return { username: `User.${random}`, email: `mail-${random}@example.com`, password: `Correct-horse-${random}-9` }
}

/** An account that exists from now on; nobody is logged in. */
export const register = async (server: Pick<TestServer, 'app'>, changes: Partial<Account> = {}): Promise<Account> => {
  const account = { ...newAccount(), ...changes }
  const reply = await visitorOf(server).call('POST', '/users/register', { payload: account })
  if (reply.statusCode !== 201) throw new Error(`Not registered: ${reply.body}`)
  return account
}

/** The user in a browser: a new one, or that of `visitor`. Calls carry the access token. */
export const logIn = async (
  server: Pick<TestServer, 'app'>,
  account: Account,
  visitor: Visitor = visitorOf(server),
): Promise<TestUser> => {
  const { username, password } = account
  const reply = await visitor.call('POST', '/users/login', { payload: { username, password } })
  if (reply.statusCode !== 200) throw new Error(`Not logged in: ${reply.body}`)
  const { access, refresh, user } = reply.json<LoginReply>()
  const call: Call = (method, path, options = {}) => visitor.call(method, path, { token: access, ...options })
  return { ...visitor, ...account, call, id: user.id, access, refresh }
}

/** A new account, logged in. Costs two hashes of its password: once a file is enough for most tests. */
export const signUp = async (server: Pick<TestServer, 'app'>, changes: Partial<Account> = {}): Promise<TestUser> =>
  logIn(server, await register(server, changes))
