import type { LedgerEntry, ResultScore } from '#types/api.generated.ts'
import type { Score, ScoreRule, Scores } from '#types/content.generated.ts'
import { answerTo, chosenOptions, type Answers } from '#engine/quiz/answers.ts'
import { labelWithText, optionTextKey } from '#engine/quiz/option-texts.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'

/**
 * Compiles the scores of a content to a function from answers to results, in the order of the content.
 *
 * A score is a ledger: a base, and an entry for every rule that an answer matches, with points, reason and evidence. `sum` is the base
 * plus all points; `concern` is the sum limited to 0 to 100, and `condition` is 100 minus the concern. Both are null (unknown) when
 * fewer than `min_key_answers` of the key questions are answered. Entries with the most points come first.
 *
 * @param model for the titles and labels that the ledger shows
 */
export const compileScores = (
  model: QuizModel,
  { scores, bands }: Scores,
): ((answers: Answers) => readonly ResultScore[]) => {
  const compiled = scores.map((score) => compileScore(model, score, bands))
  return (answers) => compiled.map((scoreOf) => scoreOf(answers))
}

/** The concern of every score by its id, as conditions read them (`Facts`). */
export const concernsOf = (scores: readonly ResultScore[]): Readonly<Record<string, number | null>> =>
  Object.fromEntries(scores.map(({ id, concern }) => [id, concern]))

const compileScore = (model: QuizModel, score: Score, bands: Scores['bands']) => {
  const rules = score.rules.map((rule) => compileRule(model, rule))
  const questions = [...new Set(score.rules.map(({ question }) => question))]
  return (answers: Answers): ResultScore => {
    const isAnswered = (question: string): boolean => answerTo(answers, question) !== undefined
    const entries = rules
      .flatMap((entryOf) => entryOf(answers) ?? [])
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    const sum = entries.reduce((total, { points }) => total + points, score.base)
    const isEnough = score.key_questions.filter(isAnswered).length >= score.min_key_answers
    const concern = isEnough ? Math.max(0, Math.min(100, sum)) : null
    const condition = concern === null ? null : 100 - concern
    const answered = questions.filter(isAnswered).length
    return {
      id: score.id,
      name: score.condition_label,
      concern_name: score.concern_label,
      help: score.condition_help,
      concern,
      condition,
      concern_band: bandOf(bands.concern, concern),
      condition_band: bandOf(bands.condition, condition),
      base: score.base,
      entries,
      sum,
      answered,
      skipped: questions.length - answered,
    }
  }
}

/** A rule gives its points once, even when several of its options were chosen. */
const compileRule = (model: QuizModel, { question: id, answer, points, because, evidence }: ScoreRule) => {
  const counted = new Set(typeof answer === 'string' ? [answer] : answer)
  const question = model.questions.get(id)
  const options = question ? (formatOf(question).readable ?? []) : []
  const labels = new Map(options.map((option) => [option.id, option.label]))
  return (answers: Answers): LedgerEntry | null => {
    const chosen = chosenOptions(answers, id).filter((option) => counted.has(option))
    if (chosen.length === 0) return null
    const words = chosen
      .map((option) => {
        const text = answerTo(answers, optionTextKey(id, option))
        return labelWithText(labels.get(option) ?? option, typeof text === 'string' ? text : undefined)
      })
      .join(', ')
    return { question: id, title: question?.title ?? id, answer: words, points, because, evidence }
  }
}

export const bandOf = <Colour extends string>(
  bands: readonly { readonly from: number; readonly to: number; readonly colour: Colour; readonly label: string }[],
  value: number | null,
): { colour: Colour; label: string } | null => {
  const band = value === null ? undefined : bands.find(({ from, to }) => value >= from && value <= to)
  return band ? { colour: band.colour, label: band.label } : null
}
