/** Moves a visitor's result into an account, once, with the claim token that the device has made. */
import type { FastifyInstance } from 'fastify'
import type { ClaimRequest } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { reportSummary } from '#server/routes/reports/report-paging.ts'
import { hashOf, isHashOf } from '#server/accounts/secrets.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { lockAccount } from '#server/store/accounts/accounts.ts'
import { claimSubmission, reportById } from '#server/store/submissions/reports.ts'
import { submissionById } from '#server/store/submissions/submissions.ts'
import { submissionPath, ownedRouteSchema } from './owned-route-schema.ts'

const path = `${submissionPath}/claim`

export const addClaimRoute = (scope: FastifyInstance, { database }: Dependencies, refuse: Refuse): void => {
  const { store } = database
  scope.post<{ Body: ClaimRequest; Params: { readonly id: string } }>(
    path,
    {
      bodyLimit: 1024,
      schema: {
        ...ownedRouteSchema('Take a result into the account', path, { 200: schemaRef('ReportSummary') }, [
          'user',
          'csrf',
        ]),
        description: 'Once. A retry by the same account gets the first reply again.',
        body: schemaRef('ClaimRequest'),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const token = request.body.claim_token
      const user_id = userOf(request).id
      const isThere = await store.transaction().execute(async (transaction) => {
        // The lock keeps the account from being deleted at the same time.
        if (!(await lockAccount(transaction, user_id))) return false
        await claimSubmission(transaction, id, hashOf(token), user_id)
        return true
      })
      if (!isThere) return refuse(reply, 'login_required')

      const submission = await submissionById(store, id)
      if (!submission || !isHashOf(token, submission.claim_hash)) return refuse(reply, 'claim_gone')
      if (submission.user_id !== user_id) return refuse(reply, 'claim_taken')
      const report = await reportById(store, id)
      return (report && (await reportSummary(store, report))) ?? refuse(reply, 'claim_gone')
    },
  )
}
