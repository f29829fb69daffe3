import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '#server/accounts/secrets.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { allAnswers, consentOf, randomKey, randomToken, submissionOf } from '#testing/samples/make-submission.ts'
import { misfits, type TestServer, startServer, store, submit } from '#testing/server/server.ts'
import type { ErrorReply, ResultReply, SubmissionReply, SubmittedAnswer } from '#types/api.generated.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
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

  const make = (changes: Parameters<typeof submissionOf>[2] = {}) =>
    submissionOf(server.content, server.version, changes)
  const rows = async (): Promise<number> =>
    (await server.database.store.selectFrom('submissions').select('id').execute()).length
  /** Sends an invalid submission and expects that nothing was stored. */
  const refused = async (payload: unknown, key?: string) => {
    const before = await rows()
    const reply = await submit(server.app, payload, key)
    expect(await rows()).toBe(before)
    const error = reply.json<ErrorReply>()
    return { status: reply.statusCode, code: error.code, fields: (error.problems ?? []).map(({ field }) => field) }
  }
  const covered = () =>
    server.content.consent.consents.find(({ covers }) => !covers.includes('photos')) ?? expect.fail('no such consent')
  const changed = (id: string, change: Partial<SubmittedAnswer>): SubmittedAnswer[] =>
    allAnswers(server.content).map((answer) => (answer.question === id ? { ...answer, ...change } : answer))
  const questions = () => server.content.sections.flatMap(questionsIn)
  const ofKind = (choice: string) =>
    questions().find((question) => question.choice === choice && !question.sensitive) ?? expect.fail(choice)

  describe('when a complete quiz is sent', () => {
    test('it is stored and scored, and its owner can read the preview', async () => {
      const { submission, id, ask } = await store(server)
      const reply = await ask('GET')
      expect(reply.statusCode).toBe(200)
      const body = reply.json<ResultReply>()
      expect(body).toMatchObject({ id, view: 'preview', photos: [] })
      expect(body.result).toMatchObject({ content_version: server.version, routine: [], products: [], tips: [] })
      expect(body.result.answered).toBeGreaterThan(questions().length / 2)
      const shown = server.content.scores.scores.filter(({ preview }) => preview).map((score) => score.id)
      expect(body.result.scores.map((score) => score.id).sort()).toEqual([...shown].sort())
      expect(body.hidden_scores).toBe(server.content.scores.scores.length - shown.length)
      expect(body.consents.map(({ id: consent, choice }) => [consent, choice]).sort()).toEqual(
        submission.consents.map(({ id: consent, choice }) => [consent, choice]).sort(),
      )
    })

    test('answers, labels and titles are stored as shown, and the token is not stored', async () => {
      const { submission, id } = await store(server)
      const row = await server.database.store
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(row.answers)).toEqual(submission.answers)
      expect(row.claim_hash).toBe(hashOf(submission.claim_token))
      expect(JSON.stringify(row)).not.toContain(submission.claim_token)
    })

    test('how long it took is stored with it, and is no part of the result', async () => {
      const secondsOf = async (id: string) =>
        (
          await server.database.store
            .selectFrom('submissions')
            .select('seconds')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).seconds
      const [quick, slow] = [await store(server, { seconds: 0 }), await store(server, { seconds: 86_400 })]
      expect([await secondsOf(quick.id), await secondsOf(slow.id)]).toEqual([0, 86_400])
      const results = await Promise.all([quick, slow].map(async ({ ask }) => (await ask('GET')).json<ResultReply>()))
      expect(results[0]?.result).toEqual(results[1]?.result)
      const { seconds: _, ...unknown } = make()
      const stored = (await submit(server.app, unknown)).json<SubmissionReply>()
      expect(await secondsOf(stored.id)).toBeNull()
    })

    test.each([-1, 86_401, 1.5, '431', null])('a time of %j is refused by name', async (seconds) => {
      expect(await refused({ ...make(), seconds })).toEqual({
        status: 400,
        code: 'malformed',
        fields: ['body/seconds'],
      })
    })

    test('the reply says whether photos may follow', async () => {
      const photos = server.content.consent.consents.find(({ covers }) => covers.includes('photos'))?.id ?? ''
      const others = make().consents.filter(({ id }) => id !== photos)
      const yes = await submit(server.app, make())
      const no = await submit(
        server.app,
        make({ consents: [...others, consentOf(server.content, photos, 'declined')] }),
      )
      const unsaid = await submit(server.app, make({ consents: others }))
      expect([yes, no, unsaid].map((reply) => reply.json<SubmissionReply>().photos)).toEqual([true, false, false])
    })

    test('every reply matches its schema', async () => {
      const sent = await submit(server.app, make())
      const { ask } = await store(server)
      const bad = [await submit(server.app, '{'), await submit(server.app, make({ quiz: 'x' })), await ask('GET', '/x')]
      expect(misfits('SubmissionReply', sent.json())).toEqual([])
      expect(misfits('ResultReply', (await ask('GET')).json())).toEqual([])
      expect(bad.flatMap((reply) => misfits('ErrorReply', reply.json()))).toEqual([])
      expect(misfits('ResultReply', {}).length).toBeGreaterThan(5)
    })

    test('a quiz without answers is accepted', async () => {
      expect((await submit(server.app, make({ answers: [], consents: [] }))).statusCode).toBe(201)
    })

    test('a question id "constructor" is unknown, not an inherited property', async () => {
      const answers = [{ question: 'constructor', title: 'x', text: 'x' }]
      expect(await refused(make({ answers }))).toMatchObject({ status: 422, fields: ['questions/constructor'] })
    })
  })

  describe('when the same submission comes again', () => {
    test('it gets the first reply, however often', async () => {
      const [body, key] = [make(), randomKey()]
      const first = await submit(server.app, body, key)
      const before = await rows()
      const second = await submit(server.app, body, key)
      expect([second.statusCode, second.json()]).toEqual([201, first.json()])
      expect(await rows()).toBe(before)
    })

    test('the order of its keys does not matter', async () => {
      const [body, key] = [make(), randomKey()]
      const first = await submit(server.app, body, key)
      const second = await submit(server.app, Object.fromEntries(Object.entries(body).reverse()), key)
      expect(second.json()).toEqual(first.json())
    })

    test('another time, or none, does not make it another one: the first one counts', async () => {
      const [body, key] = [make({ seconds: 431 }), randomKey()]
      const first = await submit(server.app, body, key)
      const { seconds: _, ...without } = body
      for (const again of [{ ...body, seconds: 500 }, without]) {
        const reply = await submit(server.app, again, key)
        expect([reply.statusCode, reply.json()]).toEqual([201, first.json()])
      }
      const { id } = first.json<SubmissionReply>()
      const row = server.database.store.selectFrom('submissions').select('seconds').where('id', '=', id)
      expect((await row.executeTakeFirstOrThrow()).seconds).toBe(431)
    })

    test('eight concurrent requests store one', async () => {
      const [body, key, before] = [make(), randomKey(), await rows()]
      const replies = await Promise.all(Array.from({ length: 8 }, () => submit(server.app, body, key)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201))
      expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
      expect(await rows()).toBe(before + 1)
    })

    test('another submission with the same key is refused, also concurrently', async () => {
      const key = randomKey()
      const replies = await Promise.all([make(), make()].map((body) => submit(server.app, body, key)))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
      expect(await refused(make(), key)).toMatchObject({ status: 422, code: 'submission_differs' })
    })
  })

  describe('without a valid key', () => {
    test.each([
      ['none', undefined],
      ['a short one', 'short'],
      ['a long one', 'x'.repeat(129)],
      ['one with other characters', 'sixteen characters!'],
    ])('%s is refused', async (_name, key) => {
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/quiz/submissions',
        headers: key === undefined ? {} : { 'idempotency-key': key },
        payload: make(),
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json<ErrorReply>().problems?.[0]?.field).toBe('headers/idempotency-key')
    })
  })

  describe('when it does not match its schema', () => {
    test.each([
      ['an unknown field', { user_id: 'x' }, 'body/user_id'],
      [
        'an unknown field of an answer',
        { answers: [{ question: 'a', title: 'a', text: 'a', score: 1 }] },
        'body/answers/0/score',
      ],
      ['a number for a string', { quiz: 1 }, 'body/quiz'],
      [
        'a string for a number',
        { consents: [{ id: 'a', version: '1', choice: 'agreed', words: 'a', at: '2026-01-01T00:00:00Z' }] },
        'body/consents/0/version',
      ],
      ['a short token', { claim_token: 'abc' }, 'body/claim_token'],
      ['an object for an array', { answers: {} }, 'body/answers'],
      [
        'too many answers',
        { answers: Array.from({ length: 501 }, () => ({ question: 'a', title: 'a', text: 'a' })) },
        'body/answers',
      ],
      [
        'a repeated option',
        { answers: [{ question: 'a', title: 'a', options: ['x', 'x'], labels: ['x', 'x'] }] },
        'body/answers/0/options',
      ],
      [
        'an invalid time',
        { consents: [{ id: 'a', version: 1, choice: 'agreed', words: 'a', at: 'yesterday' }] },
        'body/consents/0/at',
      ],
    ])('%s is refused and named', async (_name, wrong, field) => {
      const outcome = await refused({ ...make(), ...wrong })
      expect(outcome).toMatchObject({ status: 400, code: 'malformed' })
      expect(outcome.fields).toContain(field)
    })

    test.each([
      ['no JSON', '{', 400],
      ['nothing', '', 400],
      ['a list', '[]', 400],
      ['a poisoned prototype', '{"__proto__":{"quiz":"x"}}', 400],
      ['more than any quiz', JSON.stringify({ text: 'x'.repeat(300_000) }), 413],
      ['a nesting of 50,000', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 413],
    ])('%s is refused', async (_name, payload, status) => {
      expect((await refused(payload)).status).toBe(status)
    })

    test('another content type is refused', async () => {
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/quiz/submissions',
        headers: { 'idempotency-key': randomKey(), 'content-type': 'text/plain' },
        payload: JSON.stringify(make()),
      })
      expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([415, 'unsupported_type'])
    })
  })

  describe('when it does not fit the quiz', () => {
    test('another quiz is refused', async () => {
      expect(await refused(make({ quiz: 'another' }))).toMatchObject({ code: 'not_accepted', fields: ['quiz'] })
    })

    test('each invalid answer is named, and only those', async () => {
      const [one, several, text] = [ofKind('radio'), ofKind('checkbox'), ofKind('input')]
      if (one.choice !== 'radio' || text.choice !== 'input') expect.fail('kinds')
      const ids = one.options.slice(0, 2).map(({ id }) => id)
      const given: Readonly<Record<string, Partial<SubmittedAnswer>>> = {
        [one.id]: { options: ids, labels: ids },
        [several.id]: { options: ['no_such_option'], labels: ['No such option'] },
        [text.id]: { text: 'x'.repeat(text.max_length + 1) },
      }
      const answers = allAnswers(server.content).map((answer) => ({ ...answer, ...given[answer.question] }))
      expect(await refused(make({ answers }))).toEqual({
        status: 422,
        code: 'not_accepted',
        fields: expect.toSatisfy(
          (fields: string[]) =>
            fields.length === 3 &&
            fields.includes(`questions/${one.id}`) &&
            fields.includes(`questions/${several.id}/options/no_such_option`) &&
            fields.includes(`questions/${text.id}`),
        ),
      })
    })

    test('if the visitor saw another version, the code is quiz_changed', async () => {
      const answers = [{ question: 'of_last_year', title: 'x', text: 'x' }]
      expect(await refused(make({ answers, content_version: '000000000000' }))).toMatchObject({
        status: 422,
        code: 'quiz_changed',
        fields: ['questions/of_last_year'],
      })
    })

    test('a version that was never shown is refused, even if all answers are valid', async () => {
      expect(await refused(make({ content_version: '000000000000' }))).toMatchObject({ code: 'quiz_changed' })
    })

    test.each([
      ['options without labels', { labels: undefined }],
      ['more labels than options', { labels: ['a', 'b', 'c'] }],
      ['options and a text', { text: 'x' }],
    ])('%s are refused', async (_name, change) => {
      const { id } = ofKind('radio')
      const answers = changed(id, change as Partial<SubmittedAnswer>)
      expect(await refused(make({ answers }))).toMatchObject({ code: 'not_accepted', fields: [`questions/${id}`] })
    })

    test('a repeated answer or consent is refused', async () => {
      const { answers, consents } = make()
      const [answer, consent] = [answers[0], consents[0]]
      if (!answer || !consent) expect.fail('nothing to repeat')
      expect(await refused(make({ answers: [...answers, answer] }))).toMatchObject({
        fields: [`questions/${answer.question}`],
      })
      expect(await refused(make({ consents: [...consents, consent] }))).toMatchObject({
        fields: [`consents/${consent.id}`],
      })
    })
  })

  describe('when an answer needs a consent', () => {
    const without = (id: string) => make().consents.filter((consent) => consent.id !== id)

    test.each([
      ['none was given', () => without(covered().id)],
      ['it was declined', () => [...without(covered().id), consentOf(server.content, covered().id, 'declined')]],
      [
        'it was given to another text',
        () => [
          ...without(covered().id),
          { ...consentOf(server.content, covered().id, 'agreed'), version: covered().version + 1 },
        ],
      ],
    ])('%s: the answers are named and nothing is stored', async (_name, consents) => {
      const asked = allAnswers(server.content).map(({ question }) => question)
      const expected = covered()
        .covers.filter((id) => asked.includes(id))
        .map((id) => `questions/${id}`)
      const outcome = await refused(make({ consents: consents() }))
      expect(outcome).toMatchObject({ status: 422, code: 'consent_missing' })
      expect([...outcome.fields].sort()).toEqual(expected.sort())
    })

    test('a declined consent without the answers is stored', async () => {
      const { id, covers } = covered()
      const answers = allAnswers(server.content).filter(({ question }) => !covers.includes(question))
      const consents = [...without(id), consentOf(server.content, id, 'declined')]
      expect((await submit(server.app, make({ answers, consents }))).statusCode).toBe(201)
    })

    test('an unknown consent is refused', async () => {
      const consents = [...make().consents, { ...consentOf(server.content, covered().id, 'agreed'), id: 'everything' }]
      expect(await refused(make({ consents }))).toMatchObject({ status: 422, fields: ['consents/everything'] })
    })
  })

  describe('when someone else requests a result', () => {
    test.each([
      ['another token', (): string => `Bearer ${randomToken()}`],
      ['no token', (): string => ''],
      ['half a token', (): string => 'Bearer abc'],
      ['another scheme', (): string => `Basic ${randomToken()}`],
    ])('%s gets the same reply as for an unknown result', async (_name, authorization) => {
      const { id } = await store(server)
      const ask = (which: string) =>
        server.app.inject({ url: `/api/quiz/submissions/${which}`, headers: { authorization: authorization() } })
      const [theirs, nobodys] = [await ask(id), await ask('A'.repeat(22))]
      const withoutReference = ({ reference: _, ...error }: ErrorReply) => error
      expect([theirs.statusCode, nobodys.statusCode]).toEqual([404, 404])
      expect(withoutReference(theirs.json())).toEqual(withoutReference(nobodys.json()))
      expect(withoutReference(theirs.json())).toEqual({
        code: 'not_found',
        message: server.content.messages.common.not_found,
      })
    })

    test('the token of another result is not valid', async () => {
      const [mine, theirs] = [await store(server), await store(server)]
      expect((await theirs.ask('GET', '', { token: mine.submission.claim_token })).statusCode).toBe(404)
    })

    test('ids are 128 random bits', async () => {
      const { id } = await store(server)
      expect(Buffer.from(id, 'base64url')).toHaveLength(16)
    })
  })
})
