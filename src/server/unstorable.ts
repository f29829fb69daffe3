/** Text that JSON and addresses allow and a database does not: NUL and half of a surrogate pair. Refused before anything reads it. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Refuse } from './refusals.ts'

/** The address is judged before anybody looks for what it names, the body before its schema. */
export const refuseUnstorable = (app: FastifyInstance, refuse: Refuse, message: string): void => {
  const judge = (reply: FastifyReply, field: string | null) =>
    field === null ? undefined : refuse(reply, 'malformed', { problems: [{ field, message }] })

  app.addHook('onRequest', async ({ params, query }, reply) =>
    judge(reply, unstorableIn(params, 'address') ?? unstorableIn(query, 'address')),
  )
  app.addHook('preValidation', async ({ body }, reply) => judge(reply, unstorableIn(body, 'body')))
}

const unstorable = /[\0\p{Surrogate}]/u

/** The path of the first such key or value. A list of what is waiting, not a recursion: bodies can be nested very deeply. */
export const unstorableIn = (value: unknown, root: string): string | null => {
  const waiting: { readonly path: string; readonly value: unknown }[] = [{ path: root, value }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value: part } = next
    if (typeof part === 'string' && unstorable.test(part)) return path
    if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) continue
    for (const [key, inner] of Object.entries(part)) {
      if (unstorable.test(key)) return path
      waiting.push({ path: path.length < 200 ? `${path}/${key}` : path, value: inner })
    }
  }
  return null
}
