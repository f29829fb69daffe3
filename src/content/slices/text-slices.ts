import { exampleSlice } from './example-slice.ts'
import { regionOf } from './site-slices.ts'
import type { VersionedContent } from './slices.ts'
import { questionsById, questionsOf } from '#content/model/vocabulary.ts'
import { scoreScales } from '#content/model/score-scales.ts'
import { answersOf } from '#engine/result/scores/rule-matches.ts'
import { writeRuleNumbers } from '#engine/result/scores/rule-numbers.ts'
import type { ScoreRule } from '#types/content.generated.ts'
import { fillAnswers, noAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

export const textSlice = ({ content }: VersionedContent) => ({
  pages: content.pages.text.map(({ example, ...page }) => ({
    ...page,
    example: example === undefined ? null : exampleSlice({ content }, example),
  })),
  region: regionOf(content.site),
})

/** All rules of the scores, with the titles and labels of their questions, by score and question, in the order of the content. */
export const scoreRulesSlice = ({ content }: VersionedContent) => {
  const { locale } = content.site
  const questions = questionsOf(content)
  const titleOf = (id: string): string => withFallbacks(questions.get(id)?.title ?? id)
  const labelOf = (id: string, option: string): string =>
    withFallbacks(questions.get(id)?.options?.find((one) => one.id === option)?.label ?? option)
  const rule = (
    question: string,
    options: readonly string[],
    points: number,
    { because, evidence }: Pick<ScoreRule, 'because' | 'evidence'> = {},
  ): ShownRule => ({
    answers: options.map((option) => labelOf(question, option)),
    points,
    because: because === undefined ? null : withFallbacks(because),
    evidence: evidence ?? null,
  })
  const asked = questionsById(content.sections)
  /** The numbers of a rule, in place of its options. */
  const numbersOf = (rule: ScoreRule): Partial<ShownRule> => {
    const question = asked.get(rule.question)
    const numbers = question && rule.answer === undefined ? writeRuleNumbers(question, rule, locale) : ''
    return numbers === '' ? {} : { answers: [numbers] }
  }
  const { scores, not_scored = [] } = content.scores
  const scales = scoreScales(content)
  const scored = new Set([...scales.values()].flatMap(({ points }) => points.questions))
  const reasons = new Map(not_scored.map(({ question, because }) => [question, because]))
  return {
    locale,
    scores: scores.map(
      ({ id, label, mirror, base = 0, key_questions = [], min_key_answers = key_questions.length }) => {
        const { ofQuestion, questions: read = [] } = scales.get(id)?.points ?? {}
        return {
          id,
          label,
          mirror: mirror?.label ?? null,
          base,
          min_key_answers,
          questions: read.map((question) => {
            const { item, rules = [] } = ofQuestion?.get(question) ?? {}
            return {
              id: question,
              title: titleOf(question),
              rules: [
                ...[...(item?.points ?? [])].map(([option, amount]) => rule(question, [option], amount)),
                ...rules.map((one) => ({ ...rule(question, answersOf(one), one.points, one), ...numbersOf(one) })),
              ],
            }
          }),
        }
      },
    ),
    not_scored: content.sections
      .flatMap(questionsIn)
      .filter(({ id }) => !scored.has(id))
      .map(({ id }) => ({ id, title: titleOf(id), because: reasons.get(id) ?? null })),
  }
}

/** These pages are the same for everybody, so texts that repeat an answer are shown as they are without one. */
const withFallbacks = (text: string): string => fillAnswers(text, noAnswers)

type Evidence = NonNullable<ScoreRule['evidence']>
type ShownRule = {
  readonly answers: readonly string[]
  readonly points: number
  readonly because: string | null
  readonly evidence: Evidence | null
}

export type TextSlice = ReturnType<typeof textSlice>
export type ScoreRulesSlice = ReturnType<typeof scoreRulesSlice>
