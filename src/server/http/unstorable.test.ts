import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import { type TestServer, startServer, submit } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { unstorableIn } from './unstorable.ts'

describe('text that a database cannot store', () => {
  test.each([
    ['NUL in a value', { a: ['x', 'y\0'] }, 'body/a/1'],
    ['NUL in a key', { a: { 'b\0': 1 } }, 'body/a'],
    ['an unpaired high surrogate', { a: '\ud83d' }, 'body/a'],
    ['an unpaired low surrogate', { a: '\ude00!' }, 'body/a'],
    ['a surrogate pair in the wrong order', { a: '\ude00\ud83d' }, 'body/a'],
    ['an unpaired surrogate in a key', { '\ud83d': 1 }, 'body'],
  ])('%s is found', (_name, value, path) => {
    expect(unstorableIn(value, 'body')).toBe(path)
  })

  test.each([
    ['surrogate pairs', '👩🏾‍🦱'],
    ['other control characters', '\u0001\u001f\u007f'],
    ['byte order and bidi marks', '\ufeff\ufffe\u202e'],
  ])('%s are accepted', (_name, value) => {
    expect(unstorableIn({ [value]: [value] }, 'body')).toBeNull()
  })

  test('very deep nesting is searched without a stack overflow', () => {
    let deep: unknown = '\0'
    for (let level = 0; level < 200_000; level += 1) deep = [deep]
    expect(unstorableIn(deep, 'body')).toMatch(/^body\/0\/0/)
  })
})

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

  test.each(['\\u0000', '\\ud800', '\\udc00'])(
    '%s anywhere in a submission is refused, and named',
    async (character) => {
      const valid = JSON.stringify(submissionOf(server.content, server.version))
      const inValue = valid.replace(/"title":"/, `"title":"${character}`)
      const inKey = valid.replace('{', `{"${character}":1,`)
      for (const [payload, field] of [
        [inValue, 'body/answers/0/title'],
        [inKey, 'body'],
      ] as const) {
        const reply = await submit(server.app, payload)
        expect([reply.statusCode, reply.json<ErrorReply>().problems]).toEqual([
          400,
          [{ field, message: server.content.messages.fields.text_characters }],
        ])
      }
    },
  )

  test('NUL in a URL is refused', async () => {
    const reply = await server.app.inject({ url: '/api/quiz/submissions/a%00b?x=%00' })
    expect([reply.statusCode, reply.json<ErrorReply>().problems?.[0]?.field]).toEqual([400, 'address/id'])
  })

  test('every other character is stored unchanged', async () => {
    const odd = "👩🏾‍🦱 \u202eolleh\u202c é é \u0001 ' \" \\ <b> ${x} =cmd|' /C calc'!A0 ; drop table submissions --"
    const submission = submissionOf(server.content, server.version)
    const answers = submission.answers.map((answer) =>
      answer.question === 'extra_information' ? { ...answer, text: odd } : answer,
    )
    const reply = await submit(server.app, { ...submission, answers })
    expect(reply.statusCode).toBe(201)
    const row = await server.database.store
      .selectFrom('submissions')
      .select('answers')
      .where('id', '=', reply.json<{ id: string }>().id)
      .executeTakeFirstOrThrow()
    const stored = JSON.parse(row.answers) as { question: string; text?: string }[]
    expect(stored.find(({ question }) => question === 'extra_information')?.text).toBe(odd)
  })
})
