/**
 * A result belongs to whoever has its claim token, until an account has claimed it: then only to that account. To anybody
 * else, a stored submission looks like one that never was.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { hashOf, isHashOf } from './secrets.ts'
import { loadUser, optionalUser } from './sessions.ts'
import { submissionById } from '#server/store/submissions/submissions.ts'
import type { SubmissionRow } from '#server/store/database/tables.ts'
import { accessTokenIn } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ownedSubmission: SubmissionRow | null
  }
}

/** Compared with when there is no submission, so that both ways take the same time. */
const dummyHash = hashOf('')

/** Once, before any route: requests can then carry the submission of their owner. */
export const decorateOwnedSubmission = (app: FastifyInstance): void => {
  app.decorateRequest('owned', null)
}

/**
 * Every route of this scope has the id of a submission in its address. The owner is judged before the body is read: a
 * stranger cannot make us hold a picture.
 */
export const requireOwner = (
  scope: FastifyInstance,
  dependencies: Pick<Dependencies, 'database' | 'settings'>,
  refuse: Refuse,
) => {
  loadUser(scope, dependencies)
  scope.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    // An access token that has run out: a new one opens what this one does not.
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

/** What its owner sees of a result: a visitor the preview, a user everything. */
export const resultView = (request: FastifyRequest): 'preview' | 'full' => (optionalUser(request) ? 'full' : 'preview')
