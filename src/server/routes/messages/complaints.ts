/** Stores a complaint with a reference, and confirms it by mail if an address was given. */
import type { FastifyInstance } from 'fastify'
import { emailProblem, lengthProblem, nameProblem } from '#engine/account/account-rules.ts'
import { fill } from '#engine/format.ts'
import type { ComplaintReply, ComplaintRequest, FieldProblem } from '#types/api.generated.ts'
import { messageHeaders, messageId, type OptionalKey } from '#server/http/idempotency-key.ts'
import type { Dependencies, DependenciesWith, ServerContent } from '#server/dependencies.ts'
import { newReference } from './new-reference.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { addComplaint, complaintReference } from '#server/store/messages/complaints.ts'
import { emailKey } from '#server/store/accounts/users.ts'
import { addressLimits, reserveAttempt, tooManyAttempts, attemptLimit } from '#server/accounts/throttle.ts'
import { accountRouteSchema, fieldProblems } from '#server/routes/account/account-route-schema.ts'
import { topicsOf } from './topics.ts'

export const addComplaintsRoute = (
  scope: FastifyInstance,
  dependencies: DependenciesWith<'complaints'>,
  refuse: Refuse,
): void => {
  const { content, settings } = dependencies
  const { store } = dependencies.database
  const topics = topicsOf(content.pages.complaints.fields)
  scope.post<{ Body: ComplaintRequest; Headers: OptionalKey }>(
    '/api/complaints',
    {
      // Enough for the longest complaint that a content may allow, whatever the characters.
      bodyLimit: 64 * 1024,
      schema: {
        ...accountRouteSchema('Send a complaint', { 201: schemaRef('ComplaintReply') }),
        headers: messageHeaders,
        body: schemaRef('ComplaintRequest'),
      },
    },
    async (request, reply) => {
      const { topic, email } = request.body
      const message = request.body.message.trim()
      const name = request.body.name?.trim() ?? ''
      const { constants, messages } = content
      const problems = [
        ...(topics.has(topic) ? [] : [{ field: 'topic', message: messages.fields.complaint_topic_missing }]),
        ...textProblems(content, { message, name }),
        ...fieldProblems(messages.fields, {
          email: email === undefined ? null : emailProblem(constants.accounts, email),
        }),
      ]
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const now = settings.now()
      const limits = addressLimits('complaints', request.ip, settings.rateLimitPerMinute)
      const wait = await reserveAttempt(store, limits, now)
      if (wait !== null) throw tooManyAttempts(wait)
      const complaint = { topic, message, name: name || null, email: email ?? null }
      const id = messageId(request.headers['idempotency-key'], complaint)
      const reference = await storeComplaint(dependencies, { ...complaint, id }, now)
      const answer: ComplaintReply = {
        success: true,
        message: fill(messages.complaints.success, { reference }),
        reference,
      }
      return reply.code(201).send(answer)
    },
  )
}

type Complaint = {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly name: string | null
  readonly email: string | null
}

/**
 * Returns the reference; for a retry, the one that the complaint already has. Complaint and confirmation mail are stored in one
 * transaction. If a reference is taken, another one is drawn.
 */
const storeComplaint = async (
  { database, outbox }: Pick<Dependencies, 'database' | 'outbox'>,
  complaint: Complaint,
  now: Date,
): Promise<string> => {
  for (;;) {
    const reference = newReference()
    const { id, email } = complaint
    const isStored = await database.store.transaction().execute(async (transaction) => {
      const row = { ...complaint, reference, created_at: now.toISOString() }
      if (!(await addComplaint(transaction, row))) return false
      if (email === null) return true
      // Limits the mails that anyone can cause to another person's address.
      const isMailAllowed =
        (await reserveAttempt(transaction, [attemptLimit('complaint_mail', emailKey(email))], now)) === null
      if (isMailAllowed)
        await outbox.queue(transaction, { to: email, template: 'complaint-received', values: { reference } })
      return true
    })
    if (isStored) return reference
    const known = await complaintReference(database.store, id)
    if (known !== undefined) return known
  }
}

const textProblems = (
  { constants: { accounts, limits }, messages: { fields } }: Pick<ServerContent, 'constants' | 'messages'>,
  { message, name }: Pick<Complaint, 'message'> & { readonly name: string },
): readonly FieldProblem[] => [
  ...(message === '' ? [{ field: 'message', message: fields.complaint_missing }] : []),
  ...fieldProblems(fields, {
    message: lengthProblem(message, limits.complaint_max, 'complaint_too_long'),
    name: nameProblem(accounts, name),
  }),
]
