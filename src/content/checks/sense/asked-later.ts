import { check } from '#content/checks/check.ts'
import { linesOf } from '#content/checks/quiz/condition-lines.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { message, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { orderByReads } from '#engine/quiz/dependencies.ts'
import { askedItems, readsOfItems } from '#engine/quiz/quiz.ts'
import type { Condition, Content, Section, Step } from '#types/content.generated.ts'
import { whenSettings } from './when-settings.ts'

/** A condition reads only questions that come before it. Otherwise a visitor who goes through the quiz in order would miss what it shows. */
export const askedLater = check(['quiz', 'sections'], (content, { locate }) => {
  // In a cycle, which another check reports, one question always comes later.
  if (orderByReads(readsOfItems(askedItems(content))).cycle) return []
  const parts = partsInOrder(content)
  const places = new Map(parts.map(({ id }, place) => [id, place]))
  return parts.flatMap(({ conditions, what }, place) =>
    conditions.flatMap((condition) => laterIn(condition, what, (id) => (places.get(id) ?? -1) > place, locate)),
  )
})

const laterIn = (
  condition: Condition,
  what: Message,
  isLater: (question: string) => boolean,
  locate: Locate,
): readonly Finding[] =>
  linesOf(condition)
    .flatMap((line) => (line.question !== undefined && isLater(line.question) ? [{ line, id: line.question }] : []))
    .slice(0, 1)
    .map(({ id, line }) => ({
      code: 'content/asked-later',
      range: locate(line, 'question'),
      message: message`${what} comes before question ${thing('question', id)}, whose answer it waits for.`,
      help: message`Move it after ${thing('question', id)}, or read the answer to an earlier question.`,
    }))

type Part = {
  /** The id of a question or text. undefined: no condition can read this part. */
  readonly id?: string
  /** The name that messages use. */
  readonly what: Message
  readonly conditions: readonly Condition[]
}

/** The steps in their order, each followed by its section and what it asks. */
const partsInOrder = ({ quiz, sections }: Pick<Content, 'quiz' | 'sections'>): readonly Part[] =>
  quiz.steps.flatMap((step): Part[] => {
    const section = step.kind === 'questions' ? sections.find(({ id }) => id === step.section) : undefined
    return [
      { what: message`Step ${thing('step', step.id)}`, conditions: whenOf(step) },
      ...(section ? [{ what: message`Section ${thing('section', section.id)}`, conditions: whenOf(section) }] : []),
      ...(section?.questions ?? []).map((question) => ({
        id: question.id,
        what: message`Question ${thing('question', question.id)}`,
        conditions: whenSettings(question).map(({ condition }) => condition),
      })),
      ...(step.kind === 'text' ? [{ id: step.question.id, what: '', conditions: [] }] : []),
    ]
  })

const whenOf = (part: Step | Section): readonly Condition[] => ('when' in part && part.when ? [part.when] : [])
