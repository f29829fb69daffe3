/** An address that wants news, with the campaign path that it was left at. */
import type { FastifyInstance } from 'fastify'
import { emailProblem } from '#engine/account-rules.ts'
import type { UpdatesRequest } from '#types/api.generated.ts'
import { limited } from '#server/limits.ts'
import type { Parts } from '#server/parts.ts'
import type { Refuse } from '#server/refusals.ts'
import { shape } from '#server/schemas.ts'
import { addSubscriber } from '#server/store/subscribers.ts'
import { emailKey } from '#server/store/users.ts'
import { neighbourhoodOf, reserveTry, secondsOf, triesFor } from '#server/tries.ts'
import { accountCall, succeeded } from './account-call.ts'

export const addUpdatesRoute = (
  scope: FastifyInstance,
  { content, database, settings }: Parts,
  refuse: Refuse,
): void => {
  const { store } = database
  const { common, email_capture } = content.messages
  const paths: ReadonlySet<string> = new Set(content.pages.updates.paths.map(({ route }) => route))
  scope.post<{ Body: UpdatesRequest }>(
    '/api/updates',
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: { ...accountCall('Sign up for news', { 201: shape('SuccessReply') }), body: shape('UpdatesRequest') },
    },
    async (request, reply) => {
      const { path } = request.body
      const email = request.body.email.trim()
      const problems = [
        ...(emailProblem(content.constants.accounts, email) ? [{ field: 'email', message: email_capture.format }] : []),
        ...(paths.has(path) ? [] : [{ field: 'path', message: common.not_found }]),
      ]
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const now = settings.now()
      const tries = triesFor('updates', neighbourhoodOf(request.ip), settings.rateLimitPerMinute)
      const wait = await reserveTry(store, [tries], now)
      if (wait !== null) return refuse(reply, 'updates_rate_limit', { seconds: secondsOf(wait) })
      await addSubscriber(store, {
        email_key: emailKey(email),
        path,
        email,
        created_at: now.toISOString(),
        token: null,
      })
      return reply.code(201).send(succeeded(email_capture.success))
    },
  )
}
