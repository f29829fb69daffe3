/** If one mistake would cause further findings, only the mistake itself is reported. */
import { describe } from 'vitest'
import { replacing, type Edits } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

const light = 'quiz/sections/light.yaml'

/** A question for a number, and a rule, a condition and a persona that read it. */
const withAge = (limits: string): Edits => ({
  [light]: replacing(
    '  - id: water\n',
    `  - {id: age, choice: number, title: How old is it?, ${limits}}\n  - id: water\n`,
  ),
  'analysis/scores.yaml': replacing(
    '    rules:\n',
    '    rules:\n      - {question: age, from: 12, points: 1, evidence: weak, because: It is old.}\n',
  ),
  'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {question: age, at_least: 12}'),
  'personas.yaml':
    '# yaml-language-server: $schema=../schemas/personas.schema.json\npersonas:\n  - {id: old, name: Old, about: An old plant., answers: [{question: age, text: "15"}]}\n',
})

describe('a number without numbers', () => {
  testEachMistake([
    {
      when: 'its largest number is negative',
      edits: withAge('min: 0, max: -24'),
      code: 'content/number-range',
      file: light,
      line: '- {id: age, choice: number, title: How old is it?, min: 0, max: ⟪-24⟫}',
      message: 'The largest number, -24, is not above the smallest one, 0.',
      help: 'Swap min and max, or correct one of the two.',
    },
    {
      when: 'its step is 0',
      edits: withAge('min: 0, max: 24, step: 0'),
      code: 'content/number',
      file: light,
      line: '- {id: age, choice: number, title: How old is it?, min: 0, max: 24, step: ⟪0⟫}',
      message: '0 is too small.',
      help: 'Write a number above 0.',
    },
    {
      when: 'it has more decimals than can be counted',
      edits: withAge('min: 0, max: 24, decimals: 7'),
      code: 'content/number',
      file: light,
      line: '- {id: age, choice: number, title: How old is it?, min: 0, max: 24, decimals: ⟪7⟫}',
      message: '7 is too large.',
      help: 'Write 6 or less.',
    },
  ])
})

describe('a name of a kind of which there is nothing', () => {
  testEachMistake([
    {
      when: 'two entries name an ingredient group',
      edits: {
        'products/ingredients.yaml': replacing(
          'allergies: []',
          'allergies: [{id: nuts, label: Nuts, when: {question: seen, answered: true}, exclude: [nut, oil], warn: [], leaves_out: [Nut]}]',
        ),
      },
      code: 'content/unknown-ingredient-group',
      file: 'products/ingredients.yaml',
      line: 'allergies: [{id: nuts, label: Nuts, when: {question: seen, answered: true}, exclude: [⟪nut⟫, oil], warn: [], leaves_out: [Nut]}]',
      message: 'There is no ingredient group “nut”.',
      help: 'This content has no ingredient group. Add this one, or remove what names it.',
    },
  ])
})

/** A score that needs an answer to each of two questions. */
const withScore = (reads: string): Edits => ({
  'analysis/scores.yaml': (text) =>
    `${text.replace('demand: [because, evidence]\n', '')}  - id: mood\n    label: Mood\n    ${reads}\n    min_answers: 2\n    rules: [{question: water, answer: never, points: 1}]\n`,
  [light]: replacing('{id: north, label: North}', '{id: north, label: North, points: 3}'),
})

describe('a score that needs answers', () => {
  testEachMistake([
    {
      when: 'it names an unknown section',
      edits: withScore('section: lihgt'),
      code: 'content/unknown-section',
      file: 'analysis/scores.yaml',
      line: 'section: ⟪lihgt⟫',
      message: 'There is no section “lihgt”.',
      help: 'Did you mean “light”? Known: light, pests.',
    },
    {
      when: 'it names an unknown question',
      edits: withScore('questions: [wimdow]'),
      code: 'content/unknown-question',
      file: 'analysis/scores.yaml',
      line: 'questions: [⟪wimdow⟫]',
      message: 'There is no question “wimdow”.',
      help: 'Did you mean “window”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'it names no question',
      edits: withScore('questions: []'),
      code: 'content/length',
      file: 'analysis/scores.yaml',
      line: 'questions: ⟪[]⟫',
      message: '“questions” has 0 entries.',
      help: 'It needs 1 or more.',
    },
  ])
})

describe('a question that takes several answers, all of whose options are retired', () => {
  const retired = (text: string) =>
    text.replace(/(label: (?:On Sundays|When the soil is dry))\}/g, '$1, retired: true}')
  const withoutRule = (text: string) => text.replace(/.*answer: when_dry.*\n/, '')
  testEachMistake([
    {
      when: 'it does not say how many have to be chosen',
      edits: { [light]: retired, 'analysis/scores.yaml': withoutRule },
      code: 'content/no-options',
      file: light,
      line: '⟪options⟫:',
      message: 'Question “water” has no answer to choose: all its options are retired or decline it.',
      help: 'Add an option, take back `retired` from one, or remove the question.',
    },
    {
      when: 'it says how many can be chosen',
      edits: {
        [light]: (text) => retired(text).replace('title: When do', 'max_choices: 2\n    title: When do'),
        'analysis/scores.yaml': withoutRule,
      },
      code: 'content/no-options',
      file: light,
      line: '⟪options⟫:',
      message: 'Question “water” has no answer to choose: all its options are retired or decline it.',
      help: 'Add an option, take back `retired` from one, or remove the question.',
    },
  ])
})
