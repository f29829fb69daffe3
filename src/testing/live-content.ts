/**
 * The content that the built product shows now. Tests of the product read texts here, and choose questions, options and
 * steps by their ids, so that an editor can change any text without breaking a test.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fill } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'

const built = fileURLToPath(new URL('../../dist/content.json', import.meta.url))

export const live: Content = (JSON.parse(readFileSync(built, 'utf8')) as { readonly content: Content }).content

/** The item with this id. It throws where there is none: ids are permanent. */
export const byId = <Item extends { readonly id: string | number }>(list: readonly Item[], id: Item['id']): Item => {
  const item = list.find((one) => one.id === id)
  if (!item) throw new Error(`The content has no “${id}”`)
  return item
}

/** The steps that ask something, from the first questions on. */
export const stepIds: readonly string[] = live.quiz.steps.filter((step) => 'tab' in step).map(({ id }) => id)

/** A title that a test has added itself is returned as it is. The same goes for the functions below. */
export const stepTitle = (id: string): string => live.quiz.steps.find((step) => step.id === id)?.title ?? id

const questions = live.sections.flatMap((section) => section.questions)

/** How many the quiz has in all. */
export const questionCount = questions.length

export const questionTitle = (id: string): string => questions.find((one) => one.id === id)?.title ?? id

export const optionLabel = (question: string, id: string): string => {
  const found = questions.find((one) => one.id === question)
  const options = found && 'options' in found ? found.options : []
  return options.find((option) => option.id === id)?.label ?? id
}

export const viewTitle = (id: string): string =>
  live.pages.quiz.photos.slots.find((slot) => slot.id === id)?.title ?? id

/** A text with its placeholders filled in, as the page shows it. It throws where one is left. */
export const filled = (template: string, values: Readonly<Record<string, string | number>>): string => {
  const text = fill(template, values)
  if (/[{}]/.test(text)) throw new Error(`Not all placeholders are filled in: ${text}`)
  return text
}

/** Matches the whole of a text. What is not given may be anything; the groups are in the order of the template. */
export const pattern = (template: string, values: Readonly<Record<string, string | number>> = {}): RegExp => {
  const escaped = fill(template, values)
    .split(/\{[^}]*\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('(.+?)')}$`)
}
