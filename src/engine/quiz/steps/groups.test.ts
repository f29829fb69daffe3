import { describe, expect, test } from 'vitest'
import type { Question } from '#types/content.generated.ts'
import { groupsOf } from './groups.ts'

const radio = (id: string, group?: string): Question => ({
  id,
  type: 'question',
  choice: 'radio',
  title: id,
  options: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
  ...(group !== undefined && { group: { title: group } }),
})
const block = (id: string): Question => ({ id, choice: 'information', title: id, text: [] })
const made = (questions: readonly Question[]) =>
  groupsOf({ id: 'made', title: 'Made', questions: [...questions] }).map(({ items, title }) => [
    title,
    items.map(({ id }) => id).join(''),
  ])
const letters = (count: number) => 'abcdefghijklmnop'.split('').slice(0, count)

describe('a section that names groups', () => {
  const named = [radio('a', 'One'), radio('b'), radio('c', 'Two'), radio('d')]

  test('has those, each from its heading to the next one', () => {
    expect(made(named)).toEqual([
      ['One', 'ab'],
      ['Two', 'cd'],
    ])
  })

  test.each([
    ['added at the end', [...named, radio('x')], ['ab', 'cdx']],
    ['added at the start', [radio('x'), ...named], ['x', 'ab', 'cd']],
    ['deleted, with the heading of its group', named.filter(({ id }) => id !== 'c'), ['abd']],
    [
      'moved, with the heading of its group',
      [radio('c', 'Two'), radio('a', 'One'), radio('b'), radio('d')],
      ['c', 'abd'],
    ],
  ])('keeps every question in one group when one is %s', (_, questions, expected) => {
    expect(made(questions).map(([, ids]) => ids)).toEqual(expected)
  })
})

describe('a section that names no groups', () => {
  test.each([
    [4, ['abcd']],
    [5, ['abc', 'de']],
    [7, ['abcd', 'efg']],
    [9, ['abc', 'def', 'ghi']],
    [10, ['abcd', 'efg', 'hij']],
    [13, ['abcd', 'efg', 'hij', 'klm']],
    [16, ['abcd', 'efgh', 'ijkl', 'mnop']],
  ])('of %s questions is divided evenly', (count, expected) => {
    expect(made(letters(count).map((id) => radio(id)))).toEqual(expected.map((ids) => [undefined, ids]))
  })

  test('keeps a block of information with the question after it, and the last one with the question before', () => {
    const questions = [block('1'), ...letters(4).map((id) => radio(id)), block('2'), radio('e'), radio('f'), block('3')]
    expect(made(questions).map(([, ids]) => ids)).toEqual(['1abc', 'd2ef3'])
    expect(
      made([...letters(3).map((id) => radio(id)), block('1'), radio('d'), radio('e')]).map(([, ids]) => ids),
    ).toEqual(['abc', '1de'])
  })
})
