import { describe, expect, onTestFinished, test } from 'vitest'
import { analyse } from '#engine/result/result.ts'
import { submissionLimits, submissionSize } from '#engine/quiz/answers/submission-size.ts'
import { compileRules } from './quiz-rules.ts'
import { validateSubmission } from './validate-submission.ts'
import { hashOfJson } from '#server/accounts/secrets.ts'
import { shownTextsIn } from './shown-texts.ts'
import { databases, databasesFor } from '#testing/server/databases.ts'
import { blockMeter, growthRatio } from '#testing/server/event-loop.ts'
import { largeQuiz } from '#testing/samples/large-quiz.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { productContent, startServer, submit } from '#testing/server/server.ts'
import type { ResultReply, Submission, SubmissionReply, SubmittedAnswer } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

/** Every text at maximum length, in the characters that take most bytes in JSON. */
const filledUp = (content: Content, submission: Submission): Submission => {
  const inputs = content.sections.flatMap((section) =>
    questionsIn(section).flatMap((asked) => (asked.choice === 'input' ? [[asked.id, asked.max_length] as const] : [])),
  )
  const lengths = new Map(inputs)
  const fill = (answer: SubmittedAnswer): SubmittedAnswer =>
    answer.text === undefined ? answer : { ...answer, text: '\u0001'.repeat(lengths.get(answer.question) ?? 1) }
  return { ...submission, answers: submission.answers.map(fill) }
}

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  test.each([
    ['1,000 questions', 1000, 500],
    ['60 texts of 5,000 characters', 660, 5000],
  ])('%s, all answered at full length › stored and read again', async (_, count, textLength) => {
    const own = await productContent()
    const content = largeQuiz(own.content, count, textLength)
    const place = await makePlace()
    const server = await startServer(place, { content })
    onTestFinished(async () => {
      await server.close()
      await place.remove()
    })
    const submission = filledUp(content, submissionOf(content, server.version))
    expect(submission.answers.length).toBeGreaterThan(count - 10)
    const payload = JSON.stringify(submission)
    expect(Buffer.byteLength(payload)).toBeGreaterThan(256 * 1024)
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(submissionSize(content).bytes)

    const reply = await submit(server.app, payload)
    expect([reply.statusCode, reply.statusCode === 201 ? '' : reply.body]).toEqual([201, ''])
    const { id } = reply.json<SubmissionReply>()
    const row = await server.database.store
      .selectFrom('submissions')
      .select('answers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row.answers)).toEqual(submission.answers)
    const read = await server.app.inject({
      url: `/api/quiz/submissions/${id}`,
      headers: { authorization: `Bearer ${submission.claim_token}` },
    })
    expect(read.json<ResultReply>().result.answered).toBeGreaterThan(count - 10)
  })
})

test('1,000 answers do not block the event loop, and the time grows linearly', async () => {
  const own = await productContent()
  const content = largeQuiz(own.content, 1000)
  const place = await (databases[0] ?? expect.fail()).place()
  const server = await startServer(place, { content })
  onTestFinished(async () => {
    await server.close()
    await place.remove()
  })
  const payload = JSON.stringify(filledUp(content, submissionOf(content, server.version)))
  const key = randomKey()
  const meter = blockMeter()
  const reply = await meter.measure('POST /quiz/submissions', '1,000 answers', () => submit(server.app, payload, key))
  expect(reply.statusCode).toBe(201)
  expect(await meter.tooLong()).toEqual([])

  const processing = (count: number) => {
    const large = largeQuiz(own.content, count)
    const rules = compileRules(large, server.version)
    const submission = filledUp(large, submissionOf(large, server.version))
    const shown = new Map([[server.version, shownTextsIn(large)]])
    return () => {
      hashOfJson(submission)
      const judgement = validateSubmission(rules, submission, shown)
      return judgement.ok ? analyse(rules.analysis, judgement.answers, server.version) : expect.fail('not accepted')
    }
  }
  expect(growthRatio(processing, 800)).toBeLessThan(3)
})

test('the limits of the server are never below what the content needs', async () => {
  const { content } = await productContent()
  for (const count of [51, 300, 600, 1000, 1900]) {
    const large = largeQuiz(content, count)
    const [size, limits] = [submissionSize(large), submissionLimits(large)]
    expect(limits.answers).toBeGreaterThanOrEqual(size.answers)
    expect(limits.bytes).toBeGreaterThanOrEqual(size.bytes)
  }
})
