import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentVersion } from '#content/version.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import { productContent, startServer, store, submit, type TestServer } from '#testing/server/server.ts'
import type {
  ErrorReply,
  Submission,
  SubmissionReply,
  SubmittedAnswer,
  SubmittedConsent,
} from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

/** The same content after an editor has changed texts, but no id and no consent version. */
const reworded = (content: Content): Content => ({
  ...content,
  consent: {
    ...content.consent,
    consents: content.consent.consents.map((one) => ({ ...one, agree: `${one.agree} Truly.` })),
  },
  sections: content.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, title: `${question.title} (2)` })),
  })),
})

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let old: { readonly content: Content; readonly version: string }
  let today: typeof old
  let server: TestServer<Content>
  beforeAll(async () => {
    place = await makePlace()
    old = await productContent()
    const content = reworded(old.content)
    today = { content, version: contentVersion(content) }
    // A server with the old content has run on this database.
    await (await startServer(place)).close()
    server = await startServer(place, { ...today, settings: { now: () => now } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const make = (of = today, changes: Partial<Submission> = {}) => submissionOf(of.content, of.version, changes)
  const withConsents = (of: typeof old, change: (consent: SubmittedConsent) => object) => {
    const made = make(of)
    return { ...made, consents: made.consents.map((consent) => ({ ...consent, ...change(consent) })) }
  }
  const stored = async (payload: unknown) => {
    const reply = await submit(server.app, payload)
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
    const { id } = reply.json<SubmissionReply>()
    const rows = server.database.store
    return {
      row: await rows.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      consents: await rows.selectFrom('consents').selectAll().where('submission_id', '=', id).execute(),
    }
  }
  const refused = async (payload: unknown) => {
    const reply = await submit(server.app, payload)
    const { code, problems = [] } = reply.json<ErrorReply>()
    return { status: reply.statusCode, code, fields: problems.map(({ field }) => field) }
  }
  const wordsOf = (rows: readonly { readonly consent_id: string; readonly words: string }[]) =>
    Object.fromEntries(rows.map(({ consent_id, words }) => [consent_id, words]))
  const agreementsIn = ({ consent: { consents } }: Content) =>
    Object.fromEntries(consents.map(({ id, agree }) => [id, agree]))
  const consentFields = () => today.content.consent.consents.map(({ id }) => `consents/${id}`)

  test('an answer of spaces is none, and is not stored', async () => {
    const all = make()
    const written = all.answers.find(({ text }) => text !== undefined) ?? expect.fail('no text question')
    const answers = all.answers.map((answer) => (answer === written ? { ...answer, text: ' \n' } : answer))
    const { row } = await stored({ ...all, answers })
    const questions = (JSON.parse(row.answers) as SubmittedAnswer[]).map(({ question }) => question)
    expect(questions).toEqual(answers.map(({ question }) => question).filter((id) => id !== written.question))
  })

  describe('the record of a consent', () => {
    test.each([
      ['a current page', () => make()],
      ['a page that sends no text and no time', () => withConsents(today, () => ({ words: undefined, at: undefined }))],
      ['a device that says 1999', () => withConsents(today, () => ({ at: '1999-01-01T00:00:00Z' }))],
    ])('%s › has the texts of the server and the time of receipt', async (_, payload) => {
      const { consents } = await stored(payload())
      const own = new Map(today.content.consent.consents.map((one) => [one.id, one]))
      expect(consents).toHaveLength(own.size)
      for (const { consent_id, words, version, at, recorded_at } of consents) {
        const { agree, version: ours } = own.get(consent_id) ?? expect.fail(consent_id)
        expect({ words, version, at, recorded_at }).toEqual({
          words: agree,
          version: ours,
          at: now.toISOString(),
          recorded_at: now.toISOString(),
        })
      }
    })

    test('a text that was never shown › refused, to be read again', async () => {
      const forged = withConsents(today, () => ({ words: 'I agree to everything.', at: '1999-01-01T00:00:00Z' }))
      expect(await refused(forged)).toEqual({ status: 422, code: 'consent_changed', fields: consentFields() })
    })

    test('a version of the text that this content never had › refused, although nothing needs the consent', async () => {
      const payload = {
        ...withConsents(today, ({ version }) => ({ version: version + 1, words: undefined })),
        answers: [],
      }
      expect(await refused(payload)).toEqual({ status: 422, code: 'consent_changed', fields: consentFields() })
    })

    test('a declined choice with the text of an agreement › refused', async () => {
      const { covers } = today.content.consent.consents.find(({ id }) => id === 'photos') ?? expect.fail('no photos')
      expect(covers).toEqual(['photos'])
      const forged = withConsents(today, ({ id }) => (id === 'photos' ? { choice: 'declined' } : {}))
      expect(await refused(forged)).toMatchObject({ code: 'consent_changed', fields: ['consents/photos'] })
    })
  })

  describe('a page of the previous version', () => {
    test('is accepted, and the texts that it showed are stored', async () => {
      const sent = make(old)
      const { row, consents } = await stored(sent)
      expect(row.content_version).toBe(old.version)
      expect(JSON.parse(row.answers)).toEqual(sent.answers)
      expect(wordsOf(consents)).toEqual(agreementsIn(old.content))
    })

    test('is up to date in what it asks: an answer that does not exist is no change of the quiz', async () => {
      const invented = { question: 'of_last_year', title: 'x', text: 'x' }
      expect(await refused(make(old, { answers: [...make(old).answers, invented] }))).toMatchObject({
        code: 'not_accepted',
        fields: ['questions/of_last_year'],
      })
    })

    test('is refused under the current version', async () => {
      const mixed = { ...make(today), consents: make(old).consents }
      expect(await refused(mixed)).toMatchObject({ code: 'consent_changed', fields: consentFields() })
    })

    test('an earlier consent that is sent today names its version, and its texts are stored', async () => {
      const consents = make(old).consents.map((consent) => ({ ...consent, content_version: old.version }))
      const rows = (await stored({ ...make(today), consents })).consents
      expect(wordsOf(rows)).toEqual(agreementsIn(old.content))
    })
  })

  describe('a version that no server has ever shown', () => {
    test('is refused, and its consents have to be read again', async () => {
      const unknown = make(today, { content_version: '000000000000' })
      expect(await refused(unknown)).toEqual({ status: 422, code: 'quiz_changed', fields: consentFields() })
    })

    test('is refused for a single consent too', async () => {
      const unknown = withConsents(today, ({ id }) => (id === 'photos' ? { content_version: '000000000000' } : {}))
      expect(await refused(unknown)).toEqual({ status: 422, code: 'consent_changed', fields: ['consents/photos'] })
    })
  })

  describe('withdrawing a consent of the previous version', () => {
    test.each<[string, (consents: Content['consent']['consents']) => Content['consent']['consents']]>([
      ['when it covers less today', (consents) => consents.map((one) => ({ ...one, covers: one.covers.slice(1) }))],
      ['when the content no longer has it', () => []],
    ])('%s › deletes everything that it covered then', async (_, change) => {
      const otherPlace = await makePlace()
      const first = await startServer(otherPlace)
      const withdrawn = first.content.consent.consents.find(({ covers }) => covers.length > 1) ?? expect.fail('none')
      const { id, submission } = await store(first)
      await first.close()
      const { consent } = old.content
      const content = { ...old.content, consent: { ...consent, consents: change(consent.consents) } }
      const second = await startServer(otherPlace, { content, version: contentVersion(content) })
      const reply = await second.app.inject({
        method: 'PUT',
        url: `/api/quiz/submissions/${id}/consents/${withdrawn.id}`,
        headers: { authorization: `Bearer ${submission.claim_token}` },
        payload: { choice: 'declined' },
      })
      const row = await second.database.store.selectFrom('submissions').select('answers').executeTakeFirstOrThrow()
      await second.close()
      await otherPlace.remove()
      expect(reply.statusCode).toBe(200)
      const left = (JSON.parse(row.answers) as Submission['answers']).map(({ question }) => question)
      const asked = submission.answers.map(({ question }) => question)
      expect(left).toEqual(asked.filter((question) => !withdrawn.covers.includes(question)))
      expect(left.length).toBeLessThan(asked.length)
    })
  })

  describe('titles and labels', () => {
    const forging = (change: (answer: Submission['answers'][number]) => object) => {
      const made = make()
      return {
        ...made,
        answers: made.answers.map((answer, index) => (index === 0 ? { ...answer, ...change(answer) } : answer)),
      }
    }
    const first = () => `questions/${make().answers[0]?.question}`

    test.each([
      ['a forged label', () => forging(({ labels = [] }) => ({ labels: labels.map(() => 'Forged') }))],
      ['a forged title', () => forging(() => ({ title: 'Forged' }))],
      ['the label of another option', () => forging(({ labels = [] }) => ({ labels: labels.map((one) => `${one}.`) }))],
    ])('%s › refused and named, and nothing of it is stored', async (_, payload) => {
      expect(await refused(payload())).toEqual({ status: 422, code: 'quiz_changed', fields: [first()] })
      const rows = await server.database.store.selectFrom('submissions').select('answers').execute()
      expect(rows.filter(({ answers }) => answers.includes('Forged'))).toEqual([])
    })

    test('another Unicode form of the same text › stored in the form of the server', async () => {
      const made = make()
      const answers = made.answers.map((answer) => ({ ...answer, title: answer.title.normalize('NFD') }))
      expect(JSON.parse((await stored({ ...made, answers })).row.answers)).toEqual(made.answers)
    })
  })
})
