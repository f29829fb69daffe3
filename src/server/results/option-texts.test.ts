import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import { productContent, startServer, submit, type TestServer } from '#testing/server/server.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import type { ErrorReply, SubmissionReply, SubmittedAnswer } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'

/** The first question that is always asked, with a text field on its first option. */
const withField = (
  content: Content,
): { readonly content: Content; readonly question: string; readonly option: string } => {
  const [section, ...others] = content.sections
  const asked = section?.questions.find(
    (one) => takesAnswer(one) && one.choice === 'radio' && !one.when && !one.sensitive,
  )
  if (!section || asked?.choice !== 'radio' || !asked.options[0]) throw new Error('The content has no such question')
  const [first, ...rest] = asked.options
  const changed = { ...asked, options: [{ ...first, text: { label: 'Which?', max_length: 10 } }, ...rest] }
  const questions = section.questions.map((one) => (one === asked ? changed : one))
  return {
    content: { ...content, sections: [{ ...section, questions }, ...others] },
    question: asked.id,
    option: first.id,
  }
}

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer<Content>
  let [question, option] = ['', '']
  beforeAll(async () => {
    place = await makePlace()
    const made = withField((await productContent()).content)
    question = made.question
    option = made.option
    server = await startServer(place, { content: made.content })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const send = async (change: (answer: SubmittedAnswer) => object) => {
    const submission = submissionOf(server.content, server.version)
    const answers = submission.answers.map((answer) =>
      answer.question === question ? { ...answer, ...change(answer) } : answer,
    )
    return submit(server.app, { ...submission, answers })
  }

  test('the text of an option is stored with its answer', async () => {
    const reply = await send(() => ({ texts: { [option]: 'Rice water' } }))
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
    const { id } = reply.json<SubmissionReply>()
    const row = await server.database.store
      .selectFrom('submissions')
      .select('answers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const stored = (JSON.parse(row.answers) as SubmittedAnswer[]).find((answer) => answer.question === question)
    expect(stored).toMatchObject({ options: [option], texts: { [option]: 'Rice water' } })
  })

  test.each<[string, (answer: SubmittedAnswer) => object, number]>([
    ['longer than its limit', () => ({ texts: { [option]: 'Rice water!' } }), 422],
    ['with a character that cannot be stored', () => ({ texts: { [option]: 'a\0' } }), 400],
    ['of an option that was not chosen', () => ({ texts: { other_one: 'x' } }), 422],
    ['that is no text', () => ({ texts: { [option]: 5 } }), 400],
  ])('a text %s is refused', async (_, change, status) => {
    const reply = await send(change)
    const { problems = [] } = reply.json<ErrorReply>()
    expect([reply.statusCode, problems.map(({ field }) => field)]).toEqual([
      status,
      status === 422 ? [`questions/${question}`] : expect.any(Array),
    ])
  })
})
