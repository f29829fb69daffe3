/** Advice for a sore scalp: nothing else in the result of the same person may work against it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'
import { loadContent } from '#testing/load-content.ts'
import { anyAnswers } from '#testing/samples/any-answers.ts'

const content = loadContent()
const analysis = compileAnalysis(content)

/** Products that stay on the scalp, or are strong. */
const forTheScalp = ['anti_dandruff', 'clarifying', 'scalp_lotion', 'scalp_mist']
/** Tips that put something on the scalp, or plan the next relaxer. */
const againstRest = [
  'cond_flakes_oily',
  'cond_flakes',
  'cond_scalp_dry',
  'cond_build_up',
  'cond_chemical',
  'health_sweat',
]

test('the question, slots and tips that the rule is about exist', () => {
  const asked = content.sections.flatMap(questionsIn).find(({ id }) => id === 'haircare_13')
  expect(asked && optionsOf(asked).map(({ id }) => id)).toContain('sore')
  expect(content.routines.slots.map(({ id }) => id)).toEqual(expect.arrayContaining(forTheScalp))
  expect(content.tips.tips.map(({ id }) => id)).toEqual(expect.arrayContaining(againstRest))
})

test('With a sore scalp, no step, tip or product puts anything strong or lasting on the scalp', () => {
  fc.assert(
    fc.property(anyAnswers(compileQuiz(content)), (answers) => {
      const result = analyse(analysis, { ...answers, haircare_13: ['sore'] }, '0123456789ab')
      const slots = result.routine.flatMap(({ steps }) => steps.map(({ slot }) => slot))
      expect(slots.filter((slot) => slot !== null && forTheScalp.includes(slot))).toEqual([])
      expect(result.products.map(({ slot }) => slot).filter((slot) => forTheScalp.includes(slot))).toEqual([])
      const tips = result.tips.flatMap((badge) => badge.tips.map(({ id }) => id))
      expect(tips.filter((id) => againstRest.includes(id))).toEqual([])
    }),
  )
})
