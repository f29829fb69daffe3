import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentVersion } from '#content/version.ts'
import { overviewOf } from '#engine/result/texts/overview.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { claim } from '#testing/server/reports.ts'
import { productContent, type Stored, startServer, store, type TestServer } from '#testing/server/server.ts'
import type { ReportsReply, Result } from '#types/api.generated.ts'
import type { Content, ScoreRule } from '#types/content.generated.ts'

/** The content after an editor has given every score other points and taken all tips out. */
const withOtherRules = <Read extends Content>(content: Read): Read => ({
  ...content,
  scores: {
    ...content.scores,
    scores: content.scores.scores.map((score) => ({
      ...score,
      rules: (score.rules ?? []).map((rule) => ({ ...rule, points: rule.points + 7 })),
    })),
  },
  tips: { ...content.tips, tips: [] },
})

/** The content with points in its first score for every answer to these questions. */
const withPointsFor = <Read extends Content>(content: Read, questions: readonly string[]): Read => {
  const asked = content.sections.flatMap(questionsIn).filter(({ id }) => questions.includes(id))
  const rules = asked.map((question): ScoreRule => {
    const answer = (formatOf(question).readable ?? []).map(({ id }) => id)
    return { question: question.id, answer, points: 2, because: 'So.', evidence: 'weak' }
  })
  const scores = content.scores.scores.map((score, at) =>
    at === 0 ? { ...score, rules: [...(score.rules ?? []), ...rules] } : score,
  )
  return { ...content, scores: { ...content.scores, scores } }
}

describe.each(databasesFor(import.meta.url))(
  'over $name › a report that was computed by earlier rules',
  ({ place: makePlace }) => {
    let place: TestPlace
    let server: TestServer
    let reports: readonly Stored[]
    let user: TestUser
    let consent: Content['consent']['consents'][number]
    beforeAll(async () => {
      place = await makePlace()
      const { content: own } = await productContent()
      consent = own.consent.consents.find(({ id }) => id === 'health') ?? expect.fail()
      const then = withPointsFor(own, consent.covers)
      const first = await startServer(place, { content: then, version: contentVersion(then) })
      reports = [await store(first), await store(first)]
      await first.close()
      const content = withOtherRules(first.content)
      server = await startServer(place, { content, version: contentVersion(content) })
      user = await signUp(server)
      for (const report of reports) await claim(user, report)
    })
    afterAll(async () => {
      await server.close()
      await place.remove()
    })

    const resultOf = async ({ id }: Stored): Promise<Result> => {
      const rows = server.database.store.selectFrom('submissions').select('result')
      return JSON.parse((await rows.where('id', '=', id).executeTakeFirstOrThrow()).result) as Result
    }
    const takeBack = async ({ id }: Stored) => {
      const path = `/quiz/submissions/${id}/consents/${consent.id}`
      expect((await user.call('PUT', path, { payload: { choice: 'declined' } })).statusCode).toBe(200)
    }
    const isCovered = ({ question }: { readonly question: string }) => consent.covers.includes(question)

    test('withdrawing a consent removes what came from it, and leaves the rest as it was stored', async () => {
      const [report] = reports
      const before = await resultOf(report ?? expect.fail())
      await takeBack(report ?? expect.fail())
      const after = await resultOf(report ?? expect.fail())
      expect(before.scores.flatMap(({ entries }) => entries).some(isCovered)).toBe(true)
      expect(after.scores.flatMap(({ entries }) => entries).some(isCovered)).toBe(false)
      for (const [at, score] of after.scores.entries()) {
        const old = before.scores[at] ?? expect.fail()
        expect(score.entries).toEqual(old.entries.filter((entry) => !isCovered(entry)))
        if (!old.entries.some(isCovered))
          expect({ ...score, answered: 0, skipped: 0 }).toEqual({ ...old, answered: 0, skipped: 0 })
      }
      const listed = (await user.call('GET', `/users/reports/${user.id}`)).json<ReportsReply>()
      expect(listed.find(({ id }) => id === report?.id)?.overview).toEqual(overviewOf(after))
      expect(overviewOf(after)).not.toEqual(overviewOf(before))
      const texts = (result: Result) => result.tips.flatMap(({ tips }) => tips)
      expect(texts(after).length).toBeGreaterThan(0)
      expect(texts(before)).toEqual(expect.arrayContaining(texts(after)))
      expect([after.content_version, after.rules_version]).toEqual([before.content_version, before.rules_version])
    })

    test('of a report without a record of what came from it, today’s rules decide', async () => {
      const [, report] = reports
      const { id } = report ?? expect.fail()
      await server.database.store
        .updateTable('consents')
        .set({ dependents: null })
        .where('submission_id', '=', id)
        .execute()
      const before = await resultOf(report ?? expect.fail())
      await takeBack(report ?? expect.fail())
      const after = await resultOf(report ?? expect.fail())
      expect(after.scores.map(({ entries }) => entries)).toEqual(
        before.scores.map(({ entries }) => entries.filter((entry) => !isCovered(entry))),
      )
      // No rule of today leads to these tips, so nobody can tell which answers they came from.
      expect(after.tips.flatMap(({ tips }) => tips)).toEqual([])
    })
  },
)
