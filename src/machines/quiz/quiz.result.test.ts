import { initialTransition, transition } from 'xstate'
import { describe, expect, test } from 'vitest'
import { deviceSearched, quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Draft, StoredQuiz, StoredResult } from '#machines/draft.ts'
import type { QuizInput } from './quiz.context.ts'
import type { QuizEvent } from './quiz.events.ts'
import { tokenOfResult } from './quiz.result.ts'

const machine = quizMachineOf()
const now = '2026-11-22T09:00:00Z'
const result: StoredResult = { id: 'first', token: 'token_1', at: '2026-11-20T09:00:00Z' }
const second: StoredResult = { id: 'second', token: 'token_2', at: now }
const reply = (id: string): ResultReply => ({ id, view: 'preview' }) as ResultReply
const draft: Draft = { ...tinyDraft, answers: { pets: ['has_pet'] }, photos: [] }

const read = (id: string) =>
  ({
    type: 'xstate.done.actor.0.quiz.reopening',
    output: { ok: true, value: reply(id) },
  }) as unknown as QuizEvent
const sent = (id: string) =>
  ({ type: 'xstate.done.actor.submission', output: { result: reply(id) } }) as unknown as QuizEvent
const answer: QuizEvent = { type: 'ANSWER', question: 'pets', option: 'no_pet', chosen: true }
const retake: QuizEvent = { type: 'RETAKE', at: now }
const next: QuizEvent = { type: 'NEXT' }
const atLastStep: QuizEvent = { type: 'GO', step: 3 }
const results = tinyInput().model.steps.findIndex(({ kind }) => kind === 'results')

const after = (change: Partial<QuizInput>, kept: Partial<StoredQuiz>, ...events: readonly QuizEvent[]) =>
  [deviceSearched(kept), ...events].reduce(
    (snapshot, event) => transition(machine, snapshot, event)[0],
    initialTransition(machine, { ...tinyInput(), ...change })[0],
  )
const byLink = { opensResult: true }

describe('a link to the result', () => {
  test.each<[string, Partial<StoredQuiz>]>([
    ['opens it', { result }],
    ['opens it, whatever is unfinished', { result, draft }],
    ['says what became of it when it is not there any more', {}],
  ])('%s', (_, kept) => {
    const { context, value } = after(byLink, kept)
    expect([value, context.step]).toEqual(['reopening', results])
  })

  test('from the intro opens the result that the device has now, not the one of when the page was loaded', () => {
    const { context, value } = after({}, { result }, { type: 'OPEN_RESULT', stored: second })
    expect([value, context.step, context.storedResult]).toEqual(['reopening', results, second])
  })

  test('from an offer to continue keeps the unfinished quiz', () => {
    const opened = after({}, { result, draft }, { type: 'OPEN_RESULT', stored: result }, read('first'))
    expect([opened.value, opened.context.foundDraft]).toEqual(['results', draft])
  })

  test('that is pressed while the device store is being read is remembered', () => {
    const [hurried] = transition(machine, initialTransition(machine, tinyInput())[0], {
      type: 'OPEN_RESULT',
      stored: null,
    })
    expect(transition(machine, hurried, deviceSearched({ result }))[0].value).toBe('reopening')
  })
})

describe('Retake', () => {
  test('begins a new quiz with nothing in it; the result is still there, and the history leads to it', () => {
    const begun = after(byLink, { result }, read('first'), retake)
    expect([begun.value, begun.context.step, begun.context.state.answers]).toEqual(['questions', 1, {}])
    expect(begun.context.storedResult).toEqual(result)
    const [back] = transition(machine, begun, { type: 'GO', step: results })
    expect([back.value, tokenOfResult(transition(machine, back, read('first'))[0].context)]).toEqual([
      'reopening',
      result.token,
    ])
  })

  test('offers a quiz that was found on the device instead of writing over it', () => {
    const offered = after(byLink, { result, draft }, read('first'), retake)
    expect([offered.value, offered.context.foundDraft]).toEqual(['offering', draft])
    const [going] = transition(machine, offered, { type: 'CONTINUE' })
    expect([going.value, going.context.state.answers]).toEqual(['text', draft.answers])
  })

  test('offers answers that were given in this tab before the result was opened', () => {
    const { context, value } = after(
      {},
      { result },
      next,
      answer,
      { type: 'OPEN_RESULT', stored: result },
      read('first'),
      retake,
    )
    expect([value, context.foundDraft?.answers, context.foundDraft?.savedAt]).toEqual([
      'offering',
      { pets: ['no_pet'] },
      now,
    ])
  })

  test('of a result that is gone, or out of reach, is a new quiz, too', () => {
    for (const kind of ['not_found', 'offline'] as const) {
      const failed = {
        type: 'xstate.done.actor.0.quiz.reopening',
        output: { ok: false, failure: { kind } },
      } as unknown as QuizEvent
      expect(after(byLink, { result }, failed, retake).value).toBe('questions')
    }
  })
})

describe('a consent that is withdrawn below the result', () => {
  const yes = { choice: 'agreed', version: 1, words: 'Yes', at: now } as const
  const sending: QuizEvent = { type: 'SENDING', sending: { key: 'k', token: second.token, id: second.id } }
  const withdrawn: ResultReply = {
    ...reply('second'),
    consents: [
      { id: 'health', choice: 'declined', at: now },
      { id: 'other', choice: 'agreed', at: now },
      { id: 'refused', choice: 'declined', at: now },
    ],
  }
  const atResult = [
    next,
    { type: 'CONSENT', consent: 'health', choice: yes },
    { type: 'CONSENT', consent: 'other', choice: yes },
    { type: 'CONSENT', consent: 'refused', choice: { ...yes, choice: 'declined' } },
    answer,
    atLastStep,
    next,
    sending,
    { type: 'RESULT_STORED', result: second },
    sent('second'),
  ] as const
  const change: QuizEvent = { type: 'RESULT_CHANGED', result: withdrawn }
  const changed = after({}, {}, ...atResult, change)

  test('is open again, so that going back and sending the answers again does not store what was deleted', () => {
    expect([changed.value, changed.context.result]).toEqual(['results', withdrawn])
    expect(Object.keys(changed.context.choices)).toEqual(['other', 'refused'])
  })

  test('is open again as well if the visitor went back before the reply of the server', () => {
    const { context, value } = after({}, {}, ...atResult, atLastStep, change)
    expect([value, context.result, Object.keys(context.choices)]).toEqual(['text', withdrawn, ['other', 'refused']])
  })

  test('changes nothing in a quiz that was begun before the reply', () => {
    const begun = after({}, {}, ...atResult, retake)
    expect(transition(machine, begun, change)[0].context).toEqual(begun.context)
  })

  test('makes no other submission by itself: Back and Next lead to the same result', () => {
    const [back] = transition(machine, changed, atLastStep)
    expect(transition(machine, back, next)[0].value).toBe('results')
  })
})

describe('a retake that is finished', () => {
  const retaken = (...events: readonly QuizEvent[]) =>
    after(byLink, { result }, read('first'), retake, answer, atLastStep, next, ...events)
  const sending: QuizEvent = { type: 'SENDING', sending: { key: 'k', token: second.token, id: second.id } }

  test('does not replace the earlier result until the new one is stored', () => {
    expect(retaken(sending).context.storedResult).toEqual(result)
    expect(retaken(sending, { type: 'RESULT_STORED', result: second }).context.storedResult).toEqual(second)
  })

  test('shows the new result, and each is opened by its own secret', () => {
    const { context, value } = retaken(sending, { type: 'RESULT_STORED', result: second }, sent('second'))
    expect([value, context.result?.id, tokenOfResult(context)]).toEqual(['results', 'second', second.token])
  })

  test('never shows the earlier result in place of the new one, which was not read yet', () => {
    const kept = [sending, { type: 'RESULT_STORED', result: second }] as const
    const seenBefore = retaken({ type: 'GO', step: results }, read('first'), atLastStep, next, ...kept)
    expect(seenBefore.context.result?.id).toBe('first')
    const [back] = transition(machine, seenBefore, { type: 'BACK' })
    expect(transition(machine, back, next)[0].value).toBe('analysing')
    expect(transition(machine, back, { type: 'GO', step: results })[0].value).toBe('reopening')
  })
})
