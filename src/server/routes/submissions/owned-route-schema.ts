/** What all routes below one submission have in common. */
import { schemaRef } from '#server/http/schemas.ts'
import { pathParamsSchema } from '#server/routes/path-params.ts'

export const submissionPath = '/api/quiz/submissions/:id'

/**
 * The words of a route for the API description, and its replies; `ok` is the shape of the good one. `needs`: what has to come
 * with the call. Without it: the claim token, or once an account has claimed the submission, the access token of its user.
 */
export const ownedRouteSchema = (
  summary: string,
  path: string,
  ok: { readonly [status: number]: unknown },
  needs?: readonly ('user' | 'csrf')[],
) => ({
  summary,
  tags: ['quiz'],
  security: needs ? [Object.fromEntries(needs.map((name) => [name, []]))] : [{ claim: [] }, { user: [] }],
  params: pathParamsSchema(path),
  response: { ...ok, '4xx': schemaRef('ErrorReply'), '5xx': schemaRef('ErrorReply') },
})
