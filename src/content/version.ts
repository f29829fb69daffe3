import { createHash } from 'node:crypto'
import type { Content, Section } from '#types/content.generated.ts'
import { memoise } from './memoise.ts'

/** The parts of a content that decide what an answer means and what it leads to. */
export type VersionedParts = Pick<
  Content,
  'quiz' | 'sections' | 'scores' | 'profile' | 'routines' | 'tips' | 'catalogue' | 'ingredients' | 'consent'
>

/**
 * The version of a content: a hash of the rules and of every text beside them. Formatting, comments, file names and the texts of pages
 * do not change it.
 *
 * The server takes the texts of a version as evidence of what a visitor has agreed to, so every text beside a choice is part of it.
 */
export const contentVersion = (content: VersionedParts): string => {
  const parts = Object.entries(versionedParts(content))
  const textOf = (name: string, part: unknown) =>
    name === 'sections' ? `[${content.sections.map(sectionText).join(',')}]` : canonical(part)
  return hashOf(mappingText(parts.map(([name, part]) => [name, textOf(name, part)])))
}

/**
 * The version of the rules alone: ids, conditions, points, bands, ranges, consents. A corrected text or a new price does not change it,
 * so two results with the same rules version can be compared.
 */
export const rulesVersion = (content: VersionedParts): string =>
  hashOf(canonical(withoutTexts(versionedParts(content))))

const versionedParts = (content: VersionedParts): VersionedParts => {
  const { quiz, sections, scores, profile, routines, tips, catalogue, ingredients, consent } = content
  return { quiz, sections, scores, profile, routines, tips, catalogue, ingredients, consent }
}

/** The first twelve hexadecimal digits of a SHA-256. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** JSON with sorted keys and texts in Unicode normalisation form C. */
const canonical = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  return mappingText(Object.entries(value).map(([key, inner]) => [key, canonical(inner)]))
}

const sectionText = memoise((section: Section): string => canonical(section))

const mappingText = (entries: readonly (readonly [key: string, text: string])[]): string =>
  `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `${JSON.stringify(key)}:${text}`)
    .join(',')}}`

const withoutTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((entry) => !isInformation(entry)).map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  const rules = Object.entries(value).filter(
    ([key, inner]) => !shownProperties.has(key) && !(textProperties.has(key) && isText(inner)) && !isScreen(key, inner),
  )
  return Object.fromEntries(rules.map(([key, inner]) => [key, withoutTexts(inner)]))
}

/** A block of information decides nothing. */
const isInformation = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'choice' in entry && entry.choice === 'information'

/** Whether it is the group of a question, which begins a new screen. The group of an ingredient, a text, is the id of a rule. */
const isScreen = (key: string, value: unknown): boolean => key === 'group' && typeof value === 'object'

/** Lists count as text, because they are lists of sentences or rendered Markdown. */
const isText = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)

/** Properties that are never a rule, whatever they contain. */
export const shownProperties: ReadonlySet<string> = new Set([
  'explanations',
  'panel',
  'phrases',
  'price',
  'reasons',
  'size_ml',
  'urgent',
  'withdraw',
])

/**
 * Properties whose texts are only shown. Every other text counts as a rule, so that a new property cannot change results unnoticed; a
 * test compares the list with the schemas.
 */
export const textProperties: ReadonlySet<string> = new Set([
  'about',
  'agree',
  'allergy_note',
  'alt',
  'answer_text',
  'because',
  'body',
  'brand',
  'closing',
  'data',
  'decline',
  'default_image',
  'heading',
  'help',
  'how_long',
  'how_often',
  'icon',
  'image',
  'in_sentence',
  'label',
  'label_note',
  'lead',
  'leaves_out',
  'link',
  'name',
  'not_a_diagnosis',
  'note',
  'notes',
  'phrase',
  'picture',
  'placeholder',
  'recheck',
  'retailer',
  'sample_note',
  'short',
  'short_picture',
  'subheader',
  'text',
  'tint',
  'title',
  'unknown_label',
  'who',
  'why',
  'without',
])
