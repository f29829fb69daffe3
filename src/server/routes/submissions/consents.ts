/** Withdraws a consent: deletes what it covered, and the parts of the result that came from it. */
import type { FastifyInstance } from 'fastify'
import type { Withdrawal } from '#types/api.generated.ts'
import { ownedSubmission, resultViewFor } from '#server/accounts/ownership.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { resultReply } from '#server/results/results.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { consentInVersion } from '#server/results/shown-texts.ts'
import { changeSubmission } from '#server/store/submissions/submissions.ts'
import { withdrawConsent } from '#server/results/withdraw-consent.ts'
import { submissionPath, ownedRouteSchema } from './owned-route-schema.ts'

const path = `${submissionPath}/consents/:consent`

export const addConsentRoute = (
  scope: FastifyInstance,
  dependencies: Dependencies,
  rules: QuizRules,
  refuse: Refuse,
): void => {
  const { store } = dependencies.database
  scope.put<{ Body: Withdrawal; Params: { readonly consent: string } }>(
    path,
    {
      bodyLimit: 1024,
      schema: {
        ...ownedRouteSchema('Take a consent back, and delete what it covered', path, { 200: schemaRef('ResultReply') }),
        body: schemaRef('Withdrawal'),
      },
    },
    async (request, reply) => {
      const { id, content_version } = ownedSubmission(request)
      const name = request.params.consent
      // A consent that the current content no longer has can still be withdrawn.
      const consent =
        rules.consents.find((one) => one.id === name) ?? (await consentInVersion(store, content_version, name))
      if (!consent) return refuse(reply, 'not_found')
      const now = dependencies.settings.now().toISOString()
      const files = await changeSubmission(store, id, (transaction, submission) =>
        withdrawConsent(transaction, rules, submission, consent, now),
      )
      // Files after rows: cleanup deletes a file without a row, but a row without a file is a broken photo.
      await dependencies.photos.delete(files ?? [])
      dependencies.database.scrub()
      return (await resultReply(rules, store, id, resultViewFor(dependencies, request))) ?? refuse(reply, 'not_found')
    },
  )
}
