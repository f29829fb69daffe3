/** Text that JSON and addresses allow and a database does not: NUL and half of a surrogate pair. Refused before anything reads it. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Refuse } from './refusals.ts'

/** The address is judged before anybody looks for what it names, the body before its schema. */
export const refuseUnstorable = (app: FastifyInstance, refuse: Refuse, message: string): void => {
  const judge = (reply: FastifyReply, field: string | null) =>
    field === null ? undefined : refuse(reply, 'malformed', { problems: [{ field, message }] })

  // Pages and files do nothing with a query: whoever follows a mangled link gets the page, and not an error for programs.
  app.addHook('onRequest', async ({ params, query, routeOptions }, reply) =>
    routeOptions.url?.startsWith('/api')
      ? judge(reply, unstorableIn(params, 'address') ?? unstorableIn(query, 'address'))
      : undefined,
  )
  app.addHook('preValidation', async ({ body }, reply) => judge(reply, unstorableIn(body, 'body')))
}

const unstorable = /[\0\p{Surrogate}]/u
const maxPathLength = 200

/** A value and where it was found. The path is spelled out only for the one that is refused. */
type Node = { readonly value: unknown; readonly key: string | number; readonly parent: Node | null }

/**
 * The path of the first such key or value. A stack, not a recursion: values can be nested very deeply. Whole lists of
 * numbers and short texts pass without an allocation each, because a body may hold a hundred thousand of them.
 */
export const unstorableIn = (root: unknown, name: string): string | null => {
  const pending: Node[] = []
  /** True when the value itself is refused; what holds others is put on the stack. */
  const isRefused = (value: unknown, key: string | number, parent: Node | null): boolean => {
    if (typeof value === 'string') return unstorable.test(value)
    if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) pending.push({ value, key, parent })
    return false
  }
  if (isRefused(root, name, null)) return name
  for (let place = pending.pop(); place; place = pending.pop()) {
    const { value } = place
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at += 1)
        if (isRefused(value[at], at, place)) return pathTo({ value: null, key: at, parent: place })
    } else
      for (const [key, inner] of Object.entries(value as object)) {
        if (unstorable.test(key)) return pathTo(place)
        if (isRefused(inner, key, place)) return pathTo({ value: null, key, parent: place })
      }
  }
  return null
}

/** From the root on, cut where it gets too long to help anybody. */
const pathTo = (found: Node): string => {
  const keys: (string | number)[] = []
  for (let place: Node | null = found; place; place = place.parent) keys.push(place.key)
  return keys.reverse().slice(0, maxPathLength).join('/').slice(0, maxPathLength)
}
