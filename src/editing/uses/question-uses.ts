import type { ContentData } from '#editing/content-data.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { isWithin } from '#editing/place.ts'
import { usesOf, type Use } from './uses-of.ts'

type Option = { readonly id: string; readonly label: string }

/** A use of a question. `options` are those that it refers to; empty if it is about the question as a whole. */
export type QuestionUse = Use & { readonly options: readonly Option[] }

/** Every place that reads the answers to a question, once, even if it refers to the question and several of its options. */
export const questionUses = (
  data: ContentData,
  schemas: Schemas,
  id: string,
  options: readonly Option[],
): readonly QuestionUse[] => {
  const read = options.flatMap((option) =>
    usesOf(data, schemas, { kind: 'option', id: option.id, scope: id }).map((use) => ({ use, option })),
  )
  const whole = usesOf(data, schemas, { kind: 'question', id })
  const alone = read.filter(({ use }) => !whole.some((one) => isBeside(use, one)))
  return [
    ...whole.map((one) => ({
      ...one,
      options: read.filter(({ use }) => isBeside(use, one)).map(({ option }) => option),
    })),
    ...alone.map(({ option, use }) => ({ ...use, options: [option] })),
  ]
}

/** Whether an option is referred to in the same rule or condition line as its question, or below the question's id used as a key. */
const isBeside = (option: Use, { at, file }: Use): boolean =>
  option.file === file && isWithin(at.at(-1) === 'question' ? at.slice(0, -1) : at, option.at)
