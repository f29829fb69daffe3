/** Deletes a submission permanently, with its consents, rating and photos. */
import type { FastifyInstance } from 'fastify'
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
      schema: ownedRouteSchema('Delete a stored result for ever', submissionPath, { 200: schemaRef('SuccessReply') }),
    },
    async (request) => {
      // Rows before files: cleanup deletes a file without a row, but a row without a file is a broken photo.
      const held = await deleteSubmission(database.store, ownedSubmission(request).id, settings.now().toISOString())
      await photos.delete(held.map(({ file }) => file))
      database.scrub()
      return successReply(content.messages.reports.deleted)
    },
  )
}
