import { describe, expect, test } from 'vitest'
import { filledTexts, withoutPlaceholder } from './filled-texts.ts'

const pets = { kind: 'question', id: 'pets' } as const
const counting = '{count:pets|One pet|Several pets}: choose the oldest.'

describe('a text that chooses by the answer to a question', () => {
  test('is found', () => {
    const data = new Map([['quiz.yaml', { lead: counting, title: '{count:cats|One cat|Several cats}' }]])
    expect(filledTexts(data, pets)).toMatchObject([{ path: ['lead'] }])
  })

  test('has the words for a missing answer once the question is gone', () => {
    expect(withoutPlaceholder(counting, pets)).toBe('Several pets: choose the oldest.')
    expect(withoutPlaceholder('{answer:pets|A pet} and {count:cats|one|two}', pets)).toBe(
      'A pet and {count:cats|one|two}',
    )
  })

  test.each([
    ['Choose {answer:pets}, then go on.', 'Choose, then go on.'],
    ['Give your {answer:pets} water.', 'Give your water.'],
    ['Give {answer:pets} {answer:pets}water.', 'Give water.'],
    ['{answer:pets} like water', 'like water'],
    ['pre{answer:pets}fix', 'prefix'],
    ['Water for {answer:pets}\n', 'Water for\n'],
    ['{answer:pets}', ''],
  ])('has no blanks too many where the answer was: %j', (text, expected) => {
    expect(withoutPlaceholder(text, pets)).toBe(expected)
  })

  test.each([
    ['a list in a list', '- one\n  - two of {answer:pets}\n', '- one\n  - two of\n'],
    ['a list that begins with the answer', '- one\n  {answer:pets} two\n', '- one\n  two\n'],
    ['a line break', 'Water for {answer:pets}  \nand food', 'Water for  \nand food'],
    ['code', '{answer:pets|Pets} drink:\n\n    a  : b', 'Pets drink:\n\n    a  : b'],
    ['a table', '| a    | b |\n|------|---|\n| {answer:pets|it} | c |\n', '| a    | b |\n|------|---|\n| it | c |\n'],
  ])('is the same Markdown otherwise: %s', (_, text, expected) => {
    expect(withoutPlaceholder(text, pets)).toBe(expected)
  })
})
