/** A score is a ledger: where everybody starts, what each answer adds and why, and the sum kept between 0 and 100. */
import type { LedgerEntry, ResultScore } from '#types/api.generated.ts'
import type { Score, ScoreRule, Scores } from '#types/content.generated.ts'
import { answerTo, chosenOptions, type Answers } from '#engine/quiz/answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'

export const compileScores = (
  model: QuizModel,
  { scores, bands }: Scores,
): ((answers: Answers) => readonly ResultScore[]) => {
  const compiled = scores.map((score) => compileScore(model, score, bands))
  return (answers) => compiled.map((scoreOf) => scoreOf(answers))
}

/** The concerns by id, as conditions read them. */
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

/** A rule gives its points once, however many of its options were chosen. */
const compileRule = (model: QuizModel, { question: id, answer, points, because, evidence }: ScoreRule) => {
  const counted = new Set(typeof answer === 'string' ? [answer] : answer)
  const question = model.questions.get(id)
  const options = question ? (formatOf(question).readable ?? []) : []
  const labels = new Map(options.map((option) => [option.id, option.label]))
  return (answers: Answers): LedgerEntry | null => {
    const chosen = chosenOptions(answers, id).filter((option) => counted.has(option))
    if (chosen.length === 0) return null
    const words = chosen.map((option) => labels.get(option) ?? option).join(', ')
    return { question: id, title: question?.title ?? id, answer: words, points, because, evidence }
  }
}

const bandOf = <Colour extends string>(
  bands: readonly { readonly from: number; readonly to: number; readonly colour: Colour; readonly label: string }[],
  value: number | null,
): { colour: Colour; label: string } | null => {
  const band = value === null ? undefined : bands.find(({ from, to }) => value >= from && value <= to)
  return band ? { colour: band.colour, label: band.label } : null
}
