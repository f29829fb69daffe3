/** How long the visitor is busy with the quiz. */
import { initialTransition, transition } from 'xstate'
import { describe, expect, test } from 'vitest'
import { deviceSearched, quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { Draft } from '#machines/draft.ts'
import { draftOf } from './quiz.context.ts'
import type { QuizEvent } from './quiz.events.ts'

const machine = quizMachineOf()
const answer = { type: 'ANSWER', question: 'pets', option: 'has_pet', chosen: true } as const
const next = { type: 'NEXT' } as const
const back = { type: 'BACK' } as const
const write = (text: string) => ({ type: 'WRITE', question: 'story', text }) as const
const photos = { type: 'PHOTOS', views: ['top'] } as const

/** The draft after these events, each with the seconds that pass before it. */
const draftAfter = (
  draft: Draft | null,
  ...events: readonly (readonly [passed: number, event: QuizEvent])[]
): Draft => {
  let now = Date.UTC(2026, 10, 23)
  const start = initialTransition(machine, { ...tinyInput(), now: () => now })[0]
  const found = transition(machine, start, deviceSearched({ draft }))[0]
  const { context } = events.reduce((snapshot, [passed, event]) => {
    now += passed * 1000
    return transition(machine, snapshot, event)[0]
  }, found)
  return draftOf(context, '2026-11-23T00:00:00Z')
}
const secondsAfter = (...visit: Parameters<typeof draftAfter>) => draftAfter(...visit).seconds

describe('the seconds of a draft', () => {
  test('count from Get Started on, through all steps; the introduction does not count', () => {
    expect(secondsAfter(null, [90, next])).toBe(0)
    expect(secondsAfter(null, [90, next], [7, answer])).toBe(7)
    expect(secondsAfter(null, [90, next], [7, photos])).toBe(7)
    expect(secondsAfter(null, [90, next], [7, answer], [5, next], [20, photos], [1, next], [30, write('Once')])).toBe(
      63,
    )
    expect(secondsAfter(null, [90, next], [7, answer], [5, back], [90, next], [2, next])).toBe(14)
  })

  test('count a pause as two minutes at most, with the page open or closed', () => {
    const open = [
      [0, next],
      [10, answer],
      [14 * 3600, next],
      [5, next],
    ] as const
    expect(secondsAfter(null, ...open)).toBe(135)
    const stored = draftAfter(null, [0, next], [10, answer])
    expect(secondsAfter(stored, [14 * 3600, { type: 'CONTINUE' }], [5, next])).toBe(15)
    expect(secondsAfter(stored, [14 * 3600, { type: 'GO', step: 2 }], [5, next])).toBe(15)
  })

  test('are those of the answers that the visitor goes on with', () => {
    const stored = { ...tinyDraft, seconds: 300 }
    expect(secondsAfter(stored, [9, { type: 'CONTINUE' }], [5, back])).toBe(305)
    expect(secondsAfter(stored, [9, { type: 'START_AGAIN' }], [5, next])).toBe(5)
    const elsewhere = [
      [0, next],
      [10, answer],
      [1, { type: 'DRAFT_CHANGED_ELSEWHERE', draft: stored }],
    ] as const
    expect(secondsAfter(null, ...elsewhere, [1, { type: 'CONTINUE' }])).toBe(300)
    expect(secondsAfter(null, ...elsewhere, [1, { type: 'KEEP_OWN_ANSWERS' }])).toBe(12)
  })

  test('stay unknown for a draft of an earlier release, until the visitor starts again', () => {
    expect(tinyDraft).not.toHaveProperty('seconds')
    expect(draftAfter(tinyDraft, [9, { type: 'CONTINUE' }], [5, back])).not.toHaveProperty('seconds')
    expect(secondsAfter(tinyDraft, [9, { type: 'START_AGAIN' }], [5, answer])).toBe(5)
  })
})
