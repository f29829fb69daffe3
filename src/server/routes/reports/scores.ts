/** The scores of the latest report, by the calls of the specification: high is good. */
import type { FastifyInstance } from 'fastify'
import type { Result, ScoresReply } from '#types/api.generated.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import { storedResult } from '#server/results/results.ts'
import { shape } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { latestResult } from '#server/store/submissions/reports.ts'
import { userCall } from '#server/routes/user-route-schema.ts'

const path = '/api/users/scores/:userId'

export const addScoresRoute = (scope: FastifyInstance, { database, settings }: Parts): void => {
  scope.get(
    path,
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: userCall('Read the scores of the latest report', path, { 200: shape('ScoresReply') }),
    },
    async (request) => {
      const report = await latestResult(database.store, userOf(request).id)
      return report ? scoresIn(storedResult(report)) : {}
    },
  )
}

/** A score that is not known is left out: it has no number. */
const scoresIn = ({ scores }: Result): ScoresReply =>
  Object.fromEntries(
    scores.flatMap(({ id, name, condition, concern, condition_band }) =>
      condition === null || concern === null || condition_band === null
        ? []
        : [[id, { description: name, value: condition, concern, label: condition_band.label }]],
    ),
  )
