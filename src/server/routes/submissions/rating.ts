/** A user's rating of the recommendation of a report: stars and a comment. */
import type { FastifyInstance } from 'fastify'
import { lengthProblem } from '#engine/account/account-rules.ts'
import type { FieldProblem, RatingReply, RatingRequest } from '#types/api.generated.ts'
import { ownedSubmission } from '#server/accounts/ownership.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { deleteRating, saveRating, ratingOf } from '#server/store/submissions/ratings.ts'
import type { RatingRow } from '#server/store/database/tables.ts'
import { fieldProblems } from '#server/routes/account/account-route-schema.ts'
import { submissionPath, ownedRouteSchema } from './owned-route-schema.ts'

const path = `${submissionPath}/rating`

const replyOf = (row: RatingRow | undefined): RatingReply => ({
  rating: row ? { stars: row.stars, comment: row.comment, updated_at: row.updated_at } : null,
})

export const addRatingRoutes = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, settings } = dependencies
  const { store } = database
  const described = (summary: string) => ownedRouteSchema(summary, path, { 200: schemaRef('RatingReply') }, ['user'])

  scope.get(path, { schema: described('Read the rating of a recommendation') }, async (request) =>
    replyOf(await ratingOf(store, ownedSubmission(request).id)),
  )

  scope.put<{ Body: RatingRequest }>(
    path,
    { schema: { ...described('Rate a recommendation'), body: schemaRef('RatingRequest') } },
    async (request, reply) => {
      const { stars } = request.body
      const comment = request.body.comment.trim()
      const problems = problemsOf(content, stars, comment)
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })
      const { id: submission_id } = ownedSubmission(request)
      const rating = { submission_id, stars, comment, updated_at: settings.now().toISOString() }
      const isSaved = await saveRating(store, rating)
      database.scrub()
      return isSaved ? replyOf(rating) : refuse(reply, 'not_found')
    },
  )

  scope.delete(path, { schema: described('Delete the rating of a recommendation') }, async (request) => {
    await deleteRating(store, ownedSubmission(request).id, settings.now().toISOString())
    database.scrub()
    return replyOf(undefined)
  })
}

/** Content may set narrower limits than the schema. */
const problemsOf = (
  { constants: { limits }, messages: { fields } }: Pick<Dependencies['content'], 'constants' | 'messages'>,
  stars: number,
  comment: string,
): readonly FieldProblem[] => [
  ...(stars < limits.rating_min || stars > limits.rating_max
    ? [{ field: 'stars', message: fields.rating_missing }]
    : []),
  ...fieldProblems(fields, { comment: lengthProblem(comment, limits.comment_max, 'comment_too_long') }),
]
