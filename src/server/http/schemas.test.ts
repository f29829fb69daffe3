/** The length of input is checked before its pattern, so no pattern runs on a text that is longer than its schema allows. */
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { analyse } from 'scslre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { schemas, ajvOptions } from './schemas.ts'

type Schema = { readonly [keyword: string]: unknown }
type Found = { readonly at: string; readonly schema: Schema }

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** All nested and referenced schemas. */
const within = (schema: unknown, at: string): Found[] => {
  if (!isSchema(schema)) return []
  const to = typeof schema['$ref'] === 'string' ? /(\w+)#?$/.exec(schema['$ref'])?.[1] : undefined
  if (to !== undefined) return within(schemas.find(({ $id }) => $id === to) ?? expect.fail(`no ${to}`), to)
  return [{ at, schema }, ...Object.entries(schema).flatMap(([key, inner]) => within(inner, `${at}/${key}`))]
}

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

/** Schemas of body, headers, query and path parameters of every route, as registered with Fastify. */
const sentToUs = (): Found[] => {
  const { paths } = server.app.swagger() as { readonly paths: Readonly<Record<string, Record<string, unknown>>> }
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const { requestBody, parameters } = call as Readonly<Record<string, unknown>>
      return [...within(requestBody, `${method} ${path}`), ...within(parameters, `${method} ${path}`)]
    }),
  )
}
const strings = () => sentToUs().filter(({ schema: { type, enum: values } }) => type === 'string' && !values)
const patterns = (): readonly string[] => [
  ...new Set(strings().flatMap(({ schema: { pattern } }) => (typeof pattern === 'string' ? [pattern] : []))),
]

describe('request schemas', () => {
  test('every string and array has a maximum length', () => {
    expect(strings().length).toBeGreaterThan(30)
    expect(strings().filter(({ schema }) => typeof schema['maxLength'] !== 'number')).toEqual([])
    const lists = sentToUs().filter(({ schema }) => schema['type'] === 'array')
    expect(lists.filter(({ schema }) => typeof schema['maxItems'] !== 'number')).toEqual([])
  })

  test('no object allows unknown keys', () => {
    const objects = sentToUs().filter(({ schema }) => schema['type'] === 'object' && schema['properties'])
    expect(objects.filter(({ schema }) => schema['additionalProperties'] !== false)).toEqual([])
  })

  test('uniqueItems is used for scalars only: objects would be compared pairwise', () => {
    const lists = sentToUs().filter(({ schema }) => schema['uniqueItems'])
    expect(lists.filter(({ schema }) => (schema['items'] as Schema)['type'] !== 'string')).toEqual([])
  })

  test('no pattern runs on a text that is too long, whatever the order of the keywords', () => {
    const seen: number[] = []
    const ajv = addFormats.default(
      new Ajv({
        ...ajvOptions,
        code: {
          regExp: Object.assign(
            (pattern: string, flags: string) => {
              const regExp = new RegExp(pattern, flags)
              return Object.assign(regExp, {
                test: (text: string) => {
                  seen.push(text.length)
                  return RegExp.prototype.test.call(regExp, text)
                },
              })
            },
            { code: 'new RegExp' },
          ),
        },
      }),
    )
    expect(strings()).not.toEqual([])
    for (const { at, schema } of strings()) {
      const maxLength = Number(schema['maxLength'])
      // The pattern comes first in this schema.
      const { pattern = '^x*$', ...rest } = schema
      for (const one of [schema, { pattern, ...rest }, { anyOf: [{ pattern, ...rest }, { type: 'null' }] }]) {
        const validate = ajv.compile(one)
        seen.length = 0
        expect([at, validate('x'.repeat(maxLength + 1)), seen]).toEqual([at, false, []])
        expect(validate.errors?.[0]?.keyword).toBe('maxLength')
      }
    }
  })

  test('validation stops at the first problem', () => {
    expect(ajvOptions.allErrors).toBe(false)
  })
})

// The patterns are analysed rather than timed, so that a busy machine cannot make the test fail.
test('every pattern takes linear time for any text', () => {
  const slow = (source: string) => analyse({ source, flags: 'u' }).reports
  expect(slow('^[^@]+@.+[.].+$')).not.toEqual([])
  expect(patterns().length).toBeGreaterThan(5)
  expect(patterns().filter((pattern) => slow(pattern).length > 0)).toEqual([])
})
