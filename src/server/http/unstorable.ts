/** Refuses text that JSON and URLs allow but databases do not: NUL and unpaired surrogates. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { unstorable } from '#engine/characters.ts'
import type { Refuse } from './refusals.ts'

/** Checks the URL before any handler uses it, and the body before its schema validation. */
export const refuseUnstorable = (app: FastifyInstance, refuse: Refuse, message: string): void => {
  const refuseIf = (reply: FastifyReply, field: string | null) =>
    field === null ? undefined : refuse(reply, 'malformed', { problems: [{ field, message }] })

  // Only for the API. Pages and files ignore the query, so a visitor with a mangled link gets the page, not a JSON error.
  app.addHook('onRequest', async ({ params, query, routeOptions }, reply) =>
    routeOptions.url?.startsWith('/api')
      ? refuseIf(reply, unstorableIn(params, 'address') ?? unstorableIn(query, 'address'))
      : undefined,
  )
  app.addHook('preValidation', async ({ body }, reply) => refuseIf(reply, unstorableIn(body, 'body')))
}

const maxPathLength = 200

/** A value with its parent. The path is built only for the refused one. */
type Node = { readonly value: unknown; readonly key: string | number; readonly parent: Node | null }

/**
 * Path of the first key or value that cannot be stored, or null. Uses a stack instead of recursion, because values can be nested
 * deeply. Strings and numbers are checked without an allocation: a body may contain a hundred thousand of them.
 */
export const unstorableIn = (root: unknown, name: string): string | null => {
  const pending: Node[] = []
  /** True if the value itself is refused. Objects and arrays are pushed to the stack. */
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

/** From the root, truncated to `maxPathLength`. */
const pathTo = (found: Node): string => {
  const keys: (string | number)[] = []
  for (let place: Node | null = found; place; place = place.parent) keys.push(place.key)
  return keys.reverse().slice(0, maxPathLength).join('/').slice(0, maxPathLength)
}
