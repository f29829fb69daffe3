import type { Step, TextStepQuestion } from '#types/content.generated.ts'
import { questionsIn, takesAnswer, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { effectiveAnswer, holds, isApplicable, openQuiz, type QuizState } from '#engine/quiz/state.ts'

/** Ids of the steps that `completeSteps` adds. No step of a content can have one. */
export const addedSteps = { sending: '_sending', sent: '_sent' } as const

/** The steps of a quiz with the two that every visit ends with: sending the answers, and what comes after that. */
export const completeSteps = (
  steps: readonly Step[],
  titles: { readonly sending: string; readonly sent: string },
): readonly Step[] => {
  const has = (wanted: Step['kind']): boolean => steps.some(({ kind }) => kind === wanted)
  return [
    ...steps.filter(({ kind }) => kind !== 'results'),
    ...(has('analysing') ? [] : [{ id: addedSteps.sending, kind: 'analysing', title: titles.sending } as const]),
    ...(has('results')
      ? steps.filter(({ kind }) => kind === 'results')
      : [{ id: addedSteps.sent, kind: 'results', title: titles.sent } as const]),
  ]
}

const inputKinds: ReadonlySet<Step['kind'] | undefined> = new Set(['questions', 'photos', 'text'])

/** Whether visitors enter something at steps of this kind. */
export const takesInput = (kind: Step['kind'] | undefined): boolean => inputKinds.has(kind)

/** Whether the visitor enters something at this step (an index), or reviews it: all steps between the introduction and the sending. */
export const isAnswerable = (model: QuizModel, index: number): boolean => {
  const kind = model.steps[index]?.kind
  return kind === 'review' || takesInput(kind)
}

/**
 * False for a step whose condition does not hold, a step of questions none of which is applicable, and an index that is no step.
 * Such steps are skipped. A block of information alone shows a step only if the step asks nothing anyway.
 */
export const isVisible = (model: QuizModel, state: QuizState, index: number): boolean => {
  const step = model.steps[index]
  if (step?.kind === 'text') return isApplicable(model, state, step.question.id)
  if (step?.kind !== 'questions') return step !== undefined && holds(model.stepConditions.get(step.id), state)
  const items = model.sections.get(step.section)?.questions ?? []
  const questions = items.filter(takesAnswer)
  return (questions.length > 0 ? questions : items).some(({ id }) => isApplicable(model, state, id))
}

/** The index of the step that a quiz without answers begins with. */
export const firstStep = (model: QuizModel): number => nextStep(model, openQuiz(model, {}), -1)

/** The index of the next visible step. From the last one: the last step. */
export const nextStep = (model: QuizModel, state: QuizState, step: number): number => {
  const after = model.steps.findIndex((_, index) => index > step && isVisible(model, state, index))
  return after === -1 ? model.steps.length - 1 : after
}

/** The index of the previous visible step. From the first one: that step. */
export const previousStep = (model: QuizModel, state: QuizState, step: number): number => {
  const before = model.steps.findLastIndex((_, index) => index < step && isVisible(model, state, index))
  return before === -1 ? step : before
}

/** The last visible step before the answers are sent. 0 when there is none. */
const lastAnswerable = (model: QuizModel, state: QuizState): number =>
  Math.max(
    0,
    model.steps.findLastIndex((_, index) => isAnswerable(model, index) && isVisible(model, state, index)),
  )

/**
 * The step to open for a visitor who wants to answer at this one: the step, or the next visible one. Never the step that sends the
 * answers: past the last answerable step it is that one.
 */
export const landingStep = (model: QuizModel, state: QuizState, step: number): number => {
  const from = model.steps.findIndex(
    (_, index) => index >= step && isAnswerable(model, index) && isVisible(model, state, index),
  )
  return from === -1 ? lastAnswerable(model, state) : from
}

/** The questions that a step (an index) asks, or its text. */
export const questionsAt = (model: QuizModel, step: number): readonly (AnswerableQuestion | TextStepQuestion)[] => {
  const one = model.steps[step]
  if (one?.kind === 'text') return [one.question]
  const section = one?.kind === 'questions' ? model.sections.get(one.section) : undefined
  return section ? questionsIn(section) : []
}

/** The index of the step that asks a question. -1: none does. */
export const stepOf = (model: QuizModel, question: string): number =>
  model.steps.findIndex((_, step) => questionsAt(model, step).some(({ id }) => id === question))

/**
 * Whether a question of a section is asked and has no answer. A text step never counts; `missingAnswers` finds the required ones without a
 * text.
 */
export const isUnanswered = (model: QuizModel, state: QuizState, id: string): boolean =>
  model.questions.has(id) && state.asked.has(id) && effectiveAnswer(state, id) === undefined
