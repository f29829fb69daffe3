import { expect, it } from 'vitest'
import type { Consequence } from '#editing/uses/consequences.ts'
import { groupedConsequences } from './grouped-consequences.ts'

const consequence = (item: string, words: string): Consequence => ({
  file: 'tips.yaml',
  place: [],
  item,
  kind: 'loses a part',
  words,
})

it('what happens to several things in the same way is said once, with the name of each, and a file has a name, too', () => {
  const all = [
    consequence('Oil', 'Suits: one fewer'),
    consequence('Dust', 'Loses a rule'),
    consequence('Foam', 'Suits: one fewer'),
    consequence('Oil', 'Suits: one fewer'),
    consequence('tips.yaml', 'Loses a rule'),
  ]
  expect(groupedConsequences(all, () => 'Tips').map(({ items, words }) => [words, items])).toEqual([
    ['Suits: one fewer', ['Oil', 'Foam']],
    ['Loses a rule', ['Dust', 'Tips']],
  ])
})
