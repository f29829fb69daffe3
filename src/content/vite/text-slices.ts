import { regionOf, type VersionedContent } from './slices.ts'
import { questionsOf } from '#content/checks/vocabulary.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

export const textSlice = ({ content: { pages, site, messages } }: VersionedContent) => ({
  pages: pages.text,
  region: regionOf(site),
  failed: messages.common.page_failed,
})

export const complaintsSlice = ({ content: { pages, messages, constants } }: VersionedContent<'complaints'>) => ({
  page: pages.complaints,
  messages: { common: messages.common, fields: messages.fields, complaints: messages.complaints },
  constants: { accounts: constants.accounts, limits: constants.limits },
})

/** All rules of the scores, with the titles and labels of their questions, by score and question, in the order of the content. */
export const scoreRulesSlice = ({ content }: VersionedContent) => {
  const questions = questionsOf(content)
  const titleOf = (id: string): string => questions.get(id)?.title ?? id
  const labelOf = (id: string, option: string): string =>
    questions.get(id)?.options?.find((one) => one.id === option)?.label ?? option
  const { scores, not_scored = [] } = content.scores
  const scored = new Set(scores.flatMap(({ rules }) => rules.map(({ question }) => question)))
  const reasons = new Map(not_scored.map(({ question, because }) => [question, because]))
  return {
    scores: scores.map(({ id, concern_label, condition_label, condition_help, base, min_key_answers, rules }) => ({
      id,
      concern_label,
      condition_label,
      condition_help,
      base,
      min_key_answers,
      questions: [...new Set(rules.map(({ question }) => question))].map((question) => ({
        id: question,
        title: titleOf(question),
        rules: rules
          .filter((rule) => rule.question === question)
          .map(({ answer, points, evidence, because }) => ({
            answers: (typeof answer === 'string' ? [answer] : answer).map((option) => labelOf(question, option)),
            points,
            evidence,
            because,
          })),
      })),
    })),
    not_scored: content.sections
      .flatMap(questionsIn)
      .filter(({ id }) => !scored.has(id))
      .map(({ id, title }) => ({ id, title, because: reasons.get(id) ?? null })),
  }
}

export type TextSlice = ReturnType<typeof textSlice>
export type ComplaintsSlice = ReturnType<typeof complaintsSlice>
export type ScoreRulesSlice = ReturnType<typeof scoreRulesSlice>
