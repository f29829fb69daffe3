import { describe, expect, test } from 'vitest'
import { quizOf, radio } from '#testing/samples/make-quiz.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { groupOf, offeringGroup, shownGroups } from './shown-groups.ts'
import { openQuiz } from '#engine/quiz/state.ts'

const when = { question: 'a', is: ['yes'] }
const model = compileQuiz(
  quizOf(
    radio('a', 'yes no', { group: { title: 'One' } }),
    radio('b', 'yes no', { group: { title: 'Two' }, when }),
    radio('c', 'yes no', { group: { title: 'Three' } }),
  ),
)
/** The index of the step with these questions. */
const main = 1
const [yes, no] = ['yes', 'no'].map((answer) => openQuiz(model, { a: [answer] }))
const consent = (covers: string[]) => ({ id: 'one', version: 1, step: 'main', covers, heading: 'One' })

describe('of the groups of a step', () => {
  test('those are shown that ask something, and one of them always', () => {
    expect(yes && shownGroups(model, yes, main, [])).toEqual([0, 1, 2])
    expect(no && shownGroups(model, no, main, [])).toEqual([0, 2])
    const nothing = openQuiz(model, {}, new Set(['a', 'b', 'c']))
    expect(shownGroups(model, nothing, main, [])).toEqual([0])
  })

  test('the first with a question that a consent covers offers it, while that could be asked', () => {
    expect([['b', 'c'], ['c']].map((covers) => yes && offeringGroup(model, yes, main, { covers }))).toEqual([1, 2])
    expect([['b', 'c'], ['b']].map((covers) => no && offeringGroup(model, no, main, { covers }))).toEqual([2, -1])
  })

  test('the first offers a consent to something else than a question of the step', () => {
    expect(no && offeringGroup(model, no, main, { covers: ['photos'] })).toBe(0)
  })

  test('one that offers a consent is shown, also when all its questions wait for that', () => {
    const declined = openQuiz(model, { a: ['no'] }, new Set(['c']))
    expect(shownGroups(model, declined, main, [])).toEqual([0])
    expect(shownGroups(model, declined, main, [consent(['c'])])).toEqual([0, 2])
  })

  test('each has its questions, and the first is taken for that of any other', () => {
    expect(['a', 'b', 'c', 'story'].map((question) => groupOf(model, main, question))).toEqual([0, 1, 2, 0])
  })
})
