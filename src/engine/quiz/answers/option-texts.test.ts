import { describe, expect, test } from 'vitest'
import { checkbox, quizOf, radio } from '#testing/samples/make-quiz.ts'
import { acceptAnswers, answersToCorrect, writeText } from './answers.ts'
import { migrateAnswers } from '#engine/quiz/draft.ts'
import { answerInWords, labelWithText } from './option-texts.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'

const other = { id: 'other', label: 'Other', text: { label: 'Which?', max_length: 5 } }
const model = compileQuiz(
  quizOf(
    radio('pet', 'cat', { options: [{ id: 'cat', label: 'Cat' }, other] }),
    checkbox('toys', 'ball', {
      options: [{ id: 'ball', label: 'Ball' }, other],
      when: { question: 'pet', answered: true },
    }),
  ),
)

const unknown = 'unknown_question'

describe('a text that was stored or sent', () => {
  test.each<[string, Record<string, unknown>, object, readonly string[]]>([
    ['of an option with a field', { 'pet/other': 'Snake' }, { 'pet/other': 'Snake' }, []],
    ['of an option without one', { 'pet/cat': 'Tom' }, {}, ['unknown_question']],
    ['of an unknown option', { 'pet/dog': 'Rex' }, {}, ['unknown_question']],
    ['of an unknown question', { 'car/other': 'Red' }, {}, ['unknown_question']],
    ['with more behind its option', { 'pet/other/more': 'Snake', 'pet/other/': 'Snake' }, {}, [unknown, unknown]],
    ['above its limit', { 'pet/other': 'Snakes' }, {}, ['too_long']],
    ['with a character that cannot be stored', { 'pet/other': 'a\0' }, {}, ['characters']],
    ['that is blank', { 'pet/other': ' ' }, {}, []],
    ['that is a list', { 'pet/other': ['cat'] }, {}, ['wrong_kind']],
  ])('%s', (_, given, answers, reasons) => {
    const accepted = acceptAnswers(model, given)
    expect(accepted.answers).toEqual(answers)
    expect(accepted.refused.map(({ reason }) => reason)).toEqual(reasons)
  })
})

describe('a text is in effect', () => {
  test.each<[string, object, readonly string[]]>([
    ['with its option', { pet: ['other'], 'pet/other': 'Snake' }, ['pet', 'pet/other']],
    ['not without it', { pet: ['cat'], 'pet/other': 'Snake' }, ['pet']],
    ['not without an answer', { 'pet/other': 'Snake' }, []],
    ['not when its question is not asked', { toys: ['other'], 'toys/other': 'Bone' }, []],
    [
      'beside other options',
      { pet: ['cat'], toys: ['ball', 'other'], 'toys/other': 'Bone' },
      ['pet', 'toys', 'toys/other'],
    ],
  ])('%s', (_, answers, inEffect) => {
    expect(Object.keys(effectiveAnswers(openQuiz(model, { ...answers })))).toEqual(inEffect)
  })
})

test('a text above its limit is kept on the device, and reported', () => {
  const answers = writeText(model, { pet: ['other'] }, 'pet/other', 'Snakes\0')
  expect(answers).toEqual({ pet: ['other'], 'pet/other': 'Snakes' })
  expect(answersToCorrect(model, answers)).toEqual([{ question: 'pet/other', problem: { kind: 'too_long', over: 1 } }])
})

describe('a draft of another version', () => {
  const titles = { pet: 'Pet?', toys: 'Toys?', car: 'Car?' }

  test('a text whose question is gone is named once, by the question', () => {
    const answers = { car: ['other'], 'car/other': 'Red', pet: ['other'], 'pet/other': 'Snake' }
    expect(migrateAnswers(model, { answers, titles })).toEqual({
      answers: { pet: ['other'], 'pet/other': 'Snake' },
      gone: ['Car?'],
      changed: [],
    })
  })

  test('a text whose option has no field any more makes its question a changed one', () => {
    expect(migrateAnswers(model, { answers: { pet: ['cat'], 'pet/cat': 'Tom' }, titles })).toEqual({
      answers: { pet: ['cat'] },
      gone: [],
      changed: ['pet'],
    })
  })
})

test('a stored answer in words', () => {
  expect(answerInWords({ text: 'As written' }, 'en')).toBe('As written')
  expect(answerInWords({ text: '1500' }, 'en')).toBe('1500')
  expect(answerInWords({ text: '1500', unit: '' }, 'en')).toBe('1,500')
  expect(answerInWords({ text: '1500.5', unit: 'kg' }, 'de')).toBe('1.500,5 kg')
  const both = { options: ['cat', 'other'], labels: ['Cat', 'Other'], texts: { other: 'Snake' } }
  expect(answerInWords(both, 'en')).toBe('Cat, Other: Snake')
  expect(answerInWords({ options: ['cat'] }, 'en')).toBe('cat')
  expect(labelWithText('Other (which?):', 'Snake')).toBe('Other (which?): Snake')
  expect(labelWithText('Something else …', 'Snake')).toBe('Something else: Snake')
})
