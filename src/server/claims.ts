/** A result belongs to whoever has its claim token. Without it, a stored submission looks like one that never was. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refuse } from './refusals.ts'
import { hashOf, isHashOf } from './secrets.ts'
import { submissionById } from './store/submissions.ts'
import type { Store, SubmissionRow } from './store/tables.ts'

declare module 'fastify' {
  interface FastifyRequest {
    claimed: SubmissionRow | null
  }
}

/** Compared with when there is no submission, so that both ways take the same time. */
const nobody = hashOf('')

/**
 * Every route of this scope has the id of a submission in its address. The token is judged before the body is read:
 * a stranger cannot make us hold a picture.
 */
export const requireClaim = (scope: FastifyInstance, store: Store, refuse: Refuse): void => {
  scope.decorateRequest('claimed', null)
  scope.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { readonly id: string }
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const submission = await submissionById(store, id)
    const isTheirs = isHashOf(token, submission?.claim_hash ?? nobody)
    if (!submission || !isTheirs || token === '') return refuse(reply, 'not_found')
    request.claimed = submission
    return undefined
  })
}

export const claimedBy = (request: FastifyRequest): SubmissionRow => {
  if (!request.claimed) throw new Error('This route is outside of the scope that requires a claim')
  return request.claimed
}
