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
})
