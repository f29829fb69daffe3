import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, submit, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { isWithinLimits } from './json-bodies.ts'

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)
const withKeys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`

describe('a JSON text', () => {
  test.each([
    ['16 levels', nested(16)],
    ['brackets inside a string', JSON.stringify('['.repeat(100))],
    ['brackets after an escaped quote', JSON.stringify(`"${'{'.repeat(100)}`)],
    ['a string that ends with a backslash', JSON.stringify(['\\', ['['.repeat(100)]])],
    ['many adjacent levels', `[${'[[]],'.repeat(1000)}0]`],
    [
      '1,000 questions, each with all that an answer can have',
      JSON.stringify(
        Array.from({ length: 1000 }, () => ({ question: 'q', title: 't', options: ['a', 'b'], labels: ['A', 'B'] })),
      ),
    ],
    ['colons inside strings', JSON.stringify(':'.repeat(50_000))],
    ['invalid JSON, which is left to the parser', ']]]]"'],
  ])('with %s is accepted', (_, text) => {
    expect(isWithinLimits(text)).toBe(true)
  })

  test.each([
    ['17 levels of lists', nested(17)],
    ['17 levels of objects', nested(17, '{"a":', '}')],
    ['unclosed levels', '['.repeat(1000)],
    ['20,000 keys in an object', withKeys(20_000)],
    ['20,000 lists in a list', `[${'[],'.repeat(20_000)}0]`],
  ])('with %s is refused', (_, text) => {
    expect(isWithinLimits(text)).toBe(false)
  })
})

describe('a body of 256 kB', () => {
  let place: TestPlace
  let server: TestServer
  beforeAll(async () => {
    place = await (databases[0] ?? expect.fail()).place()
    server = await startServer(place)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const size = 256 * 1024
  test.each([
    ['is nested as deeply as possible', nested(size / 2)],
    ['has only opening brackets', '['.repeat(size)],
    ['is nested in objects', nested(size / 8, '{"a":', '}')],
    ['has as many keys as possible', withKeys(22_000)],
    ['has deep nesting after valid fields', `{"quiz":"x","answers":${nested(size / 2 - 30)}}`],
  ])('that %s is refused with a message', async (_, body) => {
    const reply = await submit(server.app, body)
    const { code, message } = reply.json<ErrorReply>()
    expect([reply.statusCode, code, message]).toEqual([413, 'too_large', server.content.messages.common.too_large])
  })
})
