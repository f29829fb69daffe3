/** Callers for authorisation tests: the owner of an account, and callers whose credentials are missing, expired or wrong. */
import { hashOf } from '#server/accounts/secrets.ts'
import {
  type Call,
  type CallOptions,
  logIn,
  newAccount,
  register,
  signUp,
  type TestUser,
  visitorOf,
} from './accounts.ts'
import type { TestServer } from './server.ts'

export const actorNames = [
  'visitor',
  'owner',
  'other user',
  'expired access token',
  'access token without its cookie',
  'logged out',
  'password changed since',
  'deleted user',
  'refresh token as access token',
  'claim token before the claim',
  'claim token after the claim',
  'no anti-forgery token',
  'anti-forgery token of another browser',
  'sent by another site',
] as const

export type ActorName = (typeof actorNames)[number]

export type Actor = {
  readonly call: Call
  /** The user id that they put into URLs. */
  readonly userId: string
  readonly refresh: string
}

export type Actors = { readonly owner: TestUser; readonly all: Readonly<Record<ActorName, Actor>> }

/** Texts in the account of the owner. No other actor may receive them. */
export const canaries = { name: 'Can-7ae1', ownProduct: 'Can-5c02' }

/** `claimTokens`: `before` of an unclaimed submission, `after` of one that the owner has claimed. */
export const makeActors = async (
  server: TestServer,
  claimTokens: () => { readonly before: string; readonly after: string },
): Promise<Actors> => {
  const former = await register(server)
  const account = { ...former, password: newAccount().password }
  const changed = snapshotOf(server, await logIn(server, former))
  const owner = { ...(await logIn(server, former)), password: account.password }
  const at = `/users/account/${owner.id}`
  await expectOk(
    owner.call('PUT', `${at}/password`, {
      payload: { old_password: former.password, new_password: account.password },
    }),
  )
  await expectOk(
    owner.call('PUT', `${at}/profile`, { payload: { name: canaries.name, birth_date: null, gender: null } }),
  )
  await expectOk(
    owner.call('PUT', `${at}/products`, { payload: { products: [{ id: 'a', label: canaries.ownProduct }] } }),
  )

  const leaving = await logIn(server, account)
  const loggedOut = snapshotOf(server, leaving)
  await expectOk(leaving.call('POST', '/users/logout', { payload: { refresh: leaving.refresh } }))

  const goner = await signUp(server)
  const deleted = snapshotOf(server, goner)
  await expectOk(goner.call('POST', `/users/account/${goner.id}/delete`, { payload: { password: goner.password } }))

  const expired = await logIn(server, account)
  await server.database.store
    .updateTable('tokens')
    .set({ expires_at: '2000-01-01T00:00:00.000Z' })
    .where('hash', '=', hashOf(expired.access))
    .execute()

  const elsewhere = visitorOf(server)
  await elsewhere.call('GET', '/users/csrf')
  const foreign = { 'x-csrftoken': elsewhere.cookies.get('csrftoken') ?? '' }
  const own = { userId: owner.id, refresh: owner.refresh }
  const none = { userId: owner.id, refresh: 'x'.repeat(48) }
  const visitor = () => visitorOf(server).call
  return {
    owner,
    all: {
      visitor: { ...none, call: visitor() },
      owner: { ...own, call: owner.call },
      'other user': { ...(await signUp(server)), userId: owner.id },
      'expired access token': { ...expired, userId: owner.id },
      'access token without its cookie': { ...own, call: withOptions(visitor(), () => ({ token: owner.access })) },
      'logged out': { ...loggedOut, userId: owner.id },
      'password changed since': { ...changed, userId: owner.id },
      'deleted user': { ...deleted, userId: goner.id },
      'refresh token as access token': { ...own, call: withOptions(owner.call, () => ({ token: owner.refresh })) },
      'claim token before the claim': {
        ...none,
        call: withOptions(visitor(), () => ({ token: claimTokens().before })),
      },
      'claim token after the claim': { ...none, call: withOptions(visitor(), () => ({ token: claimTokens().after })) },
      'no anti-forgery token': { ...own, call: withOptions(owner.call, () => ({ csrf: false })) },
      'anti-forgery token of another browser': {
        ...own,
        call: withOptions(owner.call, () => ({ csrf: false, headers: foreign })),
      },
      'sent by another site': {
        ...own,
        call: withOptions(owner.call, () => ({ headers: { 'sec-fetch-site': 'cross-site' } })),
      },
    },
  }
}

/** Copies the cookies and tokens of a user, to use them after the session has ended. */
const snapshotOf = (server: TestServer, { cookies, access, refresh }: TestUser): Omit<Actor, 'userId'> => {
  const { call } = visitorOf(server, { cookies: new Map(cookies) })
  return { refresh, call: withOptions(call, () => ({ token: access })) }
}

/** Adds options to every call. */
const withOptions =
  (call: Call, more: () => CallOptions): Call =>
  (method, path, options = {}) => {
    const own = more()
    return call(method, path, { ...options, ...own, headers: { ...options.headers, ...own.headers } })
  }

const expectOk = async (reply: ReturnType<Call>): Promise<void> => {
  const { statusCode, body } = await reply
  if (statusCode !== 200) throw new Error(body)
}
