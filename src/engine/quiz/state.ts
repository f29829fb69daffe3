import { answerTo, type Answer, type Answers } from './answers/answers.ts'
import type { CompiledCondition, Facts } from './conditions.ts'
import { partsOfKey } from './answers/option-texts.ts'
import type { QuizModel } from './quiz.ts'

/**
 * Which questions are asked, for a set of answers. A condition sees the answer of another question only while that question is
 * asked itself. When an answer changes, only the questions that depend on it are evaluated again.
 */
export type QuizState = {
  /** All answers, including those of questions that are not asked at the moment. */
  readonly answers: Answers
  /** Ids of the questions and texts that are asked, and of the blocks of information that are shown. */
  readonly asked: ReadonlySet<string>
  /** By question id: the options that are not offered at the moment. A choice of one of them has no effect. */
  readonly unoffered: ReadonlyMap<string, readonly string[]>
  /** Ids of questions whose consent was declined: they are not asked, and their answers are not sent. */
  readonly withheld: ReadonlySet<string>
}

const noIds: ReadonlySet<string> = new Set()
const noOptions: readonly string[] = []

/** The state for a set of answers: every question is evaluated once. */
export const openQuiz = (model: QuizModel, answers: Answers, withheld: ReadonlySet<string> = noIds): QuizState =>
  reevaluate(model, { answers, asked: noIds, unoffered: new Map(), withheld }, [
    ...model.texts.keys(),
    ...model.questions.keys(),
    ...model.blocks,
  ])

/**
 * The state after some answers have changed. Only the questions that depend on them are evaluated.
 *
 * @param answers all answers, not only the changed ones
 * @param changed ids of every question whose answer differs from `state.answers`
 */
export const setAnswers = (
  model: QuizModel,
  state: QuizState,
  answers: Answers,
  changed: readonly string[],
): QuizState =>
  reevaluate(
    model,
    { ...state, answers },
    changed.filter((id) => state.asked.has(id)).flatMap((id) => model.readers.get(id) ?? []),
  )

/** The state after the consents have changed: `withheld` are the questions and texts that a declined consent covers. */
export const setWithheld = (model: QuizModel, state: QuizState, withheld: ReadonlySet<string>): QuizState => {
  const changed = [...new Set([...state.withheld, ...withheld])].filter(
    (id) => state.withheld.has(id) !== withheld.has(id) && (model.questions.has(id) || model.texts.has(id)),
  )
  return reevaluate(model, { ...state, withheld }, changed)
}

/** Whether a question or text is asked, or would be if its consent were given. */
export const isApplicable = (model: QuizModel, state: QuizState, id: string): boolean =>
  state.asked.has(id) || (state.withheld.has(id) && holds(model.conditions.get(id), state))

/** Whether a condition holds. It sees the answers of questions that are asked. */
export const holds = (condition: CompiledCondition | undefined, state: EffectiveState): boolean =>
  !condition || condition.holds(effectiveFacts(condition.reads.questions, state))

/** The part of the state that decides which answers are in effect. */
type EffectiveState = Pick<QuizState, 'answers' | 'asked' | 'unoffered'>

/** The answer of a question, if it is asked, without options that are not offered. The text of an option, if that is in effect. */
export const effectiveAnswer = (state: EffectiveState, key: string): Answer | undefined => {
  const { answers, asked, unoffered } = state
  const [id, option] = partsOfKey(key)
  if (option !== undefined) return effectiveAnswer(state, id)?.includes(option) ? answerTo(answers, key) : undefined
  const answer = asked.has(id) ? answerTo(answers, id) : undefined
  const missing = unoffered.get(id)
  if (!missing || typeof answer !== 'object') return answer
  const offered = answer.filter((option) => !missing.includes(option))
  return offered.length > 0 ? offered : undefined
}

/** The answers that are in effect. The others stay in the state, and are in effect again when their question is asked. */
export const effectiveAnswers = (state: QuizState): Answers =>
  Object.fromEntries(
    Object.keys(state.answers).flatMap((id) => {
      const answer = effectiveAnswer(state, id)
      return answer === undefined ? [] : [[id, answer]]
    }),
  )

/**
 * Evaluates these questions and, where the outcome changes, those that depend on them. It goes level by level, so that each is
 * evaluated at most once.
 */
const reevaluate = (model: QuizModel, state: QuizState, first: readonly string[]): QuizState => {
  if (first.length === 0) return state
  const queue: (Set<string> | undefined)[] = []
  const enqueue = (ids: readonly string[]): void => {
    for (const id of ids) (queue[model.levels.get(id) ?? 0] ??= new Set()).add(id)
  }
  const asked = new Set(state.asked)
  const unoffered = new Map(state.unoffered)
  const now = { answers: state.answers, asked, unoffered }
  let [askedChanged, optionsChanged] = [false, false]
  enqueue(first)
  // Dependents have a higher level than what they read, so the loop only ever adds to levels that are still ahead.
  for (let level = 0; level < queue.length; level += 1)
    for (const id of queue[level] ?? []) {
      const isAsked = holds(model.conditions.get(id), now) && !state.withheld.has(id)
      const missing = unofferedOptions(model, id, now)
      const isAskedAsBefore = isAsked === asked.has(id)
      const isOfferedAsBefore = missing.join() === (unoffered.get(id) ?? noOptions).join()
      if (isAskedAsBefore && isOfferedAsBefore) continue
      if (!isAskedAsBefore) {
        askedChanged = true
        if (isAsked) asked.add(id)
        else asked.delete(id)
      }
      if (!isOfferedAsBefore) {
        optionsChanged = true
        unoffered.set(id, missing)
      }
      if (answerTo(state.answers, id) !== undefined) enqueue(model.readers.get(id) ?? [])
    }
  return {
    ...state,
    asked: askedChanged ? asked : state.asked,
    unoffered: optionsChanged ? unoffered : state.unoffered,
  }
}

const unofferedOptions = (model: QuizModel, question: string, state: EffectiveState): readonly string[] =>
  model.conditionalOptions.get(question)?.flatMap(({ id, offered }) => (holds(offered, state) ? [] : [id])) ?? noOptions

/** The answers that a condition reads, as far as they are in effect. */
const effectiveFacts = (questions: readonly string[], state: EffectiveState): Facts => {
  const inEffect: Record<string, Answer> = {}
  for (const id of questions) {
    const answer = effectiveAnswer(state, id)
    if (answer !== undefined) inEffect[id] = answer
  }
  return { answers: inEffect, scores: {}, profile: {}, issues: noIds }
}
