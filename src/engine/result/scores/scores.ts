import type { DirectScore, LedgerEntry, MirroredScore, ResultScore } from '#types/api.generated.ts'
import type { Score, ScoreMirror, ScoreRule, Scores } from '#types/content.generated.ts'
import { answerTo, chosenOptions, type Answers } from '#engine/quiz/answers/answers.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { writeAmount } from '#engine/quiz/numbers/write-number.ts'
import { compileMarkedAnswers } from './marked-answers.ts'
import { placedQuestions, scorePoints, type ScoreItem, type ScorePoints } from './score-points.ts'
import { mirroredValues, ownBandOf } from './score-bands.ts'
import { isCounted } from './is-counted.ts'
import { isMirrored } from './shown-score.ts'
import { answersOf, ruleMatches } from './rule-matches.ts'
import { labelsOf, optionsInWords, type FillText } from './words-of-options.ts'
import { combinedPoints, decimalsOf, rangeOf, totalPoints, valueWithin, type Range } from './score-range.ts'

/**
 * @param asked ids of the questions that are asked: one that is not cannot be a missing answer
 * @param fill fills earlier answers into a text
 */
export type ScoresOf = (answers: Answers, asked: ReadonlySet<string>, fill: FillText) => readonly ResultScore[]

/**
 * Compiles the scores of a content to a function from answers to results, in the order of the content.
 *
 * A score is a ledger: a base, and an entry for every rule that an answer matches and every answer to a question whose options have
 * points. The value is the base plus the sum or mean of the points, rounded and limited to the range of the score; null (unknown)
 * without enough answers. A mirrored score shows 100 minus the value: `concern` is the value, and `condition` its mirror.
 *
 * @param model for the questions, and for the titles and labels that the ledger shows
 * @param locale how numbers in the ledger are written
 */
export const compileScores = (model: QuizModel, { scores, bands }: Scores, locale: string): ScoresOf => {
  const placed = placedQuestions(model.sections.values(), (id) => model.conditions.has(id)).filter(({ question }) =>
    model.questions.has(question.id),
  )
  const compiled = scores.map((score) => compileScore(model, scorePoints(score, placed), bands, locale))
  return (answers, asked, fill) => compiled.map((scoreOf) => scoreOf(answers, asked, fill))
}

/** The value of every score by its id, as conditions read them (`Facts`). Of a mirrored score it is the concern. */
export const valuesOf = (scores: readonly ResultScore[]): Readonly<Record<string, number | null>> =>
  Object.fromEntries(scores.map((score) => [score.id, isMirrored(score) ? score.concern : score.value]))

const compileScore = (model: QuizModel, points: ScorePoints, bands: Scores['bands'], locale: string) => {
  const { score } = points
  const { base = 0, combine = 'sum', mirror } = score
  const entriesOf = compileEntries(model, points, locale)
  const markedAnswers = compileMarkedAnswers(model, points, locale)
  const range = rangeOf(points, model.questions)
  const decimals = decimalsOf(score)
  return (answers: Answers, asked: ReadonlySet<string>, fill: FillText): ResultScore => {
    const entries = entriesOf(answers, fill)
    const counted = points.questions.filter((id) => isCounted(model, answers, id)).length
    const sum = combinedPoints(base, totalPoints(entries), combine, counted)
    const value = isEnough(model, points, answers, asked) ? valueWithin(sum, range, decimals) : null
    const answered = points.questions.filter((id) => answerTo(answers, id) !== undefined).length
    const skipped = points.questions.filter((id) => asked.has(id) && answerTo(answers, id) === undefined).length
    const ledger = { base, entries: [...entries], sum, answered, skipped }
    if (mirror) return mirrored(score, mirror, bands, value, ledger)
    return {
      ...ownValue(score, range, decimals, value),
      ...ledger,
      // A mean divides by it. The stored results of mirrored scores count “Prefer not to say” as well, and keep doing so.
      answered: counted,
      ...(score.show_answers && { answers: markedAnswers(answers, asked, fill) }),
    }
  }
}

type Ledger = Pick<MirroredScore, 'base' | 'entries' | 'sum' | 'answered' | 'skipped'>

const mirrored = (
  { id, label }: Score,
  mirror: ScoreMirror,
  bands: Scores['bands'],
  concern: number | null,
  ledger: Ledger,
): MirroredScore => ({
  id,
  name: mirror.label,
  concern_name: label,
  help: mirror.help,
  ...mirroredValues(concern, bands, mirror.phrases),
  ...ledger,
})

const ownValue = (
  { id, label, help, direction = 'neutral', unit, combine = 'sum', bands = [] }: Score,
  range: Range,
  decimals: number,
  value: number | null,
): Omit<DirectScore, keyof Ledger | 'answers'> => ({
  id,
  name: label,
  ...(help === undefined ? {} : { help }),
  value,
  ...range,
  direction,
  decimals,
  ...(unit === undefined ? {} : { unit }),
  combine,
  band: ownBandOf(bands, value),
})

/** Entries of options in the order of the quiz; those of rules have the most points first. */
const compileEntries = (model: QuizModel, { items, rules }: ScorePoints, locale: string) => {
  const ofRules = rules.map((rule) => compileRule(model, rule, locale))
  const ofItems = items.map(compileItem)
  return (answers: Answers, fill: FillText): readonly LedgerEntry[] => [
    ...ofItems.flatMap((entriesOf) => entriesOf(answers, fill)),
    ...ofRules
      .flatMap((entryOf) => entryOf(answers, fill) ?? [])
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
  ]
}

/** A rule gives its points once, even when several of its options were chosen. */
const compileRule = (model: QuizModel, rule: ScoreRule, locale: string) => {
  const { question: id, points, because, evidence } = rule
  const counted = new Set(answersOf(rule))
  const question = model.questions.get(id)
  const unit = (question?.choice === 'number' && question.unit) || ''
  const labels = labelsOf(question)
  return (answers: Answers, fill: FillText): LedgerEntry | null => {
    const answer = answerTo(answers, id)
    if (answer === undefined || !ruleMatches(rule, answer)) return null
    const chosen = chosenOptions(answers, id).filter((option) => rule.answer === undefined || counted.has(option))
    return {
      question: id,
      title: fill(question?.title ?? id),
      answer:
        typeof answer === 'string'
          ? writeAmount(answer, unit, locale)
          : optionsInWords(answers, id, labels, chosen, fill),
      points,
      ...(because === undefined ? {} : { because: fill(because) }),
      ...(evidence === undefined ? {} : { evidence }),
    }
  }
}

const compileItem = ({ question, points }: ScoreItem) => {
  const labels = labelsOf(question)
  return (answers: Answers, fill: FillText): readonly LedgerEntry[] =>
    chosenOptions(answers, question.id).flatMap((option) => {
      const amount = points.get(option)
      if (amount === undefined) return []
      return [
        {
          question: question.id,
          title: fill(question.title),
          answer: optionsInWords(answers, question.id, labels, [option], fill),
          points: amount,
        },
      ]
    })
}

const isEnough = (
  model: QuizModel,
  { score, questions, items, needsAll }: ScorePoints,
  answers: Answers,
  asked: ReadonlySet<string>,
): boolean => {
  const { key_questions: keys, min_key_answers, min_answers } = score
  const count = (ids: readonly string[]): number => ids.filter((id) => isCounted(model, answers, id)).length
  if (needsAll)
    return (
      items.every(({ question: { id } }) => !asked.has(id) || isCounted(model, answers, id)) && count(questions) > 0
    )
  const answeredKeys = count(keys ?? [])
  if (keys && answeredKeys < (min_key_answers ?? keys.length)) return false
  // There is no mean of no answers.
  return count(questions) >= Math.max(min_answers ?? (keys ? 0 : 1), score.combine === 'mean' ? 1 : 0)
}
