/** An address that wants news, with the campaign path that it was left at. */
import type { FastifyInstance } from 'fastify'
import { emailProblem } from '#engine/account/account-rules.ts'
import type { UpdatesRequest } from '#types/api.generated.ts'
import { siteAddress } from '#server/config/site-address.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { addSubscriber } from '#server/store/accounts/subscribers.ts'
import { emailKey } from '#server/store/accounts/users.ts'
import { unsubscribePage, unsubscribeToken } from '#server/accounts/unsubscribe.ts'
import { neighbourhoodOf, reserveTry, secondsOf, triesFor } from '#server/accounts/throttle.ts'
import { accountCall, succeeded } from '#server/routes/account/account-route-schema.ts'

export const addUpdatesRoute = (scope: FastifyInstance, parts: Parts, refuse: Refuse): void => {
  const { content, settings } = parts
  const { store } = parts.database
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
      await keep(parts, email, path, now)
      return reply.code(201).send(succeeded(email_capture.success))
    },
  )
}

/** Whoever is new gets a mail that says so, with the link to stop it. The reply is the same for everybody. */
const keep = async ({ database, outbox, settings }: Parts, email: string, path: string, now: Date): Promise<void> => {
  const email_key = emailKey(email)
  const token = unsubscribeToken(database.installation.logKey, email_key)
  await database.store.transaction().execute(async (transaction) => {
    const subscriber = { email_key, path, email, created_at: now.toISOString(), token }
    if (!(await addSubscriber(transaction, subscriber))) return
    // Whoever types the address of somebody else cannot fill their mailbox.
    const mayWrite = (await reserveTry(transaction, [triesFor('updates_mail', email_key)], now)) === null
    if (!mayWrite) return
    const words = { unsubscribe_link: unsubscribePage(siteAddress(settings), token) }
    await outbox.queue(transaction, { to: email, template: 'updates-welcome', words, unsubscribe_token: token })
  })
}
