/** Validates, scores and stores a finished quiz, and returns it to its owner. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Submission, SubmissionReply } from '#types/api.generated.ts'
import { dependentsByConsent } from '#server/results/consent-dependents.ts'
import { consentRows, contentVersionsIn, canonicalAnswers } from '#server/results/evidence.ts'
import { ownedSubmission, resultViewFor } from '#server/accounts/ownership.ts'
import { rateLimit } from '#server/http/limits/rate-limit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fullDiskRetrySeconds } from '#server/operations/free-space.ts'
import { answerFill, type QuizRules } from '#server/results/quiz-rules.ts'
import { validateSubmission } from '#server/results/validate-submission.ts'
import { secondsUntilReset, submissionUses } from '#server/operations/quotas.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { allowsPhotos, computeResult, resultColumns, resultReply } from '#server/results/results.ts'
import { idempotencyKeyHeader } from '#server/http/idempotency-key.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { hashOf, hashOfJson, newId } from '#server/accounts/secrets.ts'
import type { ShownTextsLookup } from '#server/results/shown-texts.ts'
import { batchInserts } from '#server/store/submissions/batches.ts'
import { consentsOf, type Receipt, receiptFor } from '#server/store/submissions/submissions.ts'
import { submissionPath, ownedRouteSchema } from './owned-route-schema.ts'

const idempotencyHeaders = {
  type: 'object',
  required: ['idempotency-key'],
  properties: idempotencyKeyHeader(
    'Made once for each submission. A retry with the same key gets the first reply again.',
  ),
}

export const addSubmissionRoute = (
  app: FastifyInstance,
  dependencies: Dependencies,
  rules: QuizRules,
  shownTexts: ShownTextsLookup,
  refuse: Refuse,
): void => {
  const { store } = dependencies.database
  const insert = batchInserts(store)
  const arePhotosAllowed = allowsPhotos(rules)

  /** Repeats the first reply if the request is the same; otherwise the key was reused. */
  const repeatReply = async (reply: FastifyReply, { id, created_at, request_hash }: Receipt, hash: string) => {
    if (request_hash !== hash) return refuse(reply, 'submission_differs')
    const answer: SubmissionReply = { id, created_at, photos: arePhotosAllowed(await consentsOf(store, id)) }
    return reply.code(201).send(answer)
  }

  app.post<{ Body: Submission; Headers: { readonly 'idempotency-key': string } }>(
    '/api/quiz/submissions',
    {
      bodyLimit: rules.limits.bytes,
      config: rateLimit('submission', dependencies.settings.rateLimitPerMinute),
      schema: {
        summary: 'Store a finished quiz',
        description:
          'The result is computed by the server. Answers that need a consent are accepted only with it. Consent texts, titles and labels are stored as the server showed them in that version; other texts are refused.',
        tags: ['quiz'],
        headers: idempotencyHeaders,
        body: schemaRef('Submission'),
        response: { 201: schemaRef('SubmissionReply'), '4xx': schemaRef('ErrorReply'), '5xx': schemaRef('ErrorReply') },
      },
    },
    async ({ body, headers: { 'idempotency-key': key }, ip }, reply) => {
      // The seconds are not compared: a retry is the same submission even if it took longer.
      const { seconds = null, ...sameInRetries } = body
      const request_hash = hashOfJson(sameInRetries)
      const shown = await shownTexts(contentVersionsIn(body))
      // With a thousand answers each step takes milliseconds, so other requests get a turn in between.
      await yieldToEventLoop()
      const validation = validateSubmission(rules, body, shown)
      if (!validation.ok) {
        // A retry of a stored submission succeeds even if the quiz has changed since.
        const earlier = await receiptFor(store, key)
        return earlier ? repeatReply(reply, earlier, request_hash) : refuse(reply, validation.code, validation)
      }

      if (!(await dependencies.freeSpace.forSubmissions())) {
        const earlier = await receiptFor(store, key)
        return earlier
          ? repeatReply(reply, earlier, request_hash)
          : refuse(reply, 'no_room', { seconds: fullDiskRetrySeconds })
      }
      await yieldToEventLoop()
      const agreed = body.consents.filter(({ choice }) => choice === 'agreed').map((consent) => consent.id)
      const result = computeResult(rules, validation.answers, agreed)
      await yieldToEventLoop()
      const dependents = dependentsByConsent(rules, validation.answers, agreed)
      await yieldToEventLoop()
      const time = dependencies.settings.now()
      const now = time.toISOString()
      const id = newId()
      const submission = {
        id,
        idempotency_key: key,
        request_hash,
        claim_hash: hashOf(body.claim_token),
        content_version: body.content_version,
        created_at: now,
        seconds,
        answers: JSON.stringify(
          canonicalAnswers(validation.shown, body.answers, answerFill(rules, validation.answers)),
        ),
        ...resultColumns(result),
      }
      const consents = consentRows(shown, body, dependents, now)
      const outcome = await insert({
        submission,
        consents,
        uses: submissionUses(dependencies.settings.storage, ip, time),
      })
      if (outcome === 'full') return refuse(reply, 'day_full', { seconds: secondsUntilReset(time) })
      if (outcome === 'stored') {
        const answer: SubmissionReply = { id, created_at: now, photos: arePhotosAllowed(consents) }
        return reply.code(201).send(answer)
      }
      const earlier = await receiptFor(store, key)
      if (!earlier) throw new Error('The submission of a taken idempotency key is missing')
      return repeatReply(reply, earlier, request_hash)
    },
  )
}

export const addResultRoute = (
  scope: FastifyInstance,
  dependencies: Dependencies,
  rules: QuizRules,
  refuse: Refuse,
): void => {
  scope.get(
    submissionPath,
    {
      schema: ownedRouteSchema('Read a stored result', submissionPath, { 200: schemaRef('ResultReply') }),
    },
    async (request, reply) =>
      (await resultReply(
        rules,
        dependencies.database.store,
        ownedSubmission(request).id,
        resultViewFor(dependencies, request),
      )) ?? refuse(reply, 'not_found'),
  )
}
