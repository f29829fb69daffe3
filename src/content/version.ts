/** The version of a content: the same for the same meaning, however the files are written. */
import { createHash } from 'node:crypto'
import type { Content } from '#types/content.generated.ts'

/**
 * The first twelve digits of the SHA-256 of what is asked, what answers mean, and what is agreed to. The server takes the words
 * of a version for evidence, so every word that stands beside a choice is in it.
 */
export const contentVersion = (content: Content): string => {
  const { quiz, sections, scores, profile, routines, tips, catalogue, ingredients, consent } = content
  const meaning = { quiz, sections, scores, profile, routines, tips, catalogue, ingredients, consent }
  return createHash('sha256').update(canonical(meaning)).digest('hex').slice(0, 12)
}

/** JSON with sorted keys, and every text in one Unicode form. */
const canonical = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
