/** A user takes everything along: one file, after the password. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ConfirmRequest } from '#types/api.generated.ts'
import { asAttachment } from '#server/http/attachments.ts'
import { confirmedUser, wrongPassword } from '#server/accounts/reauthenticate.ts'
import { dayOf } from '#server/operations/days.ts'
import { exportOf } from '#server/accounts/account-export.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { reserveTry, secondsOf, triesFor } from '#server/accounts/throttle.ts'
import { accountPath } from './account.ts'
import { userCall } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/export`

export const addExportRoute = (scope: FastifyInstance, parts: Parts, refuse: Refuse): void => {
  const { content, database, photos, settings } = parts
  scope.post<{ Body: ConfirmRequest }>(
    path,
    {
      bodyLimit: 1024,
      config: limited('reading', settings.rateLimitPerMinute),
      schema: {
        ...userCall('Download everything that the account holds', path, { 200: shape('ExportReply') }, 'changes'),
        body: shape('ConfirmRequest'),
      },
    },
    async (request, reply) => {
      const now = settings.now()
      const user = await confirmedUser(parts, request, request.body.password)
      if (!user) return refuse(reply, 'not_accepted', wrongPassword(parts, 'password'))
      // Once it has begun, it can only break off.
      await photos.expectReady()
      const wait = await reserveTry(database.store, [triesFor('export', user.id)], now)
      logSecurityEvent(parts, request.log, 'data_exported', wait === null ? 'ok' : 'throttled', user)
      if (wait !== null) return refuse(reply, 'export_rate_limit', { seconds: secondsOf(wait) })
      const name = `${content.site.name}-${user.username}-${dayOf(now, content.constants.format.time_zone)}.json`
      return asAttachment(reply, name)
        .type('application/json; charset=utf-8')
        .send(Readable.from(exportOf(parts, user, now)))
    },
  )
}
