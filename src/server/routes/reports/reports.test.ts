import { existsSync } from 'node:fs'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { allAnswers } from '#testing/samples/make-submission.ts'
import { uploadPhotos, createReport } from '#testing/server/reports.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type {
  ErrorReply,
  Product,
  ProductsReply,
  QuizReply,
  ReportsReply,
  ResultReply,
  ScoresReply,
} from '#types/api.generated.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  /** A user who has never taken the quiz. */
  let fresh: TestUser
  /** A user who has taken it three times, each time an hour later. */
  let user: TestUser
  let ids: readonly string[]
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
    fresh = await signUp(server)
    user = await signUp(server)
    const made: string[] = []
    for (const answers of [[], allAnswers(server.content).slice(0, 9), allAnswers(server.content)]) {
      const { id } = await createReport(server, user, { answers })
      made.push(id)
      now = new Date(now.getTime() + 60_000)
    }
    ids = made
    await uploadPhotos(server, user, made[1] ?? '')
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const latest = async (): Promise<ResultReply> =>
    (await user.call('GET', `/quiz/submissions/${ids[2]}`)).json<ResultReply>()

  describe('the report history', () => {
    test('lists the reports, newest first, with their summaries', async () => {
      const reply = await user.call('GET', `/users/reports/${user.id}`)
      const reports = reply.json<ReportsReply>()
      expect([reply.statusCode, misfits('ReportsReply', reports)]).toEqual([200, []])
      expect(reports.map(({ id }) => id)).toEqual(ids.toReversed())
      expect(reports.map(({ photos }) => photos)).toEqual([0, server.content.photos.views.length, 0])
      expect(reports.map(({ answered }) => answered)).toEqual([(await latest()).result.answered, 9, 0])
      expect(reports.map(({ created_at }) => created_at)).toEqual(
        reports.map(({ created_at }) => created_at).sort((one, next) => next.localeCompare(one)),
      )
    })

    test('is empty before any quiz', async () => {
      const reply = await fresh.call('GET', `/users/reports/${fresh.id}`)
      expect([reply.statusCode, reply.json()]).toEqual([200, []])
    })
  })

  describe('the scores', () => {
    test('are those of the latest report: condition as value, concern and label', async () => {
      const reply = await user.call('GET', `/users/scores/${user.id}`)
      const scores = reply.json<ScoresReply>()
      expect([reply.statusCode, misfits('ScoresReply', scores)]).toEqual([200, []])
      const { result } = await latest()
      expect(Object.keys(scores)).toEqual(result.scores.map(({ id }) => id))
      for (const { id, name, condition, concern, condition_band } of mirroredScores(result.scores))
        expect(scores[id]).toEqual({ description: name, value: condition, concern, label: condition_band?.label })
      for (const { value, concern = 0 } of Object.values(scores)) expect(value).toBe(100 - concern)
    })

    test('are empty before any quiz', async () => {
      const reply = await fresh.call('GET', `/users/scores/${fresh.id}`)
      expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    })

    test('leave out a score that is not known', async () => {
      const skipper = await signUp(server)
      await createReport(server, skipper, { answers: [] })
      const reply = await skipper.call('GET', `/users/scores/${skipper.id}`)
      expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    })
  })

  describe('a reply to a question', () => {
    const replyTo = (by: TestUser, question: string) => by.call('GET', `/quiz/replies/${by.id}/${question}`)

    test('is the label as it was shown, several labels separated by commas, or the text', async () => {
      const answers = allAnswers(server.content)
      expect(answers.some(({ labels }) => (labels?.length ?? 0) > 1)).toBe(true)
      expect(answers.some(({ text }) => text !== undefined)).toBe(true)
      for (const { question, labels, text } of answers) {
        const reply = await replyTo(user, question)
        expect([reply.statusCode, misfits('QuizReply', reply.json())]).toEqual([200, []])
        expect(reply.json<QuizReply>().text).toBe(text ?? labels?.join(', '))
      }
    })

    test('keeps the labels that were shown, whatever the quiz says today', async () => {
      const old = await signUp(server)
      const [first] = allAnswers(server.content)
      const labels = first?.labels?.map(() => 'As it was called then') ?? []
      const { id } = await createReport(server, old, { answers: first ? [first] : [] })
      const answers = JSON.stringify([{ ...first, labels }])
      await server.database.store.updateTable('submissions').set({ answers }).where('id', '=', id).execute()
      expect((await replyTo(old, first?.question ?? '')).json()).toEqual({ text: labels.join(', ') })
    })

    test('is empty for an unanswered question, and before any quiz', async () => {
      const skipper = await signUp(server)
      await createReport(server, skipper, { answers: [] })
      const [first] = allAnswers(server.content)
      for (const one of [skipper, fresh])
        expect((await replyTo(one, first?.question ?? '')).json()).toEqual({ text: '' })
    })

    test.each(['nothing', '__proto__', 'constructor', 'toString'])('to the question %s is not found', async (id) => {
      const reply = await replyTo(user, id)
      expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([404, 'not_found'])
    })
  })

  describe('the recommendations', () => {
    const idsOf = async (by: TestUser) =>
      (await by.call('GET', `/users/profiles/recommendations/${by.id}`)).json<string[]>()
    const products = (id: readonly string[]) => user.call('POST', '/products/recommendations', { payload: { id } })

    test('are the products of the latest report', async () => {
      const found = await idsOf(user)
      expect(misfits('ProductIds', found)).toEqual([])
      expect(found.length).toBeGreaterThan(1)
      expect(found).toEqual((await latest()).result.products.map(({ id }) => String(id)))
    })

    test('are empty before any quiz', async () => {
      expect(await idsOf(fresh)).toEqual([])
    })

    test('are read by their ids, in that order, with prices in pounds and pictures of this site', async () => {
      const wanted = (await idsOf(user)).toReversed()
      const reply = await products(wanted)
      const found = reply.json<ProductsReply>()
      expect([reply.statusCode, misfits('ProductsReply', found)]).toEqual([200, []])
      expect(found.map(({ id }) => id)).toEqual(wanted)
      const { catalogue } = server.content
      for (const product of found) {
        const own = catalogue.products.find(({ id }) => String(id) === product.id)
        expect(product).toMatchObject({ name: own?.name, ingredients: own?.ingredients ?? '' })
        expect(product.price).toMatch(/^\d+\.\d\d$/)
        expect(Number(product.price)).toBe(own?.price)
        expect(product.image).toBe(product.image_url)
        expect(existsSync(join('content', product.image))).toBe(true)
        expect(product.link).toBe(catalogue.sample ? '' : own?.link)
      }
    })

    test('have labels of the traits that they suit', async () => {
      const [one] = server.content.catalogue.products
      const [found] = (await products([String(one?.id)])).json<readonly Product[]>()
      const required = server.content.catalogue.matching.points.suits.filter((suits) => suits.required)
      expect(required).toHaveLength(1)
      const values = one?.suits.find(({ profile }) => profile === required[0]?.profile)?.is ?? []
      expect(found?.hairtype.split(', ')).toHaveLength(values.length)
      expect(found?.hairtype).toMatch(/^[A-Z0-9]/)
    })

    test('leave out ids that are not in the catalogue', async () => {
      const [known = ''] = await idsOf(user)
      expect((await products(['0', known, '999999', 'constructor'])).json<ProductsReply>()).toHaveLength(1)
      expect((await products([])).json()).toEqual([])
    })

    test.each([[{ id: 'x' }], [{ id: [1] }], [{ id: ['1', '1'] }], [{}], [{ id: ['1'], more: 1 }]])(
      'a body like %j is refused',
      async (payload) => {
        expect((await user.call('POST', '/products/recommendations', { payload })).statusCode).toBe(400)
      },
    )
  })

  describe('the data of another user', () => {
    const paths = (id: string) => [
      `/users/reports/${id}`,
      `/users/scores/${id}`,
      `/quiz/replies/${id}/${allAnswers(server.content)[0]?.question}`,
      `/users/profiles/recommendations/${id}`,
      `/users/account/${id}`,
    ]
    test('is forbidden with the same reply whether that user exists or not', async () => {
      const refusalFor = async (id: string) =>
        Promise.all(
          paths(id).map(async (path) => {
            const reply = await fresh.call('GET', path)
            return [reply.statusCode, { ...reply.json<ErrorReply>(), reference: '' }] as const
          }),
        )
      const theirs = await refusalFor(user.id)
      expect(theirs.map(([status]) => status)).toEqual(theirs.map(() => 403))
      expect(theirs[0]?.[1]).toMatchObject({ code: 'forbidden', message: server.content.messages.common.forbidden })
      const otherIds = ['A'.repeat(22), 'me', '1', `${fresh.id}%20`, `%20${fresh.id}`, '..%2f', fresh.id.slice(1)]
      for (const id of otherIds) expect(await refusalFor(id)).toEqual(theirs)
      expect(await refusalFor(fresh.id)).not.toEqual(theirs)
    })
  })
})
