import { describe, expect, it } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { copyContent, editContent, replacing, type Edits } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

/** Adds questions before the last one of the test content. */
const asking = (...questions: readonly string[]): Edits => ({
  'quiz/sections/light.yaml': replacing(
    '  - id: water\n',
    `${questions.map((question) => `  - ${question}\n`).join('')}  - id: water\n`,
  ),
})
const age = '{id: age, choice: number, title: How old is it?, min: 0, max: 90}'
const mood = '{id: mood, choice: scale, title: How green is it?, from: 0, to: 10, labels: {from: Brown, to: Green}}'

const comparing = (condition: string, question = age): Edits => ({
  ...asking(question),
  'analysis/routines.yaml': replacing('when: {issue: thirsty}', `when: ${condition}`),
})

describe('number questions', () => {
  testEachMistake([
    {
      when: 'the largest number is not above the smallest one',
      edits: asking('{id: age, choice: number, title: How old is it?, min: 9, max: 9}'),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: age, choice: number, title: How old is it?, min: 9, max: ⟪9⟫}',
      message: 'The largest number, 9, is not above the smallest one, 9.',
      help: 'Correct one of the two.',
    },
    {
      when: 'a step does not lead to the largest number',
      edits: asking('{id: age, choice: number, title: How old is it?, min: 0, max: 90, step: 4}'),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: age, choice: number, title: How old is it?, min: 0, max: 90, step: ⟪4⟫}',
      message: 'Steps of 4 do not lead from 0 to 90.',
      help: 'Use a step that divides 90, or move one of the ends.',
    },
    {
      when: 'a step has more decimals than answers',
      edits: asking('{id: age, choice: number, title: How old is it?, min: 0, max: 90, step: 0.5}'),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: age, choice: number, title: How old is it?, min: 0, max: 90, step: ⟪0.5⟫}',
      message: '0.5 has more decimals than an answer may have (0).',
      help: 'Add decimals: 1, or round the number.',
    },
    {
      when: 'the smallest number is a very small one, which JavaScript writes with an exponent',
      edits: asking('{id: age, choice: number, title: How old is it?, min: 0.0000001, max: 90}'),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: age, choice: number, title: How old is it?, min: ⟪0.0000001⟫, max: 90}',
      message: '1e-7 has more decimals than an answer may have (0).',
      help: 'Round the number to six decimals or fewer.',
    },
    {
      when: 'a step has more decimals than any question can have',
      edits: asking('{id: age, choice: number, title: How old is it?, min: 0, max: 90, decimals: 6, step: 0.0000005}'),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: age, choice: number, title: How old is it?, min: 0, max: 90, decimals: 6, step: ⟪0.0000005⟫}',
      message: '5e-7 has more decimals than an answer may have (6).',
      help: 'Round the number to six decimals or fewer.',
    },
    {
      when: 'it has an option that is an answer',
      edits: comparing(
        '{question: age, above: 3}',
        '{id: age, choice: number, title: How old is it?, min: 0, max: 90, options: [{id: old, label: Old}]}',
      ),
      code: 'content/no-answer',
      file: 'quiz/sections/light.yaml',
      line: '- {id: age, choice: number, title: How old is it?, min: 0, max: 90, options: [⟪{id: old, label: Old}⟫]}',
      message: 'Question “age” is answered with a number, so it has no option like “Old”.',
      help: 'Add `no_answer: true` if it means “Prefer not to say”. Otherwise remove it, or use choice: radio.',
    },
  ])
})

describe('scales', () => {
  const scale = (more: string): string => `{id: mood, choice: scale, title: How green is it?, ${more}}`
  testEachMistake([
    {
      when: 'one ends before it begins',
      edits: asking(scale('from: 5, to: 1, labels: {from: Brown, to: Green}')),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: mood, choice: scale, title: How green is it?, from: 5, to: ⟪1⟫, labels: {from: Brown, to: Green}}',
      message: 'The scale ends (1) before it begins (5).',
      help: 'Swap from and to, or correct one of the two.',
    },
    {
      when: 'the step of one does not lead to its end',
      edits: asking(scale('from: 0, to: 10, step: 3, labels: {from: Brown, to: Green}')),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: mood, choice: scale, title: How green is it?, from: 0, to: 10, step: ⟪3⟫, labels: {from: Brown, to: Green}}',
      message: 'Steps of 3 do not lead from 0 to 10.',
      help: 'Use a step that divides 10, or move one of the ends.',
    },
    {
      when: 'one is too long for a row',
      edits: asking(scale('from: 0, to: 100, labels: {from: Brown, to: Green}')),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: mood, choice: scale, title: How green is it?, from: 0, to: ⟪100⟫, labels: {from: Brown, to: Green}}',
      message: 'This scale has 101 numbers, more than fit into a row (21).',
      help: 'Use a larger step, or choice: number.',
    },
    {
      when: 'one names a middle that it does not have',
      edits: asking(scale('from: 1, to: 4, labels: {from: Brown, middle: Mixed, to: Green}')),
      code: 'content/number-range',
      file: 'quiz/sections/light.yaml',
      line: '- {id: mood, choice: scale, title: How green is it?, from: 1, to: 4, labels: {from: Brown, middle: ⟪Mixed⟫, to: Green}}',
      message: 'A scale of 4 numbers has none in the middle.',
      help: 'Remove `middle`, or make the scale one number longer or shorter.',
    },
    {
      when: 'one has an option that is an answer',
      edits: comparing(
        '{question: mood, above: 3}',
        scale('from: 1, to: 4, labels: {from: Brown, to: Green}, options: [{id: red, label: Red}]'),
      ),
      code: 'content/no-answer',
      file: 'quiz/sections/light.yaml',
      line: '- {id: mood, choice: scale, title: How green is it?, from: 1, to: 4, labels: {from: Brown, to: Green}, options: [⟪{id: red, label: Red}⟫]}',
      message: 'The options of a scale are its numbers, so it has no option like “Red”.',
      help: 'Add `no_answer: true` if it means “Prefer not to say”. Otherwise remove it, or use choice: radio.',
    },
    {
      when: 'a condition names a number that one does not have',
      edits: comparing('{question: mood, is: ["11"]}', mood),
      code: 'content/unknown-option',
      file: 'analysis/routines.yaml',
      line: 'when: {question: mood, is: [⟪"11"⟫]}',
      message: 'Question “mood” has no option “11”.',
      help: 'Did you mean “10”? Options: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.',
    },
  ])
})

describe('the number of choices', () => {
  const limited = (limits: string): Edits => ({
    'quiz/sections/light.yaml': replacing('    title: When do you water it?\n', `    title: When?\n    ${limits}\n`),
  })
  const file = 'quiz/sections/light.yaml'
  testEachMistake([
    {
      when: 'the minimum is above the maximum',
      edits: limited('min_choices: 2\n    max_choices: 1'),
      code: 'content/number-range',
      file,
      line: 'min_choices: ⟪2⟫',
      message: 'At least 2 and at most 1 choices are no number.',
      help: 'Swap min_choices and max_choices.',
    },
    {
      when: 'more may be chosen than there are, without the option that stands alone',
      edits: limited('max_choices: 3'),
      code: 'content/number-range',
      file,
      line: 'max_choices: ⟪3⟫',
      message: 'At most 3 can be chosen, but there are 2 options.',
      help: 'Set max_choices to 2 or less, or remove it.',
    },
    {
      when: 'more have to be chosen than there are',
      edits: limited('min_choices: 3'),
      code: 'content/number-range',
      file,
      line: 'min_choices: ⟪3⟫',
      message: 'At least 3 have to be chosen, but only 2 options are always offered.',
      help: 'Make min_choices smaller, or add options.',
    },
  ])
})

describe('comparisons', () => {
  const file = 'analysis/routines.yaml'
  testEachMistake([
    {
      when: 'the answer is an option',
      edits: comparing('{question: window, at_least: 3}'),
      code: 'content/condition',
      file,
      line: 'when: {question: window, ⟪at_least⟫: 3}',
      message: 'The answer to question “window” is no number, so at_least cannot compare it.',
      help: 'Use `is: [an option id]`, or give the question choice: number or choice: scale.',
    },
    {
      when: 'the answer is a free text',
      edits: comparing('{question: story, above: 3}'),
      code: 'content/condition',
      file,
      line: 'when: {question: story, ⟪above⟫: 3}',
      message: 'The answer to question “story” is no number, so above cannot compare it.',
      help: 'Use answered: true, or give the question choice: number.',
    },
    {
      when: 'a number is asked for an option',
      edits: comparing('{question: age, is: [old]}'),
      code: 'content/condition',
      file,
      line: 'when: {question: age, is: [⟪old⟫]}',
      message: 'Question “age” is answered with a number, so it has no options.',
      help: 'Use `at_least: …`, `at_most: …` or `equals: …` in a condition, `from: …` and `to: …` in a rule of a score.',
    },
    {
      when: 'no number is as large',
      edits: comparing('{question: age, at_least: 91}'),
      code: 'content/condition',
      file,
      line: 'when: {question: age, at_least: ⟪91⟫}',
      message: 'No number is at least 91. Question “age” is answered with 0 to 90.',
      help: 'Use a number from 0 to 90.',
    },
    {
      when: 'no number is above the largest one',
      edits: comparing('{question: age, above: 90}'),
      code: 'content/condition',
      file,
      line: 'when: {question: age, above: ⟪90⟫}',
      message: 'No number is above 90. Question “age” is answered with 0 to 90.',
      help: 'Use a number from 0 to 90.',
    },
    {
      when: 'no point of a scale is below its first one',
      edits: comparing('{question: mood, below: 0}', mood),
      code: 'content/condition',
      file,
      line: 'when: {question: mood, below: ⟪0⟫}',
      message: 'No number is below 0. Question “mood” is answered with 0 to 10.',
      help: 'Use a number from 0 to 10.',
    },
    {
      when: 'a whole number should equal one with decimals',
      edits: comparing('{question: age, equals: 4.5}'),
      code: 'content/condition',
      file,
      line: 'when: {question: age, equals: ⟪4.5⟫}',
      message: 'No answer to question “age” equals 4.5.',
      help: 'Use a number from 0 to 90 without decimals.',
    },
    {
      when: 'two bounds leave no number',
      edits: comparing('{question: age, above: 30, below: 20}'),
      code: 'content/condition',
      file,
      line: 'when: {question: age, above: 30, below: ⟪20⟫}',
      message: 'No number matches both above and below.',
      help: 'Swap the two numbers, or remove one.',
    },
    {
      when: 'two bounds leave no number that the question accepts',
      edits: comparing('{question: age, above: 4.2, below: 4.8}'),
      code: 'content/condition',
      file,
      line: 'when: {question: age, above: 4.2, below: ⟪4.8⟫}',
      message: 'No answer to question “age” matches both above and below.',
      help: 'Use a number from 0 to 90 without decimals.',
    },
    {
      when: 'two lines leave no number',
      edits: comparing('{all: [{question: age, above: 65}, {question: age, below: 18}]}'),
      code: 'content/never-true',
      file,
      line: 'when: {all: [{question: age, above: 65}, {question: ⟪age⟫, below: 18}]}',
      message: 'This condition is never true: no answer to question “age” is a number that all lines allow.',
      help: 'Correct one of the numbers, or use any instead of all.',
    },
    {
      when: 'a line that has to be false leaves no number',
      edits: comparing('{all: [{question: age, above: 65}, {none: [{question: age, at_least: 18}]}]}'),
      code: 'content/never-true',
      file,
      line: 'when: {all: [{question: age, above: 65}, {none: [{question: ⟪age⟫, at_least: 18}]}]}',
      message: 'This condition is never true: no answer to question “age” is a number that all lines allow.',
      help: 'Correct one of the numbers, or use any instead of all.',
    },
    {
      when: 'a number is compared of a question without an answer',
      edits: comparing('{all: [{question: age, above: 65}, {question: age, answered: false}]}'),
      code: 'content/never-true',
      file,
      line: 'when: {all: [{question: age, above: 65}, {question: ⟪age⟫, answered: false}]}',
      message: 'This condition is never true: question “age” cannot be answered and not answered.',
      help: 'Remove one of the two lines.',
    },
    {
      when: 'a question asks for another number than its section',
      edits: {
        ...asking(age),
        'quiz/sections/pests.yaml': (text) =>
          replacing(
            'title: Visitors',
            'title: Visitors\nwhen: {question: age, below: 10}',
          )(text).replace(
            'title: Have you seen insects on it?',
            'title: Insects?\n    when: {question: age, above: 20}',
          ),
      },
      code: 'content/never-true',
      file: 'quiz/sections/pests.yaml',
      line: 'when: {question: ⟪age⟫, above: 20}',
      message:
        'This is never true together with the condition of its section or step: no answer to question “age” is a number that all lines allow.',
      help: 'Correct one of the numbers, or use any instead of all.',
    },
    {
      when: 'every number matches',
      edits: comparing('{question: age, at_most: 90}'),
      code: 'content/condition-always',
      file,
      line: 'when: {question: age, at_most: ⟪90⟫}',
      message: 'Every number is at most 90. Question “age” is answered with 0 to 90.',
      help: 'Use answered: true if any number is meant. Otherwise use a number inside the range.',
      severity: 'warning',
    },
  ])
})

it('limits that fit exactly are no mistake', async () => {
  const all =
    '{id: all, type: question, choice: checkbox, title: Which?, max_choices: 2, min_choices: 2, options: [{id: a, label: A}, {id: b, label: B}]}'
  const longest = '{id: long, choice: scale, title: How much?, from: 0, to: 20, labels: {from: None, to: All}}'
  const one = '{id: one, choice: number, title: How many?, min: 0, max: 1}'
  const reasons = 'evidence: weak, because: It says so.'
  const score = `
  - id: edge
    label: Edge
    min_answers: 3
    rules:
      - {question: one, to: 0, points: 1, ${reasons}}
      - {question: long, from: 20, points: 2, ${reasons}}
      - {question: all, answer: a, points: 3, ${reasons}}`
  const folder = await copyContent(
    { ...asking(all, longest, one), 'analysis/scores.yaml': replacing('\nscores:', `\nscores:${score}`) },
    { over: 'src/testing/content' },
  )
  // Together with the two existing questions there are five, the most that one screen of a phone should have.
  await editContent(folder, {
    'quiz/sections/light.yaml': replacing('- id: window\n', '- id: window\n    group: {title: All of them}\n'),
  })
  const { problems } = await compileCopy(folder)
  expect(problems).toEqual([])
})
