import { schemaRef } from '#server/http/schemas.ts'
import { pathParamsSchema } from '#server/routes/path-params.ts'

export const submissionPath = '/api/quiz/submissions/:id'

/**
 * Summary, parameters, security and responses of a route below one submission. `ok`: schema of the successful reply by status.
 * `needs`: required credentials; default: the claim token, or the access token of the account that has claimed the submission.
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
