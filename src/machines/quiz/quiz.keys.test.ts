/** Which changes make another submission: they drop the keys under which the answers were sent. */
import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { checkbox, input, radio } from '#testing/samples/make-quiz.ts'
import { deviceSearched, quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyConsents, tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { Sending } from '#machines/draft.ts'
import type { QuizEvent } from './quiz.events.ts'

const model = compileQuiz({
  quiz: {
    id: 'keys',
    steps: [
      { id: 'first', kind: 'questions', title: 'First', section: 'first' },
      { id: 'sending', kind: 'analysing', title: 'Sending' },
      { id: 'result', kind: 'results', title: 'Result' },
    ],
  },
  sections: [
    {
      id: 'first',
      title: 'First',
      questions: [
        radio('size', 'one two'),
        checkbox('most', 'one two', { max_choices: 1 }),
        input('name', 20),
        input('nothing', 20),
      ],
    },
  ],
})
const sending: Sending = { key: 'k', token: 't', id: null }
const draft = {
  ...tinyDraft,
  quiz: 'keys',
  step: 'sending',
  answers: { size: ['one'], most: ['one'], name: '12' },
  sending,
}
const machine = quizMachineOf()
const sent = [deviceSearched({ draft }), { type: 'BACK' } as const].reduce(
  (snapshot, event) => transition(machine, snapshot, event)[0],
  initialTransition(machine, { ...tinyInput(), model, consents: tinyConsents, quizId: 'keys' })[0],
)
const keysAfter = (event: QuizEvent): Sending | null => transition(machine, sent, event)[0].context.sending

const choose = (question: string, option: string, chosen = true): QuizEvent => ({
  type: 'ANSWER',
  question,
  option,
  chosen,
})
const consent = { choice: 'agreed', version: 1, words: 'I agree.', at: '2026-11-21T10:00:00Z' } as const

describe('the keys of a submission', () => {
  test('are there when the visitor goes back to the answers', () => {
    expect([sent.value, sent.context.sending]).toEqual(['questions', sending])
  })

  test.each<[string, QuizEvent]>([
    ['another option', choose('size', 'two')],
    ['an option that is taken back', choose('most', 'one', false)],
    ['another text', { type: 'WRITE', question: 'name', text: '123' }],
    ['a text that is deleted', { type: 'WRITE', question: 'name', text: '' }],
    ['an answer that is taken back', { type: 'CLEAR', question: 'size' }],
    ['a photo', { type: 'PHOTOS', views: ['top', 'back'] }],
    ['a choice about a consent', { type: 'CONSENT', consent: 'health', choice: consent }],
    ['new content', { type: 'CONTENT', model, version: 'bbbbbbbbbbbb' }],
  ])('are dropped by %s', (_, event) => {
    expect(keysAfter(event)).toBeNull()
  })

  test.each<[string, QuizEvent]>([
    ['the option that is chosen', choose('size', 'one')],
    ['an option above the largest number of choices', choose('most', 'two')],
    ['the same text', { type: 'WRITE', question: 'name', text: '12' }],
    ['a blank text where there is none', { type: 'WRITE', question: 'nothing', text: ' ' }],
    ['taking back an answer that there is not', { type: 'CLEAR', question: 'nothing' }],
  ])('stay with %s', (_, event) => {
    expect(keysAfter(event)).toEqual(sending)
  })
})
