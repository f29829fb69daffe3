/** What a page that is loaded again goes on with. */
import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { deviceSearched, quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { Sending, StoredQuiz } from '#machines/draft.ts'

const quizMachine = quizMachineOf()
const input = tinyInput()
const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
const draft = tinyDraft

describe('a page that is loaded again', () => {
  const sending: Sending = { key: 'k', token: 't', id: null }
  const result = { id: 'r1', token: 't', at: '2026-11-21T10:00:00Z' }
  const resultAt = Date.parse(result.at)
  const loaded = (kept: Partial<StoredQuiz>, initialStep: number | null, entryWrittenAt = 0) => {
    const start = initialTransition(quizMachine, { ...input, initialStep, entryWrittenAt })[0]
    return transition(quizMachine, start, deviceSearched({ ...nothing, ...kept }))[0]
  }
  const statesOf = ({ context: { sending: now, step }, value }: ReturnType<typeof loaded>) => [value, step, now]

  test('while the answers were sent goes on with the same submission, and asks nothing', () => {
    const kept = { draft: { ...draft, step: 'working', sending } }
    expect(statesOf(loaded(kept, 4))).toEqual(['analysing', 4, sending])
    expect(loaded(kept, 4).context.state.answers).toEqual(draft.answers)
  })

  test('or closed and opened again meanwhile, goes on as well, unless the visitor had gone back to the answers', () => {
    expect(statesOf(loaded({ draft: { ...draft, step: 'working', sending } }, null))).toEqual(['analysing', 4, sending])
    expect(loaded({ draft: { ...draft, step: 'story', sending } }, null).value).toBe('offering')
  })

  test('after the answers were stored goes on, also when the quiz has changed by then', () => {
    const stored = { ...sending, id: 'r1' }
    const old = { ...draft, contentVersion: 'bbbbbbbbbbbb', step: 'working' }
    expect(statesOf(loaded({ draft: { ...old, sending: stored } }, 4))).toEqual(['analysing', 4, stored])
    const changed = loaded({ draft: { ...old, sending } }, 4)
    expect(changed.value).toBe('offering')
    expect(statesOf(transition(quizMachine, changed, { type: 'CONTINUE' })[0])).toEqual(['text', 3, null])
  })

  test('while a consent had to be read again shows the last step, and sends nothing', () => {
    const changed = loaded({ draft: { ...draft, step: 'working' } }, 4)
    expect(changed.value).toBe('offering')
    expect(statesOf(transition(quizMachine, changed, { type: 'CONTINUE' })[0])).toEqual(['text', 3, null])
  })

  test.each([
    ['on the results', 5, 0],
    ['while they were read', 4, resultAt - 1],
    ['at a step whose answers gave way to them', 3, resultAt - 1],
    ['at a step that was entered in the same millisecond', 3, resultAt],
  ])(
    '%s opens the result; its steps have nothing to go back to, and the start has',
    (_, initialStep, entryWrittenAt) => {
      const reopened = loaded({ result }, initialStep, entryWrittenAt)
      expect(statesOf(reopened)).toEqual(['reopening', 5, null])
      expect(reopened.can({ type: 'GO', step: 3 })).toBe(false)
      const start = transition(quizMachine, reopened, { type: 'GO', step: 0 })[0]
      const [begun] = transition(quizMachine, start, { type: 'NEXT' })
      expect([...statesOf(begun), begun.can({ type: 'GO', step: 3 })]).toEqual(['questions', 1, null, true])
    },
  )

  test('at a step of a quiz that was begun after the last result begins at the start', () => {
    expect(loaded({ result }, 3, resultAt + 1).value).toBe('intro')
  })

  test('on the results of one quiz with another one on the device has both', () => {
    const reopened = loaded({ draft, result }, 5)
    expect(reopened.value).toBe('reopening')
    const back = transition(quizMachine, reopened, { type: 'GO', step: 3 })[0]
    expect([back.value, back.context.state.answers]).toEqual(['text', draft.answers])
  })

  test('in the middle goes on where Back leads, with what was found', () => {
    const back = transition(quizMachine, loaded({ draft }, 3), { type: 'GO', step: 1 })[0]
    expect([back.value, back.context.state.answers, back.context.foundDraft]).toEqual([
      'questions',
      draft.answers,
      null,
    ])
  })
})
