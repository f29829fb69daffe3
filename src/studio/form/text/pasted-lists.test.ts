import { describe, expect, it } from 'vitest'
import { pastedLists } from './pasted-lists.ts'

describe('lists from a word processor become lists of Markdown', () => {
  it.each([
    ['•\tFirst\n•\tSecond', '- First\n- Second'],
    ['·\u00a0\u00a0\u00a0First\r\n·\u00a0Second', '- First\n- Second'],
    ['• First\n• Second', '- First\n- Second'],
    ['-\tFirst\n-\tSecond', '- First\n- Second'],
    ['\uf0b7\tFirst\n\uf0b7\tSecond', '- First\n- Second'],
    ['1.\tFirst\n2.\tSecond\n10)\tThird', '1. First\n2. Second\n10. Third'],
    ['\t•\tFirst\n\t•\tSecond', '- First\n- Second'],
  ])('%j', (text, markdown) => {
    expect(pastedLists(text)).toBe(markdown)
  })

  it('a second level stands below the entry that it belongs to', () => {
    expect(pastedLists('•\tFirst\no\tInner\n§\tInnermost\n•\tSecond')).toBe(
      '- First\n  - Inner\n    - Innermost\n- Second',
    )
    expect(pastedLists('1.\tFirst\no  Inner\n2.\tSecond')).toBe('1. First\n   - Inner\n2. Second')
    expect(pastedLists('o\tAlone\no\tSecond')).toBe('- Alone\n- Second')
  })

  it('text before and after the list stays outside of it', () => {
    expect(pastedLists('You need:\n•\tA comb\n•\tWater\nThen begin.')).toBe(
      'You need:\n\n- A comb\n- Water\n\nThen begin.',
    )
    expect(pastedLists('•\tA comb\n\nThen begin.')).toBe('- A comb\n\nThen begin.')
  })

  it.each(['One line', '- First\n- Second', '1. First\n2. Second', 'o positive', '5 · 6', '', 'a\n\n- b\nc'])(
    '%j stays as it is',
    (text) => {
      expect(pastedLists(text)).toBe(text)
    },
  )
})

describe('where the list is put', () => {
  it.each([
    ['', '', '- A\n- B'],
    ['Before\n', '\nAfter', '\n- A\n- B\n'],
    ['Before', 'After', '\n\n- A\n- B\n\n'],
    ['- ', '', 'A\n- B'],
  ])('between %j and %j', (before, after, inserted) => {
    expect(pastedLists('•\tA\n•\tB', before, after)).toBe(inserted)
  })
})

it('a list with letters becomes one with numbers, below a number a level further in', () => {
  expect(pastedLists('a.\tFirst\nb.\tSecond')).toBe('1. First\n2. Second')
  expect(pastedLists('1.\tFirst\na.\tInner\nb.\tOther\n2.\tSecond')).toBe(
    '1. First\n   1. Inner\n   2. Other\n2. Second',
  )
  expect(pastedLists('i.\tRoman')).toBe('i.\tRoman')
})
