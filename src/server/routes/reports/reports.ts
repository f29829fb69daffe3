/** The report history of a user: all submissions that the account has claimed, newest first. */
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { cursorPattern, maxPageSize, parseCursor, readReportPage } from './report-paging.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = '/api/users/reports/:userId'

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    before: {
      type: 'string',
      maxLength: 90,
      pattern: cursorPattern,
      description: 'Where the page begins: from the Link header of the page before it. Without it: with the newest.',
    },
    limit: {
      type: 'string',
      maxLength: 3,
      pattern: '^([1-9][0-9]?|100)$',
      description: `How many at most: 1 to ${maxPageSize}.`,
    },
  },
}

export const addReportsRoute = (scope: FastifyInstance, { content, database }: Dependencies): void => {
  const { reports_per_page } = content.constants.dashboard
  scope.get<{ Querystring: { readonly before?: string; readonly limit?: string } }>(
    path,
    {
      schema: {
        ...userRouteSchema('List the reports of the user, page by page', path, { 200: schemaRef('ReportsReply') }),
        description:
          'Newest first. When there are more, the header Link has the address of the next page, as rel="next".',
        querystring: query,
      },
    },
    async (request, reply) => {
      const { before, limit } = request.query
      const size = limit === undefined ? reports_per_page : Number(limit)
      const user = userOf(request).id
      const { next, reports } = await readReportPage(
        database.store,
        user,
        before === undefined ? null : parseCursor(before),
        size,
      )
      if (next !== null) {
        const address = new URLSearchParams({ before: next, ...(limit !== undefined && { limit }) })
        reply.header('link', `<${path.replace(':userId', user)}?${address}>; rel="next"`)
      }
      return reports
    },
  )
}
