/** Which steps a visitor goes through: a step of questions none of which applies is skipped, in both directions. */
import type { Step } from '#types/content.generated.ts'
import type { QuizModel } from './quiz.ts'
import { isApplicable, type QuizState } from './state.ts'

const answerable: ReadonlySet<Step['kind'] | undefined> = new Set(['questions', 'photos', 'text'])

export const isAnswerable = (model: QuizModel, step: number): boolean => answerable.has(model.steps[step]?.kind)

/** False for a step without applicable questions, and for a number that is no step. */
export const isVisible = (model: QuizModel, state: QuizState, step: number): boolean => {
  const one = model.steps[step]
  if (one?.kind !== 'questions') return one !== undefined
  return model.sections.get(one.section)?.questions.some(({ id }) => isApplicable(model, state, id)) ?? false
}

/** The step that Next leads to. From the last step: the last step. */
export const nextStep = (model: QuizModel, state: QuizState, step: number): number => {
  const after = model.steps.findIndex((_, index) => index > step && isVisible(model, state, index))
  return after === -1 ? model.steps.length - 1 : after
}

/** The step that Back leads to. From the first visible step: that step. */
export const previousStep = (model: QuizModel, state: QuizState, step: number): number => {
  const before = model.steps.findLastIndex((_, index) => index < step && isVisible(model, state, index))
  return before === -1 ? step : before
}

/** The last step that can be answered: the one before the sending. 0 when there is none. */
const lastAnswerable = (model: QuizModel, state: QuizState): number =>
  Math.max(
    0,
    model.steps.findLastIndex((_, index) => isAnswerable(model, index) && isVisible(model, state, index)),
  )

/**
 * Where somebody lands who wants to answer at this step: at the step, or if it is skipped, at the next one that is not.
 * Never at the sending: after the last step it is the last one.
 */
export const landingStep = (model: QuizModel, state: QuizState, step: number): number => {
  const from = model.steps.findIndex(
    (_, index) => index >= step && isAnswerable(model, index) && isVisible(model, state, index),
  )
  return from === -1 ? lastAnswerable(model, state) : from
}
