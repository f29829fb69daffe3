import { ownProperty } from '#engine/own-property.ts'
import type { Option, Score, ScoreRule, Section } from '#types/content.generated.ts'
import { formatOf, questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'

/** What questions a score reads, and how many points their answers give. */
export type ScorePoints = {
  readonly score: Score
  /** Ids of every question that the score reads, each once. */
  readonly questions: readonly string[]
  /** The questions whose options give the points, in the order of the quiz. */
  readonly items: readonly ScoreItem[]
  readonly rules: readonly ScoreRule[]
  /** The item and the rules of each question, by its id. */
  readonly ofQuestion: ReadonlyMap<string, QuestionPoints>
  /** Without `key_questions` and `min_answers`: whether every question that is asked needs an answer. */
  readonly needsAll: boolean
  /** Ids of the questions that everybody is asked. */
  readonly always: ReadonlySet<string>
}
export type ScoreItem = { readonly question: AnswerableQuestion; readonly points: ReadonlyMap<string, number> }

type QuestionPoints = { readonly item?: ScoreItem; readonly rules: readonly ScoreRule[] }

/** A question with the id of the section that it is in. */
type PlacedQuestion = {
  readonly section: string
  readonly question: AnswerableQuestion
  /** It, its section or its step has a condition, so it may not be asked. */
  readonly isConditional: boolean
}

/**
 * The points of a score, from its rules and from the options of questions. A score names the questions whose options it reads, one by
 * one or by section; each number of a scale that it names gives as many points. One that names nothing and has no rules reads every
 * option with points.
 */
export const scorePoints = (score: Score, placed: readonly PlacedQuestion[]): ScorePoints => {
  const { rules = [] } = score
  const items = placed.flatMap(({ section, question }): ScoreItem[] => {
    const place = { id: question.id, section }
    const counted = (formatOf(question).readable ?? []).filter(({ no_answer }) => !no_answer)
    if (givesItsNumber(question))
      return namesQuestion(score, place)
        ? [{ question, points: new Map(counted.map(({ id }) => [id, Number(id)])) }]
        : []
    const isRead = readsOptionPoints(score, place)
    const amounts = counted.map((option) => [option.id, optionPoints(option, score.id, isRead)] as const)
    if (amounts.every(([, amount]) => amount === null)) return []
    // An option without points gives 0: the ledger lists the answer all the same.
    return [{ question, points: new Map(amounts.map(([id, amount]) => [id, amount ?? 0])) }]
  })
  const read = [...rules.map(({ question }) => question), ...items.map(({ question }) => question.id)]
  return {
    score,
    questions: [...new Set(read)],
    items,
    rules,
    ofQuestion: byQuestion(items, rules),
    always: new Set(placed.flatMap(({ isConditional, question }) => (isConditional ? [] : [question.id]))),
    needsAll: items.length > 0 && score.key_questions === undefined && score.min_answers === undefined,
  }
}

const byQuestion = (items: readonly ScoreItem[], rules: readonly ScoreRule[]): ScorePoints['ofQuestion'] => {
  const found = new Map<string, { item?: ScoreItem; readonly rules: ScoreRule[] }>()
  const entry = (id: string) => {
    const known = found.get(id) ?? { rules: [] }
    found.set(id, known)
    return known
  }
  for (const item of items) entry(item.question.id).item = item
  for (const rule of rules) entry(rule.question).rules.push(rule)
  return found
}

/** The questions of a quiz with their sections, as `scorePoints` takes them. */
export const placedQuestions = (
  sections: Iterable<Section>,
  isConditional: (id: string) => boolean,
): readonly PlacedQuestion[] =>
  [...sections].flatMap((section) =>
    questionsIn(section).map((question) => ({
      section: section.id,
      question,
      isConditional: isConditional(question.id),
    })),
  )

/** The numbers of a scale rate something, so they are its points. A `number` question measures, in years or kilograms: it needs rules. */
export const givesItsNumber = (question: AnswerableQuestion): boolean => question.choice === 'scale'

type ReadQuestions = Pick<Score, 'questions' | 'section'>
type QuestionPlace = { readonly id: string; readonly section: string }

/** Whether a score names a question, alone or with its section. */
const namesQuestion = ({ questions, section }: ReadQuestions, question: QuestionPlace): boolean =>
  questions?.includes(question.id) === true || section === question.section

/** Whether a score reads the plain points of the options of a question: it names that, or it names nothing and has no rules. */
export const readsOptionPoints = (
  score: ReadQuestions & { readonly rules?: readonly unknown[] },
  question: QuestionPlace,
): boolean => {
  const { questions, rules = [], section } = score
  if (questions === undefined && section === undefined) return rules.length === 0
  return namesQuestion(score, question)
}

/**
 * The points of an option for a score; null if it has none.
 *
 * @param isRead whether the score reads plain points of the question
 */
export const optionPoints = (
  { points, correct }: Pick<Option, 'points' | 'correct'>,
  score: string,
  isRead: boolean,
): number | null => {
  if (typeof points === 'object') return ownProperty(points, score) ?? null
  if (!isRead) return null
  return points ?? (correct ? 1 : null)
}
