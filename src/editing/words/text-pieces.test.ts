import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textPieces } from './text-pieces.ts'

const marked = (before: string, after: string): string =>
  textPieces(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

it.each([
  ['one word', 'The old cat sat.', 'The new cat sat.', 'The -old -+new +cat sat.'],
  ['an added word', 'The cat sat.', 'The cat sat down.', 'The cat -sat.-+sat down.+'],
  ['two places', 'a b c d e', 'a x c y e', 'a -b -+x +c -d -+y +e'],
  ['the same text', 'a b', 'a b', 'a b'],
  ['an empty text', '', 'a b', '+a b+'],
])('%s', (_, before, after, pieces) => {
  expect(marked(before, after)).toBe(pieces)
})

it('the pieces of any two texts give both of them again', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'dd'), { maxLength: 30 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = textPieces(before, after)
      const without = (kind: string) => pieces.flatMap((one) => (one.kind === kind ? [] : [one.text])).join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})
