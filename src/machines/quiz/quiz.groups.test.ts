/** How a visitor goes through a step a few questions at a time. */
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import type { Consent } from '#engine/quiz/consent.ts'
import { deviceSearched, quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { Question } from '#types/content.generated.ts'
import type { StoredQuiz } from '#machines/draft.ts'
import { draftOf } from './quiz.context.ts'
import type { QuizEvent } from './quiz.events.ts'
import { screenOf } from './quiz.places.ts'

const radio = (id: string, more: Partial<Question> = {}): Question =>
  ({
    id,
    type: 'question',
    choice: 'radio',
    title: id,
    options: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
      { id: 'other', label: 'Other', text: { label: 'Which?', max_length: 20 } },
    ],
    ...more,
  }) as Question
const begins = (title: string) => ({ group: { title } })
const afterYes = { when: { question: 'a', is: ['yes'] as [string] } }

/** Step `one` has the groups a; b c (only after yes to a); d e. Step `two` has f; g. A consent of `two` covers g. */
const model = compileQuiz({
  quiz: {
    id: 'groups',
    steps: [
      { id: 'intro', kind: 'intro', title: 'Intro' },
      { id: 'one', kind: 'questions', title: 'One', section: 'one' },
      { id: 'two', kind: 'questions', title: 'Two', section: 'two' },
      { id: 'sending', kind: 'analysing', title: 'Sending' },
      { id: 'result', kind: 'results', title: 'Result' },
    ],
  },
  sections: [
    {
      id: 'one',
      title: 'One',
      questions: [
        radio('a', begins('A')),
        radio('b', { ...begins('B'), ...afterYes }),
        radio('c', afterYes),
        radio('d', begins('D')),
        radio('e'),
      ],
    },
    { id: 'two', title: 'Two', questions: [radio('f', begins('F')), radio('g', begins('G'))] },
  ],
})
const consent: Consent = { id: 'privacy', version: 1, step: 'two', covers: ['g'], heading: 'Privacy' }
const view = { onePage: false, advances: true }
const input = { ...tinyInput(), model, consents: [consent], view }
const machine = quizMachineOf()
const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }

const walk = (...events: readonly QuizEvent[]) => walkFrom(nothing, ...events)
const walkFrom = (kept: StoredQuiz, ...events: readonly QuizEvent[]) =>
  [deviceSearched(kept), ...events].reduce(
    (snapshot, event) => transition(machine, snapshot, event)[0],
    initialTransition(machine, input)[0],
  )
const screen = ({ context }: ReturnType<typeof walk>) => screenOf(context).key
const next: QuizEvent = { type: 'NEXT' }
const back: QuizEvent = { type: 'BACK' }
const answer = (question: string, option: string, byPointer = false): QuizEvent => ({
  type: 'ANSWER',
  question,
  option,
  chosen: true,
  byPointer,
})
const choose = (choice: 'agreed' | 'declined'): QuizEvent => ({
  type: 'CONSENT',
  consent: 'privacy',
  choice: { choice, version: 1, words: 'I do', at: '2026-11-23T10:00:00Z' },
})

describe('a few questions at a time', () => {
  test('Next goes through the groups of a step, then to the next step; Back the same way, and answers stay', () => {
    const events = [next, answer('a', 'yes'), next, next, next, next] as const
    const screens = events.map((_, index) => screen(walk(...events.slice(0, index + 1))))
    expect(screens).toEqual(['one:0', 'one:0', 'one:1', 'one:2', 'two:0', 'two:1'])
    const returned = walk(...events, back, back, back, back)
    expect([screen(returned), returned.context.state.answers]).toEqual(['one:0', { a: ['yes'] }])
  })

  test('a group of which nothing is asked is skipped', () => {
    expect([next, next, next].map((_, index) => screen(walk(...Array<QuizEvent>(index + 1).fill(next))))).toEqual([
      'one:0',
      'one:2',
      'two:0',
    ])
    expect(screen(walk(next, next, back))).toBe('one:0')
    expect(walk(next).can({ type: 'GO', step: 1, group: 1 })).toBe(false)
  })

  test('the group that shows a consent stays after a no, so that the choice can be changed', () => {
    const declined = walk(next, next, next, next, choose('declined'), back, next)
    expect([screen(declined), declined.context.state.asked.has('g')]).toEqual(['two:1', false])
  })

  test('a draft remembers the group by its first question; without it, or without the group, it is the first one', () => {
    const left = draftOf(walk(next, answer('a', 'yes'), next).context, '2026-11-23T10:00:00Z')
    expect([left.step, left.group]).toEqual(['one', 'b'])
    const landed = (group: string | undefined) => {
      const { group: _, ...rest } = { ...tinyDraft, ...left, photos: [] }
      return screen(
        walkFrom({ ...nothing, draft: { ...rest, ...(group !== undefined && { group }) } }, { type: 'CONTINUE' }),
      )
    }
    expect(['b', undefined, 'gone'].map(landed)).toEqual(['one:1', 'one:0', 'one:0'])
  })

  test('the history and links lead to a group, or to the one of a question', () => {
    const there = walk(next)
    const go = (event: QuizEvent) => screen(transition(machine, there, event)[0])
    expect(go({ type: 'GO', step: 2, group: 1 })).toBe('two:1')
    expect(go({ type: 'GO', step: 2, question: 'g' })).toBe('two:1')
    expect(go({ type: 'GO', step: 2 })).toBe('two:0')
  })

  test('on one page a step is one screen, and groups come back where the visitor was', () => {
    const onePage: QuizEvent = { type: 'VIEW', view: { ...view, onePage: true } }
    const page = walk(next, next, onePage)
    expect([screen(page), page.context.group]).toEqual(['one', 2])
    expect(screen(transition(machine, page, { type: 'VIEW', view })[0])).toBe('one:2')
    expect(screen(transition(machine, page, { type: 'VIEW', view, question: 'a' })[0])).toBe('one:0')
    expect(screen(transition(machine, page, next)[0])).toBe('two')
  })
})

describe('the answer to the only question of a group', () => {
  const start = () => {
    const clock = new SimulatedClock()
    const found = quizMachineOf({ searchDevice: fromPromise<StoredQuiz>(() => Promise.resolve(nothing)) })
    const actor = createActor(found, { input, clock })
    actor.start()
    return { actor, clock, at: () => screenOf(actor.getSnapshot().context).key }
  }
  const started = async () => {
    const visit = start()
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    visit.actor.send(next)
    expect(visit.at()).toBe('one:0')
    return visit
  }

  test('advances after a moment', async () => {
    const { actor, at, clock } = await started()
    actor.send(answer('a', 'yes', true))
    expect([at(), actor.getSnapshot().value]).toEqual(['one:0', 'advancing'])
    clock.increment(1000)
    expect([at(), actor.getSnapshot().value]).toEqual(['one:1', 'questions'])
  })

  test.each([
    ['chosen with the keyboard', [answer('a', 'yes')]],
    ['that opens a text field', [answer('a', 'other', true)]],
    ['switched off', [{ type: 'VIEW', view: { ...view, advances: false } }, answer('a', 'yes', true)]],
    ['all on one page', [{ type: 'VIEW', view: { ...view, onePage: true } }, answer('a', 'yes', true)]],
    ['taken back at once', [answer('a', 'yes', true), { type: 'CLEAR', question: 'a' }]],
  ] satisfies readonly (readonly [string, readonly QuizEvent[]])[])('stays: %s', async (_, events) => {
    const { actor, clock } = await started()
    for (const event of events) actor.send(event)
    clock.increment(1000)
    const { context, value } = actor.getSnapshot()
    expect([context.step, context.group, value]).toEqual([1, 0, 'questions'])
  })

  test('goes one screen on where the visitor presses Next meanwhile, and stays where they go Back', async () => {
    const pressed = await started()
    pressed.actor.send(answer('a', 'yes', true))
    pressed.actor.send(next)
    pressed.clock.increment(1000)
    expect(pressed.at()).toBe('one:1')
    pressed.actor.send(back)
    pressed.clock.increment(1000)
    expect(pressed.at()).toBe('one:0')
  })

  test('never sends the answers, and does not pass a consent that waits', async () => {
    const { actor, at, clock } = await started()
    actor.send({ type: 'GO', step: 2, group: 1 })
    actor.send(answer('g', 'yes', true))
    clock.increment(1000)
    expect(at()).toBe('two:1')
    actor.send(choose('agreed'))
    actor.send(answer('g', 'no', true))
    clock.increment(1000)
    expect(at()).toBe('two:1')
  })
})
