import { createHash } from 'node:crypto'
import type { Content } from '#types/content.generated.ts'

/**
 * The version of a content: the first twelve hexadecimal digits of a SHA-256 over everything that gives answers, results and consents
 * their meaning. Formatting, comments, file names and the texts of pages have no influence.
 *
 * The server takes the texts of a version as evidence of what a visitor has agreed to, so every text beside a choice is part of it.
 */
export const contentVersion = (content: Content): string => {
  const { quiz, sections, scores, profile, routines, tips, catalogue, ingredients, consent } = content
  const meaning = { quiz, sections, scores, profile, routines, tips, catalogue, ingredients, consent }
  return createHash('sha256').update(canonical(meaning)).digest('hex').slice(0, 12)
}

/** JSON with sorted keys and texts in Unicode normalisation form C. */
const canonical = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
