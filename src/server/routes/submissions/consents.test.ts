import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { analyse, previewOf } from '#engine/result/result.ts'
import { compileRules } from '#server/results/quiz-rules.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { photoPlacesFor, collectFiles } from '#testing/server/photo-stores.ts'
import { allAnswers, randomToken, submissionOf } from '#testing/samples/make-submission.ts'
import { misfits, type TestServer, startServer, store } from '#testing/server/server.ts'
import type { ResultReply, SubmittedAnswer } from '#types/api.generated.ts'
import type { ConsentItem } from '#types/content.generated.ts'

describe.each(photoPlacesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const consents = () => server.content.consent.consents
  const forAnswers = (): ConsentItem => consents().find(({ covers }) => !covers.includes('photos')) ?? expect.fail()
  const forPhotos = (): ConsentItem => consents().find(({ covers }) => covers.includes('photos')) ?? expect.fail()
  const answersOf = async (id: string): Promise<SubmittedAnswer[]> => {
    const row = await server.database.store
      .selectFrom('submissions')
      .select('answers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return JSON.parse(row.answers) as SubmittedAnswer[]
  }
  const recordOf = (id: string, consent: string) =>
    server.database.store
      .selectFrom('consents')
      .selectAll()
      .where('submission_id', '=', id)
      .where('consent_id', '=', consent)
      .executeTakeFirst()
  const takeBack = (ask: Awaited<ReturnType<typeof store>>['ask'], consent: string) =>
    ask('PUT', `/consents/${consent}`, { payload: { choice: 'declined' } })

  describe('when a consent to store answers is withdrawn', () => {
    test('exactly the covered answers are deleted', async () => {
      const { ask, id, submission } = await store(server)
      const { id: consent, covers } = forAnswers()
      expect((await takeBack(ask, consent)).statusCode).toBe(200)
      const left = submission.answers.filter(({ question }) => !covers.includes(question))
      expect(left.length).toBeLessThan(submission.answers.length)
      expect(await answersOf(id)).toEqual(left)
    })

    test('the scores are those of a visitor who never gave them, also when the result is read again', async () => {
      const { ask, submission } = await store(server)
      const { id: consent, covers } = forAnswers()
      const reply = await takeBack(ask, consent)
      const rules = compileRules(server.content, server.version)
      const left = submission.answers.filter(({ question }) => !covers.includes(question))
      const given = Object.fromEntries(left.map(({ question, options, text }) => [question, options ?? text ?? '']))
      const expected = previewOf(rules.analysis, analyse(rules.analysis, given, server.version, new Set(covers)))
      const { scores, unanswered, content_version, rules_version } = reply.json<ResultReply>().result
      expect(scores).toEqual(JSON.parse(JSON.stringify(expected.result.scores)))
      expect(unanswered).toEqual(expected.result.unanswered)
      expect([content_version, rules_version]).toEqual([rules.version, rules.rulesVersion])
      expect(reply.json<ResultReply>().result.answered).toBe(
        left.filter(({ question }) => rules.model.questions.has(question)).length,
      )
      expect(reply.json<ResultReply>().result.unanswered?.no_consent).toBeGreaterThan(0)
      expect((await ask('GET')).json()).toEqual(reply.json())
      expect(misfits('ResultReply', reply.json())).toEqual([])
    })

    test('what the result had from them is no longer recorded either', async () => {
      const { ask, id } = await store(server)
      const { id: consent, covers } = forAnswers()
      const record = await recordOf(id, consent)
      expect(JSON.parse(record?.dependents ?? 'null')).toMatchObject({ covers })
      await takeBack(ask, consent)
      expect(await recordOf(id, consent)).toMatchObject({ dependents: null })
    })

    test('the consent stays on record with its text and the time of withdrawal', async () => {
      const { ask, id } = await store(server)
      const { id: consent, agree, version } = forAnswers()
      const reply = await takeBack(ask, consent)
      const record = await recordOf(id, consent)
      expect(record).toMatchObject({
        choice: 'agreed',
        words: agree,
        version,
        withdrawn_at: expect.stringMatching(/^\d{4}-/),
      })
      expect(reply.json<ResultReply>().consents).toContainEqual({
        id: consent,
        choice: 'declined',
        at: record?.withdrawn_at,
      })
    })

    test('it is idempotent, and keeps the first time', async () => {
      const { ask } = await store(server)
      const first = await takeBack(ask, forAnswers().id)
      const second = await takeBack(ask, forAnswers().id)
      expect([second.statusCode, second.json()]).toEqual([200, first.json()])
    })

    test('other consents, and what they cover, are not affected', async () => {
      const { ask } = await store(server)
      const { id: consent } = forAnswers()
      const { consents: now } = (await takeBack(ask, consent)).json<ResultReply>()
      expect(
        now
          .filter(({ choice }) => choice === 'agreed')
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        consents()
          .map(({ id }) => id)
          .filter((id) => id !== consent)
          .sort(),
      )
    })

    test('concurrent withdrawals all succeed', async () => {
      const { ask, id } = await store(server)
      const replies = await Promise.all(consents().map((consent) => takeBack(ask, consent.id)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(consents().map(() => 200))
      const covered = new Set(consents().flatMap(({ covers }) => covers))
      expect((await answersOf(id)).filter(({ question }) => covered.has(question))).toEqual([])
    })
  })

  describe('when a consent was never given', () => {
    test('a refusal is recorded', async () => {
      const { covers, id: consent, decline } = forAnswers()
      const answers = allAnswers(server.content).filter(({ question }) => !covers.includes(question))
      const given = submissionOf(server.content, server.version).consents.filter(({ id }) => id !== consent)
      const { ask, id } = await store(server, { answers, consents: given })
      expect((await takeBack(ask, consent)).statusCode).toBe(200)
      expect(await recordOf(id, consent)).toMatchObject({ choice: 'declined', words: decline, withdrawn_at: null })
    })
  })

  describe('when the consent to photos is withdrawn', () => {
    const picture = () =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
        .jpeg()
        .toBuffer()

    test('all photos are deleted, rows and files, and no new one is accepted', async () => {
      const { ask } = await store(server)
      const payload = await picture()
      for (const { id: view } of server.content.photos.views)
        expect((await ask('PUT', `/photos/${view}`, { payload, type: 'image/jpeg' })).statusCode).toBe(200)
      const before = (await collectFiles(server.photos.list())).length
      const reply = await takeBack(ask, forPhotos().id)
      expect(reply.json<ResultReply>().photos).toEqual([])
      expect((await collectFiles(server.photos.list())).length).toBe(before - server.content.photos.views.length)
      const [view] = server.content.photos.views
      expect((await ask('GET', `/photos/${view?.id}`)).statusCode).toBe(404)
      expect((await ask('PUT', `/photos/${view?.id}`, { payload, type: 'image/jpeg' })).statusCode).toBe(403)
    })

    test('a photo that is refused because of it after it was counted does not use up a photo of the day', async () => {
      const { ask } = await store(server)
      const used = async () =>
        (await server.database.store.selectFrom('quotas').selectAll().execute()).reduce(
          (sum, { amount }) => sum + Number(amount),
          0,
        )
      const before = await used()
      const put = server.photos.put.bind(server.photos)
      const late = vi.spyOn(server.photos, 'put').mockImplementation(async (...file) => {
        await takeBack(ask, forPhotos().id)
        return put(...file)
      })
      const [view] = server.content.photos.views
      const reply = await ask('PUT', `/photos/${view?.id}`, { payload: await picture(), type: 'image/jpeg' })
      late.mockRestore()
      expect(reply.statusCode).toBe(403)
      expect(await used()).toEqual(before)
    })

    test('photos that are being uploaded at the same time do not stay', async () => {
      const { ask, id } = await store(server)
      const payload = await picture()
      const views = server.content.photos.views
      const calls = [
        ...views.map((view) => ask('PUT', `/photos/${view.id}`, { payload, type: 'image/jpeg' })),
        takeBack(ask, forPhotos().id),
        ...views.map((view) => ask('PUT', `/photos/${view.id}`, { payload, type: 'image/jpeg' })),
      ]
      expect(
        (await Promise.all(calls))
          .map(({ statusCode }) => statusCode)
          .filter((status) => ![200, 403, 503].includes(status)),
      ).toEqual([])
      const rows = await server.database.store
        .selectFrom('photos')
        .selectAll()
        .where('submission_id', '=', id)
        .execute()
      expect(rows).toEqual([])
    })

    test('the scores do not change', async () => {
      const { ask } = await store(server)
      const before = (await ask('GET')).json<ResultReply>().result
      expect((await takeBack(ask, forPhotos().id)).json<ResultReply>().result).toEqual(before)
    })
  })

  describe('refused', () => {
    test.each([
      ['giving a consent, which needs its text', { choice: 'agreed' }, 400],
      ['nothing', {}, 400],
      ['additional fields', { choice: 'declined', at: 'now' }, 400],
    ])('%s', async (_name, payload, status) => {
      const { ask } = await store(server)
      expect((await ask('PUT', `/consents/${forAnswers().id}`, { payload })).statusCode).toBe(status)
    })

    test("a consent that does not exist, or another one's submission", async () => {
      const { ask, id } = await store(server)
      const payload = { choice: 'declined' }
      expect((await ask('PUT', '/consents/nothing', { payload })).statusCode).toBe(404)
      const token = randomToken()
      expect((await ask('PUT', `/consents/${forAnswers().id}`, { payload, token })).statusCode).toBe(404)
      expect(await recordOf(id, forAnswers().id)).toMatchObject({ withdrawn_at: null })
    })
  })
})

test('over SQLite, deleted data is not left in the database file', async () => {
  const place = await (databases[0] ?? expect.fail()).place()
  const server = await startServer(place)
  const canary = 'canary-7c1e'
  const { questions, texts } = compileRules(server.content, server.version).model
  const consent = server.content.consent.consents.find(({ covers }) =>
    covers.some((id) => questions.get(id)?.choice === 'input'),
  )
  const id = consent?.covers.find((covered) => questions.get(covered)?.choice === 'input') ?? ''
  expect(texts.has(id)).toBe(false)
  const answers = [{ question: id, title: questions.get(id)?.title ?? '', text: canary }]
  const { ask } = await store(server, { answers })
  await ask('PUT', `/consents/${consent?.id}`, { payload: { choice: 'declined' } })
  await server.close()
  const files = readdirSync(place.dataDir).filter((name) => name.startsWith('quiz.db'))
  expect(files).toContain('quiz.db')
  expect(files.filter((name) => readFileSync(join(place.dataDir, name)).includes(canary))).toEqual([])
  await place.remove()
})
