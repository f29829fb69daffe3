import { describe, expect, test } from 'vitest'
import { tinyConsents } from '#testing/samples/tiny-quiz.ts'
import { choiceOf, lockedQuestions, withheldQuestions, type ConsentChoice } from './consent.ts'

const [health] = tinyConsents
if (!health) throw new Error('The tiny quiz has a consent')
const made = (choice: ConsentChoice['choice'], version = 1): ConsentChoice => ({
  choice,
  version,
  words: 'Words',
  at: '2026-11-21T10:00:00Z',
})

describe('what may be stored', () => {
  test.each([
    ['no choice', {}, ['illness', 'photos'], []],
    ['a yes', { health: made('agreed') }, ['photos'], []],
    ['a no', { health: made('declined') }, ['illness', 'photos'], ['illness']],
    ['a yes to older words', { health: made('agreed', 0) }, ['illness', 'photos'], []],
    ['a no to older words', { health: made('declined', 0) }, ['illness', 'photos'], []],
  ])('after %s', (_, choices, locked, withheld) => {
    expect([...lockedQuestions(tinyConsents, choices)]).toEqual(locked)
    expect([...withheldQuestions(tinyConsents, choices)]).toEqual(withheld)
  })

  test('a choice is valid for its version of the text only', () => {
    expect([choiceOf(health, { health: made('agreed') }), choiceOf(health, { health: made('agreed', 2) })]).toEqual([
      'agreed',
      null,
    ])
  })
})
