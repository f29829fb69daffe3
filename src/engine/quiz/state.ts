/**
 * Which questions are asked, and which answers count.
 * An answer counts while its question is asked. When that changes, those who read it are decided again, and nobody else.
 */
import { answerTo, type Answers } from './answers.ts'
import type { Facts } from './conditions.ts'
import type { QuizModel } from './quiz.ts'

export type QuizState = {
  readonly answers: Answers
  /** Ids of the questions and texts that are asked. */
  readonly asked: ReadonlySet<string>
  /** Ids of questions whose consent was declined: not asked, not counted, not sent. */
  readonly withheld: ReadonlySet<string>
  /** How many conditions were evaluated so far. */
  readonly evaluations: number
}

const noIds: ReadonlySet<string> = new Set()

export const openQuiz = (model: QuizModel, answers: Answers, withheld: ReadonlySet<string> = noIds): QuizState =>
  reevaluate(model, { answers, asked: noIds, withheld, evaluations: 0 }, [
    ...model.texts.keys(),
    ...model.questions.keys(),
  ])

/** `changed` are the questions whose answers differ from those of the state. */
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

/** Whether a question or text is asked, or would be if its consent had not been declined: that choice can be changed. */
export const isApplicable = (model: QuizModel, { answers, asked, withheld }: QuizState, id: string): boolean =>
  asked.has(id) || (withheld.has(id) && conditionHolds(model, id, answers, asked))

/** Answers of questions that are asked. The others are kept, and come back when their question does. */
export const effectiveAnswers = (state: QuizState): Answers =>
  Object.fromEntries(Object.entries(state.answers).filter(([id]) => state.asked.has(id)))

/** Decides the given questions and whoever depends on what comes of it, level by level, so that each is decided once. */
const reevaluate = (model: QuizModel, state: QuizState, first: readonly string[]): QuizState => {
  if (first.length === 0) return state
  const waiting: (Set<string> | undefined)[] = []
  const wake = (ids: readonly string[]): void => {
    for (const id of ids) (waiting[model.levels.get(id) ?? 0] ??= new Set()).add(id)
  }
  const asked = new Set(state.asked)
  let evaluations = state.evaluations
  let moved = false
  wake(first)
  // Dependents have a higher level than what they read: the list may grow while it is walked, never behind us.
  for (let level = 0; level < waiting.length; level += 1)
    for (const id of waiting[level] ?? []) {
      if (model.conditions.has(id)) evaluations += 1
      const isAsked = conditionHolds(model, id, state.answers, asked) && !state.withheld.has(id)
      if (isAsked === asked.has(id)) continue
      moved = true
      if (isAsked) asked.add(id)
      else asked.delete(id)
      if (answerTo(state.answers, id) !== undefined) wake(model.dependents.get(id) ?? [])
    }
  return { ...state, asked: moved ? asked : state.asked, evaluations }
}

const conditionHolds = (model: QuizModel, id: string, answers: Answers, asked: ReadonlySet<string>): boolean => {
  const condition = model.conditions.get(id)
  return !condition || condition.holds(effectiveFacts(condition.reads.questions, answers, asked))
}

/** Only the answers that are read, and only while they count. */
const effectiveFacts = (questions: readonly string[], answers: Answers, asked: ReadonlySet<string>): Facts => {
  const counting: Record<string, Answers[string]> = {}
  for (const id of questions) {
    const answer = asked.has(id) ? answerTo(answers, id) : undefined
    if (answer !== undefined) counting[id] = answer
  }
  return { answers: counting, scores: {}, profile: {}, issues: noIds }
}
