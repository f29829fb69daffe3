import { parseDecimal, numberOf, type NumberRange } from '#engine/quiz/numbers/numbers.ts'
import type { ScoreRule } from '#types/content.generated.ts'

/** Whether an answer gives the points of a rule: one of its options was chosen, or the number is in its range. */
export const ruleMatches = (rule: ScoreRule, answer: readonly string[] | string): boolean => {
  if (rule.answer === undefined) {
    const { from = -Infinity, to = Infinity } = rule
    const value = numberOf(answer)
    return value !== null && value >= from && value <= to
  }
  return typeof answer !== 'string' && answersOf(rule).some((option) => answer.includes(option))
}

/** The options of a rule. None for a rule on numbers. */
export const answersOf = ({ answer = [] }: Pick<ScoreRule, 'answer'>): readonly string[] =>
  typeof answer === 'string' ? [answer] : answer

/** The accepted numbers on both sides of every end of the rules, as texts: between two of them no rule begins or ends. */
export const numbersToTry = (
  rules: readonly ScoreRule[],
  { decimals, max, min, step }: NumberRange,
): readonly string[] => {
  const unit = step ?? 10 ** -decimals
  const ends = rules.flatMap(({ from = min, to = max }) => [from, to])
  const near = ends.flatMap((end) => {
    const at = Math.floor((end - min) / unit)
    return [at - 1, at, at + 1].map((steps) => Math.round((min + steps * unit) * 1e6) / 1e6)
  })
  return [min, max, ...near]
    .filter((value) => value >= min && value <= max)
    .map(String)
    .filter((text) => parseDecimal(text) !== null)
}
