import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHeader, csvRows } from './csv.ts'
import { anyCharacter } from '#testing/random/any-character.ts'

const cell = (text: string | null) =>
  csvRows(['a'], [{ a: text }])
    .split('\r\n')
    .slice(0, -1)
    .join('\r\n')

/** A strict parser: quoted cells separated by commas, and nothing else. */
const read = (text: string): string[][] =>
  [...text.matchAll(/((?:"(?:[^"]|"")*",)*"(?:[^"]|"")*")\r\n/gy)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, inner = '']) => inner.replaceAll('""', '"')),
  )

describe('a table', () => {
  test('has a header and a line per row, as in RFC 4180', () => {
    const rows = [
      { b: '1', a: 'x' },
      { b: null, a: 'y' },
    ]
    expect(csvHeader(['a', 'b'])).toBe('"a","b"\r\n')
    expect(csvRows(['a', 'b'], rows)).toBe('"x","1"\r\n"y",""\r\n')
  })

  test.each([
    ['a quote', 'say "yes"', '"say ""yes"""'],
    ['a comma and a line break', 'one,\r\ntwo', '"one,\r\ntwo"'],
    ['another alphabet', 'Ọkọ́ 👩🏾‍🦱', '"Ọkọ́ 👩🏾‍🦱"'],
    ['nothing', null, '""'],
  ])('keeps %s', (_name, text, expected) => {
    expect(cell(text)).toBe(expected)
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '-',
  ])('neutralises the formula %j', (text) => {
    expect(cell(text)).toBe(`"'${text}"`)
  })

  test.each(['a=1', "'quoted'", 'mail@example.com', '1-2', '"=1"'])('leaves %j unchanged', (text) => {
    expect(cell(text)).toBe(`"${text.replaceAll('"', '""')}"`)
  })

  test('any text can be parsed again, and no cell is a formula', () => {
    const row = fc.record({ a: fc.string({ unit: anyCharacter }), b: fc.string({ unit: 'grapheme' }) })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const [head, ...lines] = read(csvHeader(['a', 'b']) + csvRows(['a', 'b'], rows))
        expect(head).toEqual(['a', 'b'])
        expect(
          lines.flat().map((text, at) => [text, [rows[Math.floor(at / 2)]?.a, rows[Math.floor(at / 2)]?.b][at % 2]]),
        ).toSatisfy((pairs: readonly (readonly [string, string])[]) =>
          pairs.every(([text, given]) => text === given || text === `'${given}`),
        )
        for (const text of lines.flat()) expect(text).not.toMatch(/^\s*[=+\-@]/)
        expect(lines).toHaveLength(rows.length)
      }),
    )
  })
})
