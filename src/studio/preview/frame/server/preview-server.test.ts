import { beforeAll, describe, expect, test } from 'vitest'
import { answersGiven } from '#content/persona-answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { submittedAnswers } from '#engine/quiz/answers/submitted-answers.ts'
import { isKnown } from '#engine/result/scores/shown-score.ts'
import type { ProductsReply, ReportsReply, ResultReply, ScoresReply } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'
import { previewResults } from './preview-results.ts'
import { previewFetch } from './preview-server.ts'
import { previewUser } from './preview-user.ts'
import { answersToThem, withQuestions } from '#testing/samples/with-questions.ts'
import { compiledContent } from '#testing/compiled-content.ts'

const now = new Date('2026-11-21T12:00:00Z')
const user = { headers: { authorization: `Bearer ${previewUser.login.access}` } }

let content: Content
beforeAll(async () => {
  ;({ content } = await compiledContent())
})

const answersOf = (name: string) => {
  const persona = content.personas?.personas.find((one) => one.name === name) ?? expect.fail(name)
  return answersGiven(compileQuiz(content), persona)
}
const serverFor = (name: string | null, from = content, isSilent = false) =>
  previewFetch(
    () => previewResults(from, name === null ? {} : answersOf(name)),
    () => isSilent,
    () => now,
    () => undefined,
  )
const read = async <Value>(reply: Promise<Response>): Promise<Value> => (await (await reply).json()) as Value

describe('a result', () => {
  test('is computed from the answers: two personas have different ones', async () => {
    const [amara, bea] = await Promise.all(
      ['Amara', 'Bea'].map((name) => read<ResultReply>(serverFor(name)('/api/quiz/submissions/any', user))),
    )
    expect([amara?.view, amara?.created_at]).toEqual(['full', now.toISOString()])
    expect(amara?.result.scores.every(isKnown)).toBe(true)
    expect(amara?.result.scores).not.toEqual(bea?.result.scores)
  })

  test('is the preview for somebody who is not logged in', async () => {
    const full = await read<ResultReply>(serverFor('Amara')('/api/quiz/submissions/any', user))
    const preview = await read<ResultReply>(serverFor('Amara')('/api/quiz/submissions/any'))
    expect(preview.view).toBe('preview')
    expect(preview.hidden_scores).toBe(full.result.scores.length - preview.result.scores.length)
    expect([preview.result.tips, full.result.tips.length > 0]).toEqual([[], true])
  })

  test('is whole for everybody where the content has no accounts', async () => {
    const open = { ...content, modules: content.modules.filter((name) => name !== 'accounts') }
    const shown = await read<ResultReply>(serverFor('Amara', open)('/api/quiz/submissions/any'))
    expect([shown.view, shown.hidden_scores, shown.result.scores.length]).toEqual([
      'full',
      0,
      content.scores.scores.length,
    ])
  })

  test('follows an edit of the points', async () => {
    const scores = {
      ...content.scores,
      scores: content.scores.scores.map((score) => ({
        ...score,
        rules: (score.rules ?? []).map((rule) => ({ ...rule, points: 0 })),
      })),
    }
    const before = await read<ScoresReply>(serverFor('Amara')('/api/users/scores/preview', user))
    const after = await read<ScoresReply>(serverFor('Amara', { ...content, scores })('/api/users/scores/preview', user))
    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect(after).not.toEqual(before)
  })

  test('without answers there is no report, no score and no product', async () => {
    const ask = serverFor(null)
    for (const path of ['users/reports/u', 'users/profiles/recommendations/u'])
      expect([path, await read(ask(`/api/${path}`, user))]).toEqual([path, []])
    expect(await read(ask('/api/users/scores/u', user))).toEqual({})
  })
})

test('the list of reports has the one report, also with a query in the address', async () => {
  const [report, ...others] = await read<ReportsReply>(serverFor('Amara')('/api/users/reports/u?limit=2', user))
  expect([report?.answered, report?.created_at, others]).toEqual([expect.any(Number), now.toISOString(), []])
})

test('the answer to a question is said in the words of the content', async () => {
  const question = content.constants.quiz.replies[0]?.question ?? expect.fail()
  const { text } = await read<{ text: string }>(serverFor('Amara')(`/api/quiz/replies/u/${question}`, user))
  const labels = content.sections.flatMap(({ questions }) =>
    questions.flatMap((one) => (one.id === question && 'options' in one ? (one.options ?? []) : [])),
  )
  expect(labels.map(({ label }) => label)).toContain(text)
})

test('an answer is said as the server says it: with its unit, and with what was written beside an option', async () => {
  const ask = previewFetch(
    () => previewResults(withQuestions(content), answersToThem),
    () => false,
    () => now,
    () => undefined,
  )
  const said = async (question: string) =>
    (await read<{ text: string }>(ask(`/api/quiz/replies/u/${question}`, user))).text
  expect(await said('weight')).toBe('7.5 kg')
  expect(await said('rinse')).toBe('Water at 7.5 kg, Other: rice water')
  expect(await said('nothing')).toBe('')
})

test('a product is described as the server describes it', async () => {
  const [first, second] = content.catalogue.products
  const products = [{ ...first, ingredients: 'Water (aqua' }, second].flatMap((one) => one ?? [])
  const ask = serverFor('Amara', { ...content, catalogue: { ...content.catalogue, products } as Content['catalogue'] })
  const body = JSON.stringify({ id: products.map(({ id }) => String(id)) })
  const described = await read<ProductsReply>(ask('/api/products/recommendations', { method: 'POST', body }))
  expect(described.map(({ image_url }) => image_url)).toEqual(described.map(() => expect.stringMatching(/^\/media\//)))
  expect(described.map(({ hairtype }) => hairtype)).not.toContain('')
  expect(described[0]?.ingredients).toBe('')
  expect(described[1]?.ingredients).not.toBe('')
})

test('whatever is sent is accepted, and a call that does not exist is not', async () => {
  const ask = serverFor('Amara')
  const sent = { method: 'POST', body: '{}' }
  for (const path of ['users/login', 'users/register', 'users/forgot-password', 'feedback', 'complaints', 'updates'])
    expect([path, (await ask(`/api/${path}`, sent)).status]).toEqual([path, 200])
  expect((await ask('/api/nothing')).status).toBe(404)
  expect((await ask('/api/feedback')).status).toBe(404)
})

test('the answers that are sent become those of the result', async () => {
  const asked = withQuestions(content)
  let answers: Readonly<Record<string, unknown>> = {}
  const ask = previewFetch(
    () => previewResults(asked, answers),
    () => false,
    () => now,
    (sent) => {
      answers = sent
    },
  )
  const body = JSON.stringify({ answers: submittedAnswers(compileQuiz(asked), answersToThem) })
  await ask('/api/quiz/submissions', { method: 'POST', body })
  expect(answers).toEqual(answersToThem)
  expect(await read(ask('/api/quiz/replies/u/weight', user))).toEqual({ text: '7.5 kg' })
})

test('a submission that is not to be answered stays under way', async () => {
  const sending = serverFor('Amara', content, true)('/api/quiz/submissions', { method: 'POST', body: '{}' })
  const first = await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))])
  expect(first).toBe('waiting')
})
