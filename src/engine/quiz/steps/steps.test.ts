import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { information, quizOf, radio } from '#testing/samples/make-quiz.ts'
import type { Question } from '#types/content.generated.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz, setAnswers, setWithheld } from '#engine/quiz/state.ts'
import {
  firstStep,
  isAnswerable,
  isVisible,
  landingStep,
  nextStep,
  previousStep,
  questionsAt,
  stepOf,
} from './steps.ts'

const pets = radio('pets', 'yes no')
const kinds = radio('kinds', 'cat dog', { when: { question: 'pets', is: ['yes'] } })
const breed = radio('breed', 'a b', { when: { question: 'kinds', is: ['dog'] } })
const garden = radio('garden', 'yes no', { when: { question: 'pets', is: ['yes'] } })

/** Steps 2, 3 and 5 have questions that an answer of step 1 brings; nothing that can be answered comes after 5. */
const model = compileQuiz({
  quiz: {
    id: 'small',
    tabs: [],
    steps: [
      { id: 'intro', kind: 'intro', title: 'Hello' },
      { id: 'pets', kind: 'questions', title: 'Pets', section: 'pets' },
      { id: 'kinds', kind: 'questions', title: 'Kinds', section: 'kinds' },
      { id: 'breed', kind: 'questions', title: 'Breed', section: 'breed' },
      { id: 'story', kind: 'text', title: 'Story', question: { id: 'story', title: 'A story?', max_length: 10 } },
      { id: 'garden', kind: 'questions', title: 'Garden', section: 'garden' },
      { id: 'analysing', kind: 'analysing', title: 'Wait' },
      { id: 'results', kind: 'results', title: 'Results' },
    ],
  },
  sections: [pets, kinds, breed, garden].map((question) => ({
    id: question.id,
    title: question.id,
    questions: [question],
  })),
})
const allSteps = model.steps.map((_, index) => index)
const state = fc
  .record(
    Object.fromEntries(
      [pets, kinds, breed, garden].map(({ id, options }) => [
        id,
        fc.constantFrom(...options.map((option) => [option.id])),
      ]),
    ),
    { requiredKeys: [] },
  )
  .chain((given) =>
    fc
      .uniqueArray(fc.constantFrom('pets', 'kinds', 'breed', 'garden'))
      .map((held) => setWithheld(model, openQuiz(model, acceptAnswers(model, given).answers), new Set(held))),
  )
const place = fc.constantFrom(...allSteps)

describe('without pets', () => {
  const none = openQuiz(model, { pets: ['no'] })

  test('Next and Back skip the steps about them, also when nothing but the sending follows', () => {
    expect([1, 4].map((step) => nextStep(model, none, step))).toEqual([4, 6])
    expect([4, 6].map((step) => previousStep(model, none, step))).toEqual([1, 4])
  })

  test('a visitor who was at one of them continues at the next step, and never at the one that sends', () => {
    expect([0, 1, 2, 3, 5, 99, -1].map((step) => landingStep(model, none, step))).toEqual([1, 1, 4, 4, 4, 4, 1])
  })
})

test('Back from the first visible step stays there, also when it is not the first of all', () => {
  const hidden = radio('hidden', 'yes no', { when: { question: 'pets', is: ['yes'] } })
  const late = compileQuiz({
    quiz: {
      id: 'small',
      tabs: [],
      steps: [
        { id: 'hidden', kind: 'questions', title: 'Hidden', section: 'hidden' },
        { id: 'pets', kind: 'questions', title: 'Pets', section: 'pets' },
      ],
    },
    sections: [hidden, pets].map((question) => ({ id: question.id, title: question.id, questions: [question] })),
  })
  expect(firstStep(late)).toBe(1)
  expect(previousStep(late, openQuiz(late, {}), 1)).toBe(1)
})

test('a step stays while its consent is declined: there the choice can be changed', () => {
  const declined = setWithheld(model, openQuiz(model, { pets: ['yes'] }), new Set(['kinds', 'breed']))
  expect([1, 2, 3].map((step) => isVisible(model, declined, step))).toEqual([true, true, false])
})

describe('whatever was answered', () => {
  test('Next visits every visible step once, and Back the same ones in reverse', () => {
    fc.assert(
      fc.property(state, (now) => {
        const walk = (from: number, turn: typeof nextStep): readonly number[] => {
          const to = turn(model, now, from)
          return to === from ? [from] : [from, ...walk(to, turn)]
        }
        const visible = allSteps.filter((step) => isVisible(model, now, step))
        expect(walk(0, nextStep)).toEqual(visible)
        expect(walk(model.steps.length - 1, previousStep)).toEqual(visible.toReversed())
      }),
    )
  })

  test('where somebody lands can be answered, and is the next such step if there is one', () => {
    fc.assert(
      fc.property(state, place, (now, step) => {
        const landed = landingStep(model, now, step)
        expect([isAnswerable(model, landed), isVisible(model, now, landed)]).toEqual([true, true])
        if (isAnswerable(model, step) && isVisible(model, now, step)) expect(landed).toBe(step)
        const between = allSteps.filter(
          (one) => one >= step && one < landed && isAnswerable(model, one) && isVisible(model, now, one),
        )
        expect(between).toEqual([])
      }),
    )
  })
})

describe('a step with a block of information', () => {
  const isShown = (...questions: readonly Question[]) => {
    const one = compileQuiz(quizOf(...questions))
    return isVisible(one, openQuiz(one, {}), 1)
  }

  test('that asks nothing is shown while the block is', () => {
    expect(isShown(information('note'))).toBe(true)
    expect(isShown(information('note', { when: { question: 'story', answered: true } }))).toBe(false)
  })

  test('is left out when none of its questions applies', () => {
    expect(isShown(information('note'), radio('a', 'yes no', { when: { question: 'story', answered: true } }))).toBe(
      false,
    )
  })

  test('shows the block while its condition holds', () => {
    const one = compileQuiz(quizOf(radio('a', 'yes no'), information('note', { when: { question: 'a', is: ['yes'] } })))
    expect(openQuiz(one, {}).asked.has('note')).toBe(false)
    const answered = setAnswers(one, openQuiz(one, {}), { a: ['yes'] }, ['a'])
    expect(answered.asked.has('note')).toBe(true)
  })
})

test('the questions of a step, and the step of a question', () => {
  expect([0, 2, 4, 9].map((step) => questionsAt(model, step).map(({ id }) => id))).toEqual([
    [],
    ['kinds'],
    ['story'],
    [],
  ])
  expect(['breed', 'story', 'unknown'].map((id) => stepOf(model, id))).toEqual([3, 4, -1])
})
