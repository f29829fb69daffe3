/** Finds the field of a text that was pressed in the preview. */
import { isDataMap, isList } from '#content/write/edit.ts'
import { stepTo, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import type { PressedElement } from './messages.ts'
import type { PageParts } from './parts-of-target.ts'
import { patternOf, plainBlocks } from './plain-blocks.ts'

/** A text of the content and its place. */
export type IndexedText = {
  readonly file: string
  readonly place: Place
  /** The text as pages show it: one block for each paragraph, heading and list entry. */
  readonly blocks: readonly string[]
  /** Patterns that match a block whose placeholders are filled in. */
  readonly patterns: readonly RegExp[]
  /** The text as it is written. */
  readonly source: string
}

/** All texts of the files, with the changes of the draft. */
export const indexTexts = (data: ReadonlyMap<string, unknown>): readonly IndexedText[] =>
  [...data].flatMap(([file, content]) => (isContentFile(file) ? textsIn(file, content, []) : []))

const isContentFile = (file: string): boolean => file !== 'personas.yaml' && !file.startsWith('history/')

const textsIn = (file: string, value: unknown, place: Place): readonly IndexedText[] => {
  if (typeof value === 'string') {
    const blocks = plainBlocks(value)
    return [{ file, place, blocks, patterns: blocks.flatMap(patternOf), source: value }]
  }
  if (isList(value)) return value.flatMap((entry, index) => textsIn(file, entry, [...place, stepTo(value, index)]))
  if (!isDataMap(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    names.has(name) ? [] : textsIn(file, inner, [...place, name]),
  )
}

/** Settings whose values no page shows literally. */
const names: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'choice',
  'type',
  'route',
  'evidence',
  'when',
  'question',
  'section',
])

type Found = Pick<IndexedText, 'file' | 'place'>

/**
 * The field of a pressed element. If several fields have the same text, the question and the option of the element decide, then the step
 * that is shown, then the parts of the content that the page shows.
 */
export const fieldOf = (
  index: readonly IndexedText[],
  { ids, option, pictures, texts }: PressedElement,
  page: PageParts = { beginnings: [], step: null },
): Found | null => {
  const scored = index.flatMap((entry) => {
    const match = Math.max(pictureScore(entry, pictures), ...texts.map((text, at) => textScore(entry, text, at)))
    if (match <= 0) return []
    const { place } = entry
    const isOfQuestion = ids.some((id) => place[place.indexOf('questions') + 1] === id && place.includes('questions'))
    const isOfOption = option !== null && place.includes(option)
    const isOfItem = ids.some((id) => place.includes(id))
    const nearness = (isOfQuestion ? 400 : 0) + (isOfOption ? 200 : 0) + (isOfItem ? 40 : 0)
    return [{ entry, score: match + nearness + pageScore(entry, page) }]
  })
  const best = scored.reduce<(typeof scored)[number] | null>(
    (first, one) => (first && first.score >= one.score ? first : one),
    null,
  )
  return best && { file: best.entry.file, place: best.entry.place }
}

/** A matching part of a file counts more than a matching file. The text of a step is only on the page of that step. */
const pageScore = ({ file, place }: IndexedText, { beginnings, step }: PageParts): number => {
  const address = fieldAddress(file, place)
  const found = beginnings.filter((beginning) => address.startsWith(beginning)).map((one) => one.includes(placeMark))
  const ofPage = found.includes(true) ? 30 : found.length > 0 ? 20 : 0
  if (step === null || place[0] !== 'steps' || place.length < 3) return ofPage
  return ofPage + (place[1] === step ? 60 : -60)
}
const placeMark = fieldAddress('', [])

/**
 * How well a text matches: exactly, with its placeholders filled in, or as the beginning of a longer sentence. 0: not at all.
 *
 * @param at the position of the text: 0 is the pressed element, higher ones are the elements around it
 */
const textScore = ({ blocks, patterns, source }: IndexedText, text: string, at: number): number => {
  if (blocks.includes(text)) return 1000 - at
  const isFilled = patterns.some((pattern) => pattern.test(text))
  if (isFilled && at === 0) return 700
  if (blocks.some((block) => block.length > 3 && beginsWith(text, block))) return 500 - at
  // If the text is much longer than placeholders would explain, it includes other texts beside this one.
  return isFilled && text.length <= source.length + longestFilled ? 480 - at : 0
}
const longestFilled = 60

/** Ignores the case of the first letter. */
const beginsWith = (text: string, block: string): boolean =>
  text.slice(1).startsWith(block.slice(1)) &&
  text.charAt(0).toLowerCase() === block.charAt(0).toLowerCase() &&
  /^[\s;,.:]/.test(text.slice(block.length))

const pictureScore = ({ source }: IndexedText, pictures: readonly string[]): number => {
  const [, name] = /^([\w/-]+)\.(?:svg|png|jpe?g|webp|avif|gif)$/.exec(source) ?? []
  if (name === undefined) return 0
  const drawing = name.replace(/\/([^/]+)$/, '.svg#$1')
  return pictures.some((picture) => picture.endsWith(`/${source}`) || picture.endsWith(`/${drawing}`)) ? 1200 : 0
}
