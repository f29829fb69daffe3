import type { Question } from '#types/content.generated.ts'
import type { Consent } from '#engine/quiz/consent.ts'
import type { QuestionGroup } from './groups.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { isApplicable, type QuizState } from '#engine/quiz/state.ts'

/** The groups of a step (an index). A step that shows no section has none. */
export const groupsAt = (model: QuizModel, index: number): readonly QuestionGroup[] => {
  const step = model.steps[index]
  return (step?.kind === 'questions' && model.groups.get(step.section)) || []
}

/** The index of the group that shows the choice about a consent: the first one with a question that it covers. -1: none does. */
export const offeringGroup = (
  model: QuizModel,
  state: QuizState,
  step: number,
  { covers }: Pick<Consent, 'covers'>,
): number => {
  const groups = groupsAt(model, step)
  const isCovered = ({ id }: Question): boolean => covers.includes(id)
  // A consent to something else than a question of the step.
  if (!groups.some(({ items }) => items.some(isCovered))) return 0
  return groups.findIndex(({ items }) => items.some((item) => isCovered(item) && isApplicable(model, state, item.id)))
}

/**
 * The indexes of the groups of a step that are shown: those with a question that is asked or, if they ask nothing, with a block of
 * information that is shown, and those with the choice about a consent.
 */
export const shownGroups = (
  model: QuizModel,
  state: QuizState,
  step: number,
  consents: readonly Consent[],
): readonly number[] => {
  const here = consents.filter((consent) => consent.step === model.steps[step]?.id)
  const offering = here.map((consent) => offeringGroup(model, state, step, consent))
  const shown = groupsAt(model, step).flatMap(({ items }, group) => {
    const questions = items.filter(takesAnswer)
    const isShown = (questions.length > 0 ? questions : items).some(({ id }) => state.asked.has(id))
    return isShown || offering.includes(group) ? [group] : []
  })
  return shown.length > 0 ? shown : [0]
}

/** The index of the group of a step that has this question. 0: none has. */
export const groupOf = (model: QuizModel, step: number, question: string): number =>
  Math.max(
    0,
    groupsAt(model, step).findIndex(({ items }) => items.some(({ id }) => id === question)),
  )
