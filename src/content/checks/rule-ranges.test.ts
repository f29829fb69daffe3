import { describe } from 'vitest'
import { replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

/** Asks for the age, and adds a rule that reads it. */
const ruled = (rule: string) => ({
  'quiz/sections/light.yaml': replacing(
    '  - id: water\n',
    '  - {id: age, choice: number, title: How old is it?, min: 0, max: 90}\n  - id: water\n',
  ),
  'analysis/scores.yaml': replacing(
    '      - {question: water, answer: never',
    `      - {question: ${rule}, points: 1, evidence: weak, because: It grows.}\n      - {question: water, answer: never`,
  ),
})
const rest = 'points: 1, evidence: weak, because: It grows.}'
const common = { code: 'content/number-range', file: 'analysis/scores.yaml' } as const

describe('score rules on numbers', () => {
  testEachMistake([
    {
      ...common,
      when: 'one says neither an answer nor a range',
      edits: ruled('age'),
      line: `- {⟪question⟫: age, ${rest}`,
      message: 'This rule does not say which answer gives the points.',
      help: 'Add `from: …`, `to: …` or both.',
    },
    {
      ...common,
      when: 'one has an answer and a range',
      edits: ruled('window, answer: north, from: 5'),
      line: `- {question: window, answer: north, ⟪from⟫: 5, ${rest}`,
      message: '“answer” and “from” cannot be in one rule.',
      help: 'Remove one of the two.',
    },
    {
      ...common,
      when: 'one has a range for a question without a number',
      edits: ruled('window, to: 5'),
      line: `- {question: window, ⟪to⟫: 5, ${rest}`,
      message: 'The answer to question “window” is no number.',
      help: 'Use `answer: …`, an option id.',
    },
    {
      ...common,
      when: 'the range of one is backwards',
      edits: ruled('age, from: 50, to: 40'),
      line: `- {question: age, ⟪from⟫: 50, to: 40, ${rest}`,
      message: 'No number is from 50 to 40.',
      help: 'Swap the two numbers.',
    },
    {
      ...common,
      when: 'no answer is in the range of one',
      edits: ruled('age, from: 91'),
      line: `- {question: age, ⟪from⟫: 91, ${rest}`,
      message: 'Question “age” is answered with 0 to 90.',
      help: 'Use numbers from 0 to 90.',
    },
    {
      ...common,
      when: 'no answer that the question accepts is in the range of one',
      edits: ruled('age, from: 3.2, to: 3.8'),
      line: `- {question: age, ⟪from⟫: 3.2, to: 3.8, ${rest}`,
      message: 'No answer to question “age” is from 3.2 to 3.8.',
      help: 'Use a number from 0 to 90 without decimals.',
    },
  ])
})
