import type { ContentData } from '#editing/content-data.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import type { Place } from '#editing/place.ts'
import { usesOf, type Use } from './uses-of.ts'

type Option = { readonly id: string; readonly label: string }

/** What reads a question. Its options are those of which it says something; none when it reads the question as a whole. */
export type QuestionUse = Use & { readonly options: readonly Option[] }

/** What reads the answers of a question: each place once, also where it names the question and several of its options. */
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

/** Whether an option is named in the same rule or line of a condition as its question, or is the answer below its name. */
const isBeside = (option: Use, { at, file }: Use): boolean =>
  option.file === file && isWithin(option.at, at.at(-1) === 'question' ? at.slice(0, -1) : at)

const isWithin = (place: Place, outer: Place): boolean => outer.every((step, index) => place[index] === step)
