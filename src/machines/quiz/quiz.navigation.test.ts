/** Where Next, Back, the browser's history and the review lead. */
import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { completeSteps } from '#engine/quiz/steps/steps.ts'
import { deviceSearched, quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { plainQuiz } from '#testing/samples/plain-quiz.ts'
import { tinyContent, tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { StoredQuiz } from '#machines/draft.ts'
import type { QuizEvent } from './quiz.events.ts'

const quizMachine = quizMachineOf()
const input = tinyInput()
const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }

const draft = tinyDraft

/** Walks through a quiz, event by event, from what was found on the device. */
const walkerOf =
  (given: Partial<typeof input>) =>
  (kept: StoredQuiz, ...events: readonly QuizEvent[]) =>
    [deviceSearched(kept), ...events].reduce(
      (snapshot, event) => transition(quizMachine, snapshot, event)[0],
      initialTransition(quizMachine, { ...input, ...given })[0],
    )

describe('a step without applicable questions', () => {
  const [first] = tinyContent.sections
  if (!first) throw new Error('The tiny quiz has a section')
  const pick = (id: string) => ({ ...first, id, questions: first.questions.filter((one) => one.id === id) })
  /** welcome, pets, kinds (only with pets), story, illness (only with pets), working, result */
  const model = compileQuiz({
    quiz: {
      ...tinyContent.quiz,
      steps: tinyContent.quiz.steps.flatMap((step) => {
        if (step.id === 'first') return [{ ...step, section: 'pets' }]
        const questions = { kind: 'questions', tab: 'all' } as const
        if (step.id === 'pictures') return [{ ...questions, id: 'kinds', title: 'Kinds', section: 'kinds' }]
        return step.id === 'story'
          ? [step, { ...questions, id: 'illness', title: 'Illness', section: 'illness' }]
          : [step]
      }),
    },
    sections: ['pets', 'kinds', 'illness'].map((id) => {
      const section = pick(id)
      const when = { question: 'pets', is: ['has_pet'] as [string] }
      return id === 'illness' ? { ...section, questions: section.questions.map((one) => ({ ...one, when })) } : section
    }),
  })
  const walk = walkerOf({ model })
  const idAt = ({ context }: ReturnType<typeof walk>) => model.steps[context.step]?.id
  const go: QuizEvent = { type: 'NEXT' }
  const pet = (option: string): QuizEvent => ({ type: 'ANSWER', question: 'pets', option, chosen: true })

  test('is skipped by Next and Back, also when only the sending follows', () => {
    const story = walk(nothing, go, pet('no_pet'), go)
    expect(idAt(story)).toBe('story')
    expect(idAt(transition(quizMachine, story, { type: 'BACK' })[0])).toBe('first')
    expect(transition(quizMachine, story, go)[0].value).toBe('analysing')
    expect(idAt(walk(nothing, go, pet('has_pet'), go))).toBe('kinds')
  })

  test('is passed over by the history, and by a draft that was left there', () => {
    expect(walk(nothing, go, pet('no_pet')).can({ type: 'GO', step: 2 })).toBe(false)
    const left = { ...draft, photos: [], answers: { pets: ['no_pet'] } }
    const landed = (step: string) => idAt(walk({ ...nothing, draft: { ...left, step } }, { type: 'CONTINUE' }))
    expect(['kinds', 'illness'].map(landed)).toEqual(['story', 'story'])
  })

  test('is not where the answers of this tab go on, although the other tab would ask something there', () => {
    const theirs = { ...draft, photos: [], answers: { pets: ['has_pet'] } }
    const asked = walk(nothing, go, pet('no_pet'), { type: 'DRAFT_CHANGED_ELSEWHERE', draft: theirs })
    expect(asked.value).toBe('changedElsewhere')
    const there = transition(quizMachine, asked, { type: 'GO', step: 2 })[0]
    const [chosen] = transition(quizMachine, there, { type: 'KEEP_OWN_ANSWERS' })
    expect([idAt(there), idAt(chosen)]).toEqual(['kinds', 'story'])
  })

  test('that becomes inapplicable while the visitor is on it stays until they move on', () => {
    const there = walk(nothing, go, pet('has_pet'), go, pet('no_pet'))
    expect([idAt(there), there.value]).toEqual(['kinds', 'questions'])
    expect(['NEXT', 'BACK'].map((type) => idAt(transition(quizMachine, there, { type } as QuizEvent)[0]))).toEqual([
      'story',
      'first',
    ])
  })
})

describe('a quiz without introduction, analysis and results', () => {
  const steps = [...completeSteps(plainQuiz.quiz.steps, { sending: 'Sending', sent: 'Sent' })]
  const model = compileQuiz({ ...plainQuiz, quiz: { ...plainQuiz.quiz, steps } })
  const walk = walkerOf({ consents: [], quizId: 'plain', model })
  const placeOf = ({ context, value }: ReturnType<typeof walk>) => [model.steps[context.step]?.id, value]
  const next: QuizEvent = { type: 'NEXT' }
  const garden = (option: string): QuizEvent => ({ type: 'ANSWER', question: 'has_garden', option, chosen: true })

  test('begins with its first step', () => {
    expect(placeOf(walk(nothing))).toEqual(['home', 'questions'])
  })

  test('skips a step whose condition fails, and sends after the last one that is asked', () => {
    expect(placeOf(walk(nothing, garden('no'), next))).toEqual(['wishes', 'text'])
    expect(placeOf(walk(nothing, garden('yes'), next))).toEqual(['garden', 'questions'])
    expect(placeOf(walk(nothing, next, next))).toEqual(['_sending', 'analysing'])
    expect(placeOf(walk(nothing, next, next, { type: 'BACK' }))).toEqual(['wishes', 'text'])
  })

  test('ends with a confirmation, from which it can begin again', () => {
    const sent = {
      type: 'xstate.done.actor.submission',
      output: { result: { id: 'r', view: 'preview' } },
    } as unknown as QuizEvent
    const stored: QuizEvent = { type: 'RESULT_STORED', result: { id: 'r', token: 't', at: '2026-11-22T10:00:00Z' } }
    const sending: QuizEvent = { type: 'SENDING', sending: { key: 'k', token: 't', id: 'r' } }
    const done = walk(nothing, garden('yes'), next, next, next, sending, stored, sent)
    expect(placeOf(done)).toEqual(['_sent', 'results'])
    const again = transition(quizMachine, done, { type: 'RETAKE', at: '2026-11-22T10:01:00Z' })[0]
    expect([...placeOf(again), again.context.state.answers]).toEqual(['home', 'questions', {}])
  })

  test('offers an unfinished one first', () => {
    const found = { ...draft, quiz: 'plain', step: 'garden', answers: { has_garden: ['no'] }, photos: [] }
    expect(walk({ ...nothing, draft: found }).value).toBe('offering')
    expect(placeOf(walk({ ...nothing, draft: found }, { type: 'CONTINUE' }))).toEqual(['wishes', 'text'])
  })
})

describe('the review', () => {
  const review = { id: 'check', kind: 'review', title: 'Check' } as const
  const steps = [...completeSteps([...plainQuiz.quiz.steps, review], { sending: 'Sending', sent: 'Sent' })]
  const model = compileQuiz({ ...plainQuiz, quiz: { ...plainQuiz.quiz, steps } })
  const walk = walkerOf({ consents: [], quizId: 'plain', model })
  const placeOf = ({ context, value }: ReturnType<typeof walk>) => [model.steps[context.step]?.id, value]
  const next: QuizEvent = { type: 'NEXT' }
  const back: QuizEvent = { type: 'BACK' }
  const change: QuizEvent = { type: 'CHANGE', step: 0, item: 'rooms' }

  test('comes before the sending', () => {
    expect(placeOf(walk(nothing, next, next))).toEqual(['check', 'review'])
    expect(placeOf(walk(nothing, next, next, next))).toEqual(['_sending', 'analysing'])
    expect(placeOf(walk(nothing, next, next, back))).toEqual(['wishes', 'text'])
  })

  test('leads to a question, and Next, Back and the history lead back to it', () => {
    const there = walk(nothing, next, next, change)
    expect(placeOf(there)).toEqual(['home', 'questions'])
    for (const event of [next, back, { type: 'GO', step: 3 } as const]) {
      const again = transition(quizMachine, there, event)[0]
      expect([...placeOf(again), again.context.changedItem]).toEqual(['check', 'review', 'rooms'])
      expect(placeOf(transition(quizMachine, again, next)[0])).toEqual(['_sending', 'analysing'])
    }
  })

  test('is forgotten when the visitor goes somewhere else', () => {
    const elsewhere = walk(nothing, next, next, change, { type: 'GO', step: 2 })
    expect([...placeOf(elsewhere), elsewhere.context.changedItem]).toEqual(['wishes', 'text', null])
    expect(placeOf(transition(quizMachine, elsewhere, back)[0])).toEqual(['home', 'questions'])
  })

  test('is where a draft that was left there goes on', () => {
    const found = { ...draft, quiz: 'plain', step: 'check', answers: { has_garden: ['no'] }, photos: [] }
    expect(placeOf(walk({ ...nothing, draft: found }, { type: 'CONTINUE' }))).toEqual(['check', 'review'])
  })
})

describe('required questions', () => {
  const steps = [...completeSteps(plainQuiz.quiz.steps, { sending: 'Sending', sent: 'Sent' })]
  const [home, garden] = plainQuiz.sections
  if (!home || !garden) throw new Error('The plain quiz has two sections')
  const required = (section: typeof home) => ({
    ...section,
    questions: section.questions.map((one) =>
      one.choice === 'information' ? one : { ...one, required: true as const },
    ),
  })
  const model = compileQuiz({
    quiz: { ...plainQuiz.quiz, steps },
    sections: [required(home), required(garden)],
  })
  const begin = walkerOf({ consents: [], quizId: 'plain', model })
  const walk = (...events: readonly QuizEvent[]) => begin(nothing, ...events)
  const idAt = ({ context }: ReturnType<typeof walk>) => model.steps[context.step]?.id
  const missing = ({ context }: ReturnType<typeof walk>) => context.missing.map(({ question }) => question)
  const next: QuizEvent = { type: 'NEXT' }
  const choose = (question: string, option: string): QuizEvent => ({ type: 'ANSWER', question, option, chosen: true })
  const answered = [choose('has_garden', 'no'), choose('rooms', 'kitchen')] as const

  test('keep Next on their step, each time', () => {
    const held = walk(next, next)
    expect([idAt(held), missing(held), held.context.refusals]).toEqual(['home', ['has_garden', 'rooms'], 2])
    const partly = walk(next, choose('has_garden', 'no'), next)
    expect([idAt(partly), missing(partly)]).toEqual(['home', ['rooms']])
  })

  test('let it go on when they are answered', () => {
    expect(idAt(walk(...answered, next))).toBe('wishes')
    expect(walk(...answered, next, next).value).toBe('analysing')
  })

  test('are asked for before the sending, wherever they are', () => {
    const sends = walk(...answered, next, { type: 'CLEAR', question: 'rooms' }, next)
    expect([idAt(sends), missing(sends), sends.value]).toEqual(['home', ['rooms'], 'questions'])
  })
})
