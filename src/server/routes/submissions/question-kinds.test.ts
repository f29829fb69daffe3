/** Submissions to a quiz with every kind of question: what is stored, and with which messages they are refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentVersion } from '#content/version.ts'
import { fill } from '#engine/format.ts'
import { bareContent } from '#testing/samples/bare-content.ts'
import { checkbox, information, input, number, quizOf, scale } from '#testing/samples/make-quiz.ts'
import { signUp } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { claim } from '#testing/server/reports.ts'
import { misfits, productContent, startServer, store, submit, type TestServer } from '#testing/server/server.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import type { ErrorReply, ExportReply, ResultReply, SubmittedAnswer } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'

const ownMessage = 'The weight decides the dose.'

const withEveryKind = (product: Content): Content => ({
  ...bareContent(product, ['accounts', 'scores']),
  ...quizOf(
    information('about'),
    number('weight', 2, 3000, { decimals: 1, unit: 'kg', required: { message: ownMessage } }),
    number('visits', 0, 9000),
    scale('itch', 0, 7),
    checkbox('oils', '', {
      min_choices: 2,
      max_choices: 3,
      options: [
        { id: 'argan', label: 'Argan' },
        { id: 'olive', label: 'Olive' },
        { id: 'coconut', label: 'Coconut' },
        { id: 'other', label: 'Other:', text: { label: 'Which?', max_length: 10 } },
        { id: 'none', label: 'None', exclusive: true },
      ],
    }),
    input('remark', 10),
  ),
  scores: {
    scores: [
      {
        id: 'load',
        label: 'Load',
        questions: ['itch'],
        rules: [
          { question: 'weight', from: 10, points: 5 },
          { question: 'visits', from: 1000, points: 3 },
          { question: 'oils', answer: 'other', points: 2 },
        ],
      },
    ],
  },
})

const weight = { question: 'weight', title: 'Title weight', text: '12.5' }
const visits = { question: 'visits', title: 'Title visits', text: '1500' }
const itch = { question: 'itch', title: 'Title itch', options: ['7'], labels: ['7 (Very)'] }
const oilsWithoutText = {
  question: 'oils',
  title: 'Title oils',
  options: ['argan', 'other'],
  labels: ['Argan', 'Other:'],
}
const oils = { ...oilsWithoutText, texts: { other: 'Rice water' } }
const chosenOils = (...options: string[]): SubmittedAnswer => ({ ...oilsWithoutText, options, labels: options })
const remark = { question: 'remark', title: 'Title remark', text: 'Nothing' }
const complete: SubmittedAnswer[] = [weight, visits, itch, oils, remark]
/** As the answers are stored: a number has the unit that was shown beside it. */
const stored = [{ ...weight, unit: 'kg' }, { ...visits, unit: '' }, itch, oils, remark]

describe.each(databasesFor(import.meta.url))(
  'over $name › a quiz with every kind of question',
  ({ place: makePlace }) => {
    let place: TestPlace
    let server: TestServer<Content>
    beforeAll(async () => {
      place = await makePlace()
      const content = withEveryKind((await productContent()).content)
      server = await startServer(place, { content, version: contentVersion(content) })
    })
    afterAll(async () => {
      await server.close()
      await place.remove()
    })

    const send = (answers: readonly unknown[]) =>
      submit(server.app, { ...submissionOf(server.content, server.version), answers })
    /** Sends all answers, with this one replacing the answer to the same question. */
    const sendWith = (answer: SubmittedAnswer) =>
      send([...complete.filter(({ question }) => question !== answer.question), answer])
    const storedAnswers = async (id: string): Promise<unknown> => {
      const rows = server.database.store.selectFrom('submissions').select('answers').where('id', '=', id)
      return JSON.parse((await rows.executeTakeFirstOrThrow()).answers)
    }

    const claimed = async () => {
      const [user, report] = [await signUp(server), await store(server, { answers: complete })]
      expect((await claim(user, report)).statusCode).toBe(200)
      return { user, report }
    }

    test('stores the answers as they were given, with the units that were shown', async () => {
      const { id } = await store(server, { answers: complete })
      expect(await storedAnswers(id)).toEqual(stored)
    })

    test('lists the answers in words in the ledger', async () => {
      const { report, user } = await claimed()
      const reply = (await user.call('GET', `/quiz/submissions/${report.id}`)).json<ResultReply>()
      expect(misfits('ResultReply', reply)).toEqual([])
      expect(reply.result).toMatchObject({ answered: 5, total: 5 })
      const entries = reply.result.scores.flatMap((score) => score.entries)
      expect(entries.map(({ answer, points }) => [answer, points]).sort()).toEqual([
        ['1,500', 3],
        ['12.5 kg', 5],
        ['7 (Very)', 7],
        ['Other: Rice water', 2],
      ])
    })

    test.each([
      ['weight', '12.5 kg'],
      ['visits', '1,500'],
      ['itch', '7 (Very)'],
      ['oils', 'Argan, Other: Rice water'],
    ])('replies with the answer to %s in words', async (question, text) => {
      const { user } = await claimed()
      const reply = await user.call('GET', `/quiz/replies/${user.id}/${question}`)
      expect([reply.statusCode, reply.json()]).toEqual([200, { text }])
    })

    test('exports the answers with the account', async () => {
      const { user } = await claimed()
      const reply = await user.call('POST', `/users/account/${user.id}/export`, {
        payload: { password: user.password },
      })
      const data = reply.json<ExportReply>()
      expect([reply.statusCode, misfits('ExportReply', data)]).toEqual([200, []])
      expect(data.reports.map(({ answers }) => answers)).toEqual([stored])
    })

    test.each<[string, SubmittedAnswer]>([
      ['the smallest number', { ...weight, text: '2' }],
      ['the largest number', { ...weight, text: '3000' }],
      ['the most choices', { ...oils, options: ['argan', 'olive', 'other'], labels: ['Argan', 'Olive', 'Other:'] }],
      ['an option that stands alone', { ...oilsWithoutText, options: ['none'], labels: ['None'] }],
      ['an option without its text', oilsWithoutText],
      ['the longest text of an option', { ...oils, texts: { other: '🙂'.repeat(10) } }],
      ['the first point of a scale', { ...itch, options: ['0'], labels: ['0 (Not at all)'] }],
    ])('accepts %s', async (_, answer) => {
      const reply = await sendWith(answer)
      expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
    })

    test('does not store a blank text of an option', async () => {
      const { id } = await store(server, { answers: [weight, { ...oils, texts: { other: '  ' } }] })
      expect(await storedAnswers(id)).toEqual([{ ...weight, unit: 'kg' }, oilsWithoutText])
    })

    const numbers = () => server.content.pages.quiz.numbers
    const choices = () => server.content.pages.quiz.choices
    const messages = () => server.content.messages

    test.each<[string, SubmittedAnswer, () => string]>([
      ['a number below the range', { ...weight, text: '1.9' }, () => fill(numbers().too_small, { min: 2 })],
      ['a number above the range', { ...weight, text: '3000.1' }, () => fill(numbers().too_large, { max: '3,000' })],
      ['more decimals', { ...weight, text: '12.55' }, () => fill(numbers().decimals, { count: 1 })],
      ['a fraction', { ...visits, text: '1.5' }, () => numbers().whole],
      ...['many', '1e2', '012', '12,5', '12.50', 'Infinity', '-0', ' 12'].map(
        (text): [string, SubmittedAnswer, () => string] => [
          `“${text}” as a number`,
          { ...weight, text },
          () => fill(numbers().not_a_number, { example: '1,501' }),
        ],
      ),
      ['options for a number', { ...itch, question: 'weight' }, () => messages().quiz.submit_refused],
      ['too few choices', chosenOils('argan'), () => fill(choices().between, { min: 2, max: 3 })],
      [
        'too many choices',
        chosenOils('argan', 'olive', 'coconut', 'other'),
        () => fill(choices().between, { min: 2, max: 3 }),
      ],
      [
        'two points of a scale',
        { ...itch, options: ['1', '2'], labels: ['1', '2'] },
        () => messages().quiz.submit_refused,
      ],
      [
        'a text for a scale',
        { question: 'itch', title: 'Title itch', text: '7' },
        () => messages().quiz.submit_refused,
      ],
      [
        'a text for an option that was not chosen',
        { ...oils, options: ['argan', 'olive'], labels: ['Argan', 'Olive'] },
        () => messages().quiz.submit_refused,
      ],
      ['a text for an option without one', { ...oils, texts: { argan: 'x' } }, () => messages().common.not_found],
      [
        'a text of an option above its limit',
        { ...oils, texts: { other: 'x'.repeat(11) } },
        () => fill(messages().fields.text_too_long, { max: 10 }),
      ],
      [
        'a text above its limit',
        { ...remark, text: 'x'.repeat(11) },
        () => fill(messages().fields.text_too_long, { max: 10 }),
      ],
      [
        'an answer to a block of information',
        { question: 'about', title: 'Title about', text: 'x' },
        () => messages().common.not_found,
      ],
    ])('refuses %s', async (_, answer, message) => {
      const reply = await sendWith(answer)
      const { code, problems } = reply.json<ErrorReply>()
      const field = `questions/${answer.question}`
      expect([reply.statusCode, code, problems]).toEqual([422, 'not_accepted', [{ field, message: message() }]])
    })

    test('refuses a point beyond the end of a scale, and names it', async () => {
      const reply = await sendWith({ ...itch, options: ['8'], labels: ['8'] })
      expect(reply.json<ErrorReply>().problems).toEqual([
        { field: 'questions/itch/options/8', message: messages().fields.option_unknown },
      ])
    })

    test('refuses a submission without the required number, with the message of the question', async () => {
      const reply = await send([visits, itch, oils])
      expect([reply.statusCode, reply.json<ErrorReply>().problems]).toEqual([
        422,
        [{ field: 'questions/weight', message: ownMessage }],
      ])
    })
  },
)
