/** Subscribes an address to news, with the campaign path of the form. */
import type { FastifyInstance } from 'fastify'
import { emailProblem } from '#engine/account/account-rules.ts'
import type { UpdatesRequest } from '#types/api.generated.ts'
import { siteAddress } from '#server/config/site-address.ts'
import type { Dependencies, DependenciesWith } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { addSubscriber } from '#server/store/accounts/subscribers.ts'
import { emailKey } from '#server/store/accounts/users.ts'
import { unsubscribePage, unsubscribeToken } from '#server/accounts/unsubscribe.ts'
import { addressLimits, reserveAttempt, retryAfterSeconds, attemptLimit } from '#server/accounts/throttle.ts'
import { accountRouteSchema, successReply } from '#server/routes/account/account-route-schema.ts'

export const addUpdatesRoute = (
  scope: FastifyInstance,
  dependencies: DependenciesWith<'updates'>,
  refuse: Refuse,
): void => {
  const { content, settings } = dependencies
  const { store } = dependencies.database
  const { common, email_capture } = content.messages
  const paths: ReadonlySet<string> = new Set(content.pages.updates.paths.map(({ route }) => route))
  scope.post<{ Body: UpdatesRequest }>(
    '/api/updates',
    {
      schema: {
        ...accountRouteSchema('Sign up for news', { 201: schemaRef('SuccessReply') }),
        body: schemaRef('UpdatesRequest'),
      },
    },
    async (request, reply) => {
      const { path, email } = request.body
      const problems = [
        ...(emailProblem(content.constants.accounts, email) ? [{ field: 'email', message: email_capture.format }] : []),
        ...(paths.has(path) ? [] : [{ field: 'path', message: common.not_found }]),
      ]
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const now = settings.now()
      const limits = addressLimits('updates', request.ip, settings.rateLimitPerMinute)
      const wait = await reserveAttempt(store, limits, now)
      if (wait !== null) return refuse(reply, 'updates_rate_limit', { seconds: retryAfterSeconds(wait) })
      await storeSubscriber(dependencies, email, path, now)
      return reply.code(201).send(successReply(email_capture.success))
    },
  )
}

/** Sends a welcome mail with an unsubscribe link to a new subscriber. The reply is the same for a known one. */
const storeSubscriber = async (
  { database, outbox, settings }: Dependencies,
  email: string,
  path: string,
  now: Date,
): Promise<void> => {
  const email_key = emailKey(email)
  const token = unsubscribeToken(database.installation.hmacKey, email_key)
  await database.store.transaction().execute(async (transaction) => {
    const subscriber = { email_key, path, email, created_at: now.toISOString(), token }
    if (!(await addSubscriber(transaction, subscriber))) return
    // Limits the mails that anyone can cause to another person's address.
    const isMailAllowed = (await reserveAttempt(transaction, [attemptLimit('updates_mail', email_key)], now)) === null
    if (!isMailAllowed) return
    const values = { unsubscribe_link: unsubscribePage(siteAddress(settings), token) }
    await outbox.queue(transaction, { to: email, template: 'updates-welcome', values, unsubscribe_token: token })
  })
}
