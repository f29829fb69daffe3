/** The scores of the latest report. Whether a high `value` is good is said by `direction` (scores-reply.schema.json). */
import type { FastifyInstance } from 'fastify'
import { scoreEntry } from '#engine/result/scores/score-entry.ts'
import type { Result, ScoresReply } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { storedResult } from '#server/results/results.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { latestResult } from '#server/store/submissions/reports.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = '/api/users/scores/:userId'

export const addScoresRoute = (scope: FastifyInstance, { database }: Dependencies): void => {
  scope.get(
    path,
    {
      schema: userRouteSchema('Read the scores of the latest report', path, { 200: schemaRef('ScoresReply') }),
    },
    async (request) => {
      const report = await latestResult(database.store, userOf(request).id)
      return report ? scoresIn(storedResult(report)) : {}
    },
  )
}

/** Leaves out unknown scores (too few answers). */
const scoresIn = ({ scores }: Result): ScoresReply =>
  Object.fromEntries(
    scores.flatMap((score) => {
      const entry = scoreEntry(score)
      return entry ? [[score.id, entry]] : []
    }),
  )
