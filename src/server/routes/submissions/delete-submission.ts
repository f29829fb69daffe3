/** A result is deleted for ever: its answers, its consents, its rating, its photos and their files. */
import type { FastifyInstance } from 'fastify'
import { limited } from '#server/http/limits/rate-limit.ts'
import { ownedBy } from '#server/accounts/ownership.ts'
import type { Parts } from '#server/dependencies.ts'
import { shape } from '#server/http/schemas.ts'
import { deleteSubmission } from '#server/store/submissions/submissions.ts'
import { succeeded } from '#server/routes/account/account-route-schema.ts'
import { byId, owned } from './owned-route-schema.ts'

export const addDeleteSubmissionRoute = (scope: FastifyInstance, parts: Parts): void => {
  const { content, database, photos, settings } = parts
  scope.delete(
    byId,
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: owned('Delete a stored result for ever', byId, { 200: shape('SuccessReply') }),
    },
    async (request) => {
      // Rows first: a file without a row is found and deleted later, a row without a file would be a broken picture.
      const held = await deleteSubmission(database.store, ownedBy(request).id, settings.now().toISOString())
      await photos.forget(held.map(({ file }) => file))
      database.scrub()
      return succeeded(content.messages.reports.deleted)
    },
  )
}
