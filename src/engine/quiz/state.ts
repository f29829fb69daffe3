import { answerTo, type Answers } from './answers.ts'
import type { Facts } from './conditions.ts'
import type { QuizModel } from './quiz.ts'

/**
 * Which questions are asked, for a set of answers. A condition sees the answer of another question only while that question is
 * asked itself. When an answer changes, only the questions that depend on it are evaluated again.
 */
export type QuizState = {
  /** All answers, including those of questions that are not asked at the moment. */
  readonly answers: Answers
  /** Ids of the questions and texts that are asked. */
  readonly asked: ReadonlySet<string>
  /** Ids of questions whose consent was declined: they are not asked, and their answers are not sent. */
  readonly withheld: ReadonlySet<string>
  /** How many conditions were evaluated since `openQuiz`. Tests and benchmarks read it. */
  readonly evaluations: number
}

const noIds: ReadonlySet<string> = new Set()

/** The state for a set of answers: every question is evaluated once. */
export const openQuiz = (model: QuizModel, answers: Answers, withheld: ReadonlySet<string> = noIds): QuizState =>
  reevaluate(model, { answers, asked: noIds, withheld, evaluations: 0 }, [
    ...model.texts.keys(),
    ...model.questions.keys(),
  ])

/**
 * The state after some answers have changed. Costs as much as there are dependents of these questions.
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
    changed.filter((id) => state.asked.has(id)).flatMap((id) => model.dependents.get(id) ?? []),
  )

export const setWithheld = (model: QuizModel, state: QuizState, withheld: ReadonlySet<string>): QuizState => {
  const changed = [...new Set([...state.withheld, ...withheld])].filter(
    (id) => state.withheld.has(id) !== withheld.has(id) && (model.questions.has(id) || model.texts.has(id)),
  )
  return reevaluate(model, { ...state, withheld }, changed)
}

/** Whether a question or text is asked, or would be if its consent were given. */
export const isApplicable = (model: QuizModel, { answers, asked, withheld }: QuizState, id: string): boolean =>
  asked.has(id) || (withheld.has(id) && conditionHolds(model, id, answers, asked))

/** The answers of questions that are asked. The others stay in the state, and are in effect again when their question is. */
export const effectiveAnswers = (state: QuizState): Answers =>
  Object.fromEntries(Object.entries(state.answers).filter(([id]) => state.asked.has(id)))

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
  let evaluations = state.evaluations
  let changed = false
  enqueue(first)
  // Dependents have a higher level than what they read, so the loop only ever adds to levels that are still ahead.
  for (let level = 0; level < queue.length; level += 1)
    for (const id of queue[level] ?? []) {
      if (model.conditions.has(id)) evaluations += 1
      const isAsked = conditionHolds(model, id, state.answers, asked) && !state.withheld.has(id)
      if (isAsked === asked.has(id)) continue
      changed = true
      if (isAsked) asked.add(id)
      else asked.delete(id)
      if (answerTo(state.answers, id) !== undefined) enqueue(model.dependents.get(id) ?? [])
    }
  return { ...state, asked: changed ? asked : state.asked, evaluations }
}

const conditionHolds = (model: QuizModel, id: string, answers: Answers, asked: ReadonlySet<string>): boolean => {
  const condition = model.conditions.get(id)
  return !condition || condition.holds(effectiveFacts(condition.reads.questions, answers, asked))
}

/** The answers that a condition reads, of questions that are asked. */
const effectiveFacts = (questions: readonly string[], answers: Answers, asked: ReadonlySet<string>): Facts => {
  const inEffect: Record<string, Answers[string]> = {}
  for (const id of questions) {
    const answer = asked.has(id) ? answerTo(answers, id) : undefined
    if (answer !== undefined) inEffect[id] = answer
  }
  return { answers: inEffect, scores: {}, profile: {}, issues: noIds }
}
