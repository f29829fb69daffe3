/** Simulated browsers: they store cookies, send the anti-forgery token, and can be logged in. */
import { randomBytes, randomInt } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { LoginReply } from '#types/api.generated.ts'
import type { TestServer } from './server.ts'

export type CallOptions = {
  readonly payload?: InjectOptions['payload']
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as Bearer token; null sends none, even for a logged-in user. */
  readonly token?: string | null
  /** Whether to send the anti-forgery token. Default: for every method except GET. */
  readonly csrf?: boolean
}

/** `path` is relative to /api. */
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

/** A new browser with its own IP address. Pass `cookies` to continue the session of another visitor. */
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

/** Unique username and email, and a password that satisfies the policy. */
export const newAccount = (): Account => {
  const random = randomBytes(6).toString('hex')
  return { username: `User.${random}`, email: `mail-${random}@example.com`, password: `Correct-horse-${random}-9` }
}

/** Creates an account without logging in. */
export const register = async (server: Pick<TestServer, 'app'>, changes: Partial<Account> = {}): Promise<Account> => {
  const account = { ...newAccount(), ...changes }
  const reply = await visitorOf(server).call('POST', '/users/register', { payload: account })
  if (reply.statusCode !== 201) throw new Error(`Not registered: ${reply.body}`)
  return account
}

/** Logs in, by default in a new browser. Calls of the returned user carry the access token. */
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

/** Creates an account and logs in. Hashes the password twice, so most test files should do it only once. */
export const signUp = async (server: Pick<TestServer, 'app'>, changes: Partial<Account> = {}): Promise<TestUser> =>
  logIn(server, await register(server, changes))
