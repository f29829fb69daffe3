/** One score of a few answers, for a page that shows how a score is made. */
import type { ResultScore } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'
import { fillAnswers, readerOfAnswers } from '#engine/quiz/answers/answer-texts.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import { startId, type LedgerLine } from './ledger-view.ts'
import type { Range } from '#engine/result/scores/score-range.ts'
import { compileScores } from '#engine/result/scores/scores.ts'

type ExampleContent = Pick<Content, 'quiz' | 'sections' | 'scores'> & {
  readonly site: Pick<Content['site'], 'locale'>
}

/**
 * The score as `analyse` would have it in a result; undefined if there is none with this id. Throws where `compileQuiz` does.
 *
 * @param given answers that satisfy the invariants of `Answers`
 * @returns also the ids of the questions that are asked with these answers
 */
export const exampleScore = (
  content: ExampleContent,
  id: string,
  given: Answers,
): { readonly score: ResultScore | undefined; readonly asked: ReadonlySet<string> } => {
  const { quiz: steps, scores, sections, site } = content
  const quiz = compileQuiz({ quiz: steps, sections })
  const state = openQuiz(quiz, given)
  const answers = effectiveAnswers(state)
  const reader = readerOfAnswers(quiz, answers, site.locale)
  const only = { ...scores, scores: scores.scores.filter((score) => score.id === id) }
  const [score] = compileScores(quiz, only, site.locale)(answers, state.asked, (text) => fillAnswers(text, reader))
  return { score, asked: state.asked }
}

/**
 * For each line of a ledger, the value before and after it, in per cent of the scale and never beyond its ends. At the start the two
 * are equal.
 */
export const runningValues = (
  lines: readonly Pick<LedgerLine, 'amount' | 'id'>[],
  { from, to }: Range,
): readonly { readonly before: number; readonly after: number }[] => {
  const percent = (value: number): number =>
    to > from ? (100 * (Math.max(from, Math.min(to, value)) - from)) / (to - from) : 0
  let sum = 0
  return lines.map(({ amount, id }) => {
    const before = id === startId ? sum + amount : sum
    sum += amount
    return { before: percent(before), after: percent(sum) }
  })
}
