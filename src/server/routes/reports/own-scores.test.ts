/** Scores that show their own value, in the API calls: the scores of the latest report, before and after a consent is withdrawn. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentVersion } from '#content/version.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { createReport } from '#testing/server/reports.ts'
import { misfits, productContent, startServer, type TestServer } from '#testing/server/server.ts'
import type { ResultReply, ScoresReply } from '#types/api.generated.ts'
import type { Content, ScoreRule } from '#types/content.generated.ts'

/** A sum and a mean of 2 points for a question that the consent covers and 4 for one that it does not; and one that needs more answers. */
const withOwnScores = <Read extends Content>(content: Read, covered: readonly string[]): Read => {
  const readable = content.sections.flatMap(questionsIn).filter((one) => formatOf(one).readable && !one.when)
  const isCovered = ({ id }: { readonly id: string }) => covered.includes(id)
  const chosen = [readable.find(isCovered), readable.find((one) => !isCovered(one) && one.sensitive === undefined)]
  const rules = chosen.map((question, at): ScoreRule => {
    if (!question) throw new Error('There are questions of both sorts')
    return {
      question: question.id,
      answer: (formatOf(question).readable ?? []).map(({ id }) => id),
      points: 2 * (at + 1),
    }
  })
  const bands = [
    { from: 0, to: 4, label: 'Little', colour: 'green' as const },
    { from: 5, to: 6, label: 'Much', colour: 'red' as const, text: 'Take care.' },
  ]
  return {
    ...content,
    scores: {
      scores: [
        { id: 'sum', label: 'Sum', range: { from: 0, to: 6 }, direction: 'low_is_good', unit: 'points', bands, rules },
        { id: 'mean', label: 'Mean', combine: 'mean', range: { from: 1, to: 5 }, direction: 'high_is_good', rules },
        { id: 'unknown', label: 'Unknown', min_answers: 3, rules },
      ],
    },
  }
}

describe.each(databasesFor(import.meta.url))('over $name › scores with their own values', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  let report: string
  const consent = 'health'
  beforeAll(async () => {
    place = await makePlace()
    const { content: own } = await productContent()
    const covered = own.consent.consents.find(({ id }) => id === consent)?.covers ?? []
    const content = withOwnScores(own, covered)
    server = await startServer(place, { content, version: contentVersion(content) })
    user = await signUp(server)
    report = (await createReport(server, user)).id
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const scores = async (): Promise<ScoresReply> => {
    const reply = await user.call('GET', `/users/scores/${user.id}`)
    const body = reply.json<ScoresReply>()
    expect([reply.statusCode, misfits('ScoresReply', body)]).toEqual([200, []])
    return body
  }
  const result = async () => {
    const reply = await user.call('GET', `/quiz/submissions/${report}`)
    expect([reply.statusCode, misfits('ResultReply', reply.json())]).toEqual([200, []])
    return reply.json<ResultReply>().result
  }
  const sum = { description: 'Sum', from: 0, to: 6, direction: 'low_is_good', decimals: 0, unit: 'points' }
  const mean = { description: 'Mean', from: 1, to: 5, direction: 'high_is_good', decimals: 1 }

  test('the reply has the value, its scale and its band, and leaves out an unknown score', async () => {
    expect(await scores()).toEqual({
      sum: { ...sum, value: 6, label: 'Much', colour: 'red' },
      mean: { ...mean, value: 3 },
    })
    expect((await result()).scores.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['sum', 2],
      ['mean', 2],
      ['unknown', 2],
    ])
  })

  test('the PDF is made', async () => {
    const reply = await user.call('GET', `/quiz/submissions/${report}/report.pdf`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('after the consent is withdrawn, they are those of the other answers', async () => {
    const path = `/quiz/submissions/${report}/consents/${consent}`
    expect((await user.call('PUT', path, { payload: { choice: 'declined' } })).statusCode).toBe(200)
    expect(await scores()).toEqual({
      sum: { ...sum, value: 4, label: 'Little', colour: 'green' },
      mean: { ...mean, value: 4 },
    })
    const after = await result()
    expect(after.scores.map(({ entries }) => entries.map(({ points }) => points))).toEqual([[4], [4], [4]])
  })
})
