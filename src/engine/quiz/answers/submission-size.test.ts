import { describe, expect, test } from 'vitest'
import { checkbox, input, number, quizOf, radio, scale } from '#testing/samples/make-quiz.ts'
import type { Submission } from '#types/api.generated.ts'
import type { Question } from '#types/content.generated.ts'
import type { Answers } from './answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { largestAllowed, submissionLimits, submissionSize } from './submission-size.ts'
import { submittedAnswers } from './submitted-answers.ts'

const consent = { id: 'health', version: 12, agree: 'I agree.', decline: 'No, do not store them.' }
const contentOf = (...questions: readonly Question[]) => ({
  ...quizOf(...questions),
  consent: { consents: [consent] },
})

/** The characters that take most bytes in JSON. */
const text = (length: number) => '\u0001'.repeat(length)

/** The size of a request with these answers, the text of the last step at full length. */
const sent = (content: ReturnType<typeof contentOf>, answers: Answers): number => {
  const submission: Submission = {
    quiz: content.quiz.id,
    content_version: '0123456789ab',
    claim_token: 'x'.repeat(43),
    seconds: 86_400,
    answers: submittedAnswers(compileQuiz(content), { ...answers, story: text(10) }),
    consents: [
      {
        id: consent.id,
        version: consent.version,
        choice: 'declined',
        words: consent.decline,
        content_version: '0123456789ab',
        at: '2026-11-22T12:00:00.000+00:00',
      },
    ],
  }
  return new TextEncoder().encode(JSON.stringify(submission)).length
}

const many = ['one', 'two', 'three', 'four', 'five'].map((word) => `${word}_of_many_options`)
const other = {
  id: 'other',
  label: `Ääääääääääääääääääääääääääääääääääääääääää – 其他 😀`,
  text: { label: 'Which?', max_length: 30 },
}
const decline = { id: 'no', label: 'I would really rather not say it here', no_answer: true }

describe('the largest submission', () => {
  test.each<[string, Question, Answers]>([
    ['one option', radio('a', 'x yyyyyyyyyy'), { a: ['yyyyyyyyyy'] }],
    ['all options but the one that clears them', checkbox('a', `${many.join(' ')} none!`), { a: many }],
    [
      'the option that clears the others',
      checkbox('a', 'x', { options: [{ id: 'x', label: 'X' }, decline] }),
      { a: ['no'] },
    ],
    [
      'an option with a text',
      radio('a', '', { options: [{ id: 'x', label: 'X' }, other] }),
      { a: ['other'], 'a/other': text(30) },
    ],
    ['a text', input('a', 50), { a: text(50) }],
    ['a text that may be declined', input('a', 50, { options: [decline] }), { a: text(50) }],
    ['a short text that may be declined', input('a', 1, { options: [decline] }), { a: ['no'] }],
    ['a number', number('a', 0, 9), { a: '9' }],
    ['a scale', scale('a', 0, 10), { a: ['10'] }],
  ])('%s fits, with little to spare', (_, question, answers) => {
    const content = contentOf(question)
    const { bytes } = submissionSize(content)
    expect(sent(content, answers)).toBeLessThanOrEqual(bytes)
    // A number may have twenty digits, whatever its range, each of them counted as the longest character.
    expect(bytes - sent(content, answers)).toBeLessThan(question.choice === 'number' ? 140 : 40)
  })

  test('names the questions that take most of it first', () => {
    const { answers, costs } = submissionSize(contentOf(radio('a', 'x y'), input('b', 500)))
    expect(answers).toBe(3)
    expect(costs.map(({ question }) => question.id)).toEqual(['b', 'story', 'a'])
  })
})

describe('the limits of the server', () => {
  test('are generous for a small quiz', () => {
    expect(submissionLimits(contentOf(radio('a', 'x y')))).toEqual({ answers: 500, bytes: 256 * 1024 })
  })

  test('are twice what a large one needs, up to the largest of all', () => {
    const large = (count: number, length: number) =>
      contentOf(...Array.from({ length: count }, (_, at) => input(`q${at}`, length)))
    const content = large(300, 200)
    expect(submissionLimits(content)).toEqual({ answers: 2 * 301, bytes: 2 * submissionSize(content).bytes })
    expect(submissionLimits(large(1500, 500))).toEqual(largestAllowed)
  })
})
