import { expect, test } from 'vitest'
import { checkbox, input, radio } from '#testing/make-quiz.ts'
import type { AnswerableQuestion } from './question-kinds.ts'
import type { Answers } from './answers.ts'
import { answerText } from './answer-text.ts'

const other = checkbox('c', '', {
  options: [
    { id: 'tea', label: 'Tea' },
    { id: 'other', label: 'Other:', text: { label: 'Which?', max_length: 20 } },
  ],
})
const height: AnswerableQuestion = { id: 'n', choice: 'number', title: 'Height', min: 0, max: 3000, unit: 'cm' }
const mood: AnswerableQuestion = {
  ...{ id: 's', choice: 'scale', title: 'Mood', from: 0, to: 3 },
  labels: { from: 'Low', to: 'High' },
}

test.each<[string, AnswerableQuestion, Answers, string | null]>([
  ['no answer', radio('r', 'a b'), {}, null],
  ['one option', radio('r', 'a b'), { r: ['b'] }, 'Label b'],
  ['several options', checkbox('c', 'a b'), { c: ['a', 'b'] }, 'Label a, Label b'],
  ['an option with its text', other, { c: ['tea', 'other'], 'c/other': 'Water' }, 'Tea, Other: Water'],
  ['a text', input('i', 9), { i: 'Once' }, 'Once'],
  [
    '"Prefer not to say" in place of a text',
    input('i', 9, { options: [{ id: 'no', label: 'Not said', no_answer: true }] }),
    { i: ['no'] },
    'Not said',
  ],
  ['a number with its unit', height, { n: '1720.5' }, '1,720.5 cm'],
  ['a point of a scale, with its words', mood, { s: ['3'] }, '3 (High)'],
])('%s', (_, question, answers, expected) => {
  expect(answerText(question, answers, 'en-GB')).toBe(expected)
})
