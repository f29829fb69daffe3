/**
 * The owner of a submission is the holder of its claim token, or, once an account has claimed it, that account only. For everyone
 * else the reply is the same as for a submission that does not exist.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resultView } from '#engine/result/result.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { hashOf, isHashOf } from './secrets.ts'
import { loadUser, optionalUser } from './sessions.ts'
import { submissionById } from '#server/store/submissions/submissions.ts'
import type { SubmissionRow } from '#server/store/database/tables.ts'
import type { ResultReply } from '#types/api.generated.ts'
import { accessTokenIn } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ownedSubmission: SubmissionRow | null
  }
}

/** Compared with when there is no submission, for constant timing. */
const dummyHash = hashOf('')

/** Must be called once, before any route is added. */
export const decorateOwnedSubmission = (app: FastifyInstance): void => {
  app.decorateRequest('ownedSubmission', null)
}

/**
 * Guards a scope in which every path contains a submission id. The owner is checked before the body is read: nobody else can
 * make the server buffer a photo.
 */
export const requireOwner = (
  scope: FastifyInstance,
  dependencies: Pick<Dependencies, 'database' | 'settings'>,
  refuse: Refuse,
) => {
  loadUser(scope, dependencies)
  scope.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    // An expired access token: 401 makes the client refresh it, where 404 would be final.
    const isUser = optionalUser(request) !== null
    if (!isUser && accessTokenIn(request.headers.authorization) !== null) return refuse(reply, 'login_required')
    const { id } = request.params as { readonly id: string }
    const submission = await submissionById(dependencies.database.store, id)
    if (!isOwner(request, submission)) return refuse(reply, 'not_found')
    request.ownedSubmission = submission
    return undefined
  })
}

const isOwner = (request: FastifyRequest, submission: SubmissionRow | undefined): submission is SubmissionRow => {
  const user = optionalUser(request)
  if (user) return submission?.user_id === user.id
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const isTheirs = isHashOf(token, submission?.claim_hash ?? dummyHash)
  return isTheirs && token !== '' && submission?.user_id === null
}

export const ownedSubmission = (request: FastifyRequest): SubmissionRow => {
  if (!request.ownedSubmission) throw new Error('This route is outside of the scope that requires an owner')
  return request.ownedSubmission
}

/** What the sender of this request may see of a result. */
export const resultViewFor = (
  { content }: Pick<Dependencies, 'content'>,
  request: FastifyRequest,
): ResultReply['view'] => resultView(content, optionalUser(request) !== null)
