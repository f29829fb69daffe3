/** Downloads all data of the account as one file, after the password was confirmed. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { exportFileName } from '#engine/file-name.ts'
import { dayIn } from '#engine/format.ts'
import type { ConfirmRequest } from '#types/api.generated.ts'
import { asAttachment } from '#server/http/attachments.ts'
import { reauthenticate, wrongPasswordProblem } from '#server/accounts/reauthenticate.ts'
import { accountExport } from '#server/accounts/account-export.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { reserveAttempt, retryAfterSeconds, attemptLimit } from '#server/accounts/throttle.ts'
import { accountPath } from './account.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/export`

export const addExportRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, photos, settings } = dependencies
  scope.post<{ Body: ConfirmRequest }>(
    path,
    {
      bodyLimit: 1024,
      schema: {
        ...userRouteSchema(
          'Download everything that the account holds',
          path,
          { 200: schemaRef('ExportReply') },
          'changes',
        ),
        body: schemaRef('ConfirmRequest'),
      },
    },
    async (request, reply) => {
      const now = settings.now()
      const user = await reauthenticate(dependencies, request, request.body.password)
      if (!user) return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'password'))
      // Once the stream has started, a failure can only abort it.
      await photos.expectReady()
      const wait = await reserveAttempt(database.store, [attemptLimit('export', user.id)], now)
      logSecurityEvent(dependencies, request.log, 'data_exported', wait === null ? 'ok' : 'throttled', user)
      if (wait !== null) return refuse(reply, 'export_rate_limit', { seconds: retryAfterSeconds(wait) })
      const name = exportFileName(content.brand.name, user.username, dayIn(now, content.site.time_zone))
      return asAttachment(reply, name)
        .type('application/json; charset=utf-8')
        .send(Readable.from(accountExport(dependencies, user, now)))
    },
  )
}
