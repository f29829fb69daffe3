/** Arbitraries for fuzz tests: mutated request bodies and edge cases of text. */
import fc from 'fast-check'
import { anyCharacter } from '#testing/random/any-character.ts'

type Path = readonly (string | number)[]

/** Paths to every value inside a value, including the root. */
const placesIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        at,
        ...Object.entries(value).flatMap(([key, inner]) =>
          placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [at]

const replaced = (value: unknown, [key, ...rest]: Path, change: (there: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaced(item, rest, change) : item))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, name === key ? replaced(item, rest, change) : item]),
  )
}

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'user_id',
  'isAdmin',
  'result',
  '',
  'a\0b',
  '\ud800',
  '$ref',
]
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '\0',
    '\ud800x',
    '\udc00',
    '\ufeff',
    '\u202e',
    'é',
    'e\u0301',
    '👩🏾‍🦱',
    "' or 1=1 --",
    '=cmd|x',
    '<script>',
    '../../etc/passwd',
    '{{7*7}}',
  ),
  fc.integer({ min: 1, max: 70_000 }).map((length) => 'x'.repeat(length)),
)
const anything: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { length: 1e9 }),
  fc.jsonValue(),
  fc.constantFrom(...names).map((name) => Object.fromEntries([[name, 1]])),
  fc.integer({ min: 1, max: 3000 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown),
)

/** JSON of a body with up to three mutations, a truncated body, or arbitrary text; sometimes the unchanged body. */
export const hostileBodies = (whole: unknown): fc.Arbitrary<string> => {
  const places = placesIn(whole)
  const change = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ at: fc.constantFrom(...places), to: anything }).map(
        ({ at, to }) =>
          (body: unknown) =>
            replaced(body, at, () => to),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...places)
        .map(
          (at) => (body: unknown) =>
            replaced(body, at.slice(0, -1), (there) =>
              Array.isArray(there)
                ? there.filter((_, index) => index !== at.at(-1))
                : Object.fromEntries(Object.entries(there as object).filter(([name]) => name !== at.at(-1))),
            ),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          at: fc.constantFrom(...places),
          name: fc.oneof(fc.constantFrom(...names), hostileTexts),
          to: anything,
        })
        .map(
          ({ at, name, to }) =>
            (body: unknown) =>
              replaced(body, at, (there) =>
                typeof there === 'object' && there !== null && !Array.isArray(there)
                  ? Object.fromEntries([...Object.entries(there), [name, to]])
                  : there,
              ),
        ),
    },
    { weight: 1, arbitrary: fc.constant((body: unknown) => body) },
    { weight: 1, arbitrary: anything.map((to) => () => to) },
  )
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 3 })
        .map((changes) => JSON.stringify(changes.reduce<unknown>((body, one) => applySafely(one, body), whole)) ?? ''),
    },
    { weight: 1, arbitrary: hostileTexts },
    {
      weight: 1,
      arbitrary: fc.nat({ max: JSON.stringify(whole).length }).map((length) => JSON.stringify(whole).slice(0, length)),
    },
  )
}

/** Ignores a mutation whose path an earlier mutation has removed. */
const applySafely = (change: (body: unknown) => unknown, body: unknown): unknown => {
  try {
    return change(body)
  } catch {
    return body
  }
}
