import { expect, onTestFinished, test } from 'vitest'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { productContent, startServer, submit } from '#testing/server/server.ts'
import type { ResultReply, SubmissionReply, SubmittedAnswer } from '#types/api.generated.ts'
import type { Content, Question } from '#types/content.generated.ts'

/** A content whose second question, and whose tips, repeat the answer to its first one. */
const repeating = (content: Content): Content => {
  const [section, ...others] = content.sections
  const [first, second] = section?.questions ?? []
  if (!section || !first || !second || !takesAnswer(first)) throw new Error('The content has no two questions')
  const title = `With {answer:${first.id}|nothing}: and now?`
  const questions = section.questions.map((one): Question => (one === second ? { ...one, title } : one))
  const text = `{answer:${first.id}|nothing}: do this.`
  return {
    ...content,
    sections: [{ ...section, questions }, ...others],
    tips: { ...content.tips, tips: content.tips.tips.map((tip) => ({ ...tip, text })) },
  }
}

test.each(databasesFor(import.meta.url))(
  'over $name › titles are compared as the content has them, and stored as they were read, as are the texts of the result',
  async ({ place: makePlace }) => {
    const content = repeating((await productContent()).content)
    const place = await makePlace()
    const server = await startServer(place, { content })
    onTestFinished(async () => {
      await server.close()
      await place.remove()
    })
    const submission = submissionOf(content, server.version)
    const [first, second] = submission.answers
    expect(second?.title).toContain('{answer:')
    const reply = await submit(server.app, submission)
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
    const { id } = reply.json<SubmissionReply>()
    const row = await server.database.store
      .selectFrom('submissions')
      .select(['answers', 'result'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const words = new Intl.ListFormat(content.site.locale).format(first?.labels ?? [])
    expect((JSON.parse(row.answers) as SubmittedAnswer[])[1]?.title).toBe(`With ${words}: and now?`)
    const { tips } = JSON.parse(row.result) as ResultReply['result']
    const texts = tips.flatMap((badge) => badge.tips.map(({ text }) => text))
    expect(texts.length).toBeGreaterThan(0)
    expect(new Set(texts)).toEqual(new Set([`${words}: do this.`]))
  },
)
