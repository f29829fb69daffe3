/** A result is deleted for ever: its answers, its consents, its rating, its photos and their files. */
import type { FastifyInstance } from 'fastify'
import { rateLimit } from '#server/http/limits/rate-limit.ts'
import { ownedSubmission } from '#server/accounts/ownership.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { deleteSubmission } from '#server/store/submissions/submissions.ts'
import { successReply } from '#server/routes/account/account-route-schema.ts'
import { submissionPath, ownedRouteSchema } from './owned-route-schema.ts'

export const addDeleteSubmissionRoute = (scope: FastifyInstance, dependencies: Dependencies): void => {
  const { content, database, photos, settings } = dependencies
  scope.delete(
    submissionPath,
    {
      config: rateLimit('reading', settings.rateLimitPerMinute),
      schema: ownedRouteSchema('Delete a stored result for ever', submissionPath, { 200: schemaRef('SuccessReply') }),
    },
    async (request) => {
      // Rows first: a file without a row is found and deleted later, a row without a file would be a broken picture.
      const held = await deleteSubmission(database.store, ownedSubmission(request).id, settings.now().toISOString())
      await photos.forget(held.map(({ file }) => file))
      database.scrub()
      return successReply(content.messages.reports.deleted)
    },
  )
}
