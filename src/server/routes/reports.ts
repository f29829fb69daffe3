/** The report history of a user: every quiz that the account has claimed, newest first. */
import type { FastifyInstance } from 'fastify'
import type { ReportSummary } from '#types/api.generated.ts'
import { limited } from '#server/limits.ts'
import type { Parts } from '#server/parts.ts'
import { storedResult } from '#server/results.ts'
import { shape } from '#server/schemas.ts'
import { userOf } from '#server/sessions.ts'
import { type ReportRow, reportsOf } from '#server/store/reports.ts'
import { userCall } from './user-call.ts'

const path = '/api/users/reports/:userId'

/** In numbers; the result itself is read one by one. */
export const summaryOf = (report: ReportRow): ReportSummary => {
  const { answered, total, content_version } = storedResult(report)
  const { id, created_at, photos } = report
  return { id, created_at, answered, total, photos, content_version }
}

export const addReportsRoute = (scope: FastifyInstance, { database, settings }: Parts): void => {
  scope.get(
    path,
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: userCall('List the reports of the user', path, { 200: shape('ReportsReply') }),
    },
    async (request) => (await reportsOf(database.store, userOf(request).id)).map(summaryOf),
  )
}
