import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'
import { schemas } from '#server/http/schemas.ts'
import { visitorOf } from '#testing/server/accounts.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { loadContent, loadPersonas } from '#testing/load-content.ts'
import { misfits, productContent, startServer } from '#testing/server/server.ts'

const longestIn = (name: string, field: string): unknown => {
  const schema = JSON.parse(JSON.stringify(schemas.find(({ $id }) => $id === name))) as {
    properties: Record<string, { maxLength?: number }>
  }
  return schema.properties[field]?.maxLength
}
/** The maximum that the schema allows for a number of the content. */
const mostOf = (part: 'accounts' | 'limits', name: string): number => {
  const constants = JSON.parse(readFileSync('schemas/constants.schema.json', 'utf8')) as {
    properties: Record<string, { properties: Record<string, { maximum?: number }> }>
  }
  return constants.properties[part]?.properties[name]?.maximum ?? expect.fail(`${name} has no maximum`)
}

describe('the largest limit that content may set is accepted by the API', () => {
  test.each([
    ['feedback', mostOf('limits', 'feedback_max'), 'FeedbackRequest', 'message'],
    ['a complaint', mostOf('limits', 'complaint_max'), 'ComplaintRequest', 'message'],
    ['the name in a complaint', mostOf('accounts', 'name_max'), 'ComplaintRequest', 'name'],
    ['a comment', mostOf('limits', 'comment_max'), 'RatingRequest', 'comment'],
    ['a name', mostOf('accounts', 'name_max'), 'ProfileRequest', 'name'],
    ['a username', mostOf('accounts', 'username_max'), 'RegisterRequest', 'username'],
    ['a password', mostOf('accounts', 'password_max'), 'RegisterRequest', 'password'],
    ['an address', mostOf('accounts', 'email_max'), 'RegisterRequest', 'email'],
  ])('%s', (_, most, title, field) => {
    expect(longestIn(title, field)).toBe(most)
  })
})

test('a result with decimals in its points, as content may have them, is one that the API describes', () => {
  const content = loadContent()
  const withHalves = content.scores.scores.map((score) => ({
    ...score,
    base: 8.5,
    rules: (score.rules ?? []).map((rule) => ({ ...rule, points: rule.points + 0.25 })),
  }))
  const analysis = compileAnalysis({ ...content, scores: { ...content.scores, scores: withHalves } })
  const [persona] = loadPersonas()
  const result = analyse(analysis, persona?.answers ?? {}, '0'.repeat(12))
  expect(result.scores.some(({ sum }) => !Number.isInteger(sum))).toBe(true)
  expect(misfits('Result', result)).toEqual([])
})

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  test('the longest messages that content may allow are accepted, in any characters', async () => {
    const { content } = await productContent()
    const [feedback_max, complaint_max] = [mostOf('limits', 'feedback_max'), mostOf('limits', 'complaint_max')]
    const place = await makePlace()
    const server = await startServer(place, {
      content: {
        ...content,
        constants: { ...content.constants, limits: { ...content.constants.limits, feedback_max, complaint_max } },
      },
    })
    onTestFinished(async () => {
      await server.close()
      await place.remove()
    })
    const visitor = visitorOf(server)
    const send = (path: string, topic: string | undefined, message: string) =>
      visitor.call('POST', path, { payload: { topic, message } })
    const topicOf = (page: 'feedback' | 'complaints') =>
      content.pages[page].fields.flatMap(({ options }) => options?.map(({ id }) => id) ?? [])[0]
    for (const letter of ['a', '🌀', '\u0001']) {
      const wide = (length: number) => `x${letter.repeat(length - 2)}x`
      const sent = await send('/feedback', topicOf('feedback'), wide(feedback_max))
      expect([letter, sent.statusCode]).toEqual([letter, 201])
      const complained = await send('/complaints', topicOf('complaints'), wide(complaint_max))
      expect([letter, complained.statusCode]).toEqual([letter, 201])
    }
  })
})
