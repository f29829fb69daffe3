import { check } from '#content/checks/check.ts'
import { linesOf } from '#content/checks/quiz/condition-lines.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { orderByReads } from '#engine/quiz/dependencies.ts'
import { askedItems, readsOfItems } from '#engine/quiz/quiz.ts'
import type { Content } from '#types/content.generated.ts'
import { whenSettings } from './when-settings.ts'

/** What is asked depends on questions that come before it: a visitor who goes through the quiz in order would miss it otherwise. */
export const askedLater = check(['quiz', 'sections'], (content, { locate }) => {
  // Of questions that wait for one another, one always comes later.
  if (orderByReads(readsOfItems(askedItems(content))).cycle) return []
  const order = orderOf(content)
  return content.sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const place = order.get(question.id) ?? Infinity
      return whenSettings(question).flatMap(({ condition }) =>
        laterIn(condition, question.id, (id) => (order.get(id) ?? -1) > place, locate),
      )
    }),
  )
})

const laterIn = (
  condition: Parameters<typeof linesOf>[0],
  asked: string,
  isLater: (question: string) => boolean,
  locate: Locate,
): readonly Finding[] =>
  linesOf(condition)
    .filter(({ question }) => question !== undefined && isLater(question))
    .slice(0, 1)
    .map((line) => ({
      code: 'content/asked-later',
      range: locate(line, 'question'),
      message: `Question ${quoted(asked)} comes before question ${quoted(line.question)}, whose answer it waits for.`,
      help: `Move it behind ${quoted(line.question)}, or read the answer to an earlier question.`,
    }))

/** The position of every question in the quiz. */
const orderOf = ({ quiz, sections }: Pick<Content, 'quiz' | 'sections'>): ReadonlyMap<string, number> => {
  const bySection = new Map(sections.map(({ id, questions }) => [id, questions.map((question) => question.id)]))
  const ids = quiz.steps.flatMap((step) =>
    step.kind === 'questions' ? (bySection.get(step.section) ?? []) : step.kind === 'text' ? [step.question.id] : [],
  )
  return new Map(ids.map((id, index) => [id, index]))
}
