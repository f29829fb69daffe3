import { expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

const marked = (before: string | null, after: string | null) =>
  lineDiff(before, after).map((lines) =>
    lines.map(
      (line) =>
        `${{ same: ' ', added: '+', removed: '-' }[line.kind]}${line.before ?? ''}:${line.after ?? ''} ${line.text}`,
    ),
  )
const text = (...lines: readonly (string | number)[]) => `${lines.join('\n')}\n`

it('shows the changed lines with two around them, and their numbers', () => {
  expect(marked(text(1, 2, 3, 4, 5, 6, 7), text(1, 2, 3, 'x', 5, 6, 7))).toEqual([
    [' 2:2 2', ' 3:3 3', '-4: 4', '+:4 x', ' 5:5 5', ' 6:6 6'],
  ])
})

it('shows changes that are far apart as two parts', () => {
  const before = text(1, 2, 3, 4, 5, 6, 7, 8, 9)
  expect(marked(before, text('x', 2, 3, 4, 5, 6, 7, 8, 'y'))).toHaveLength(2)
})

it('a new file has added lines only, a deleted one removed lines only', () => {
  expect(marked(null, text('a', 'b'))).toEqual([['+:1 a', '+:2 b']])
  expect(marked(text('a'), null)).toEqual([['-1: a']])
})

it('the same text has no part', () => {
  expect(marked(text('a'), text('a'))).toEqual([])
})
