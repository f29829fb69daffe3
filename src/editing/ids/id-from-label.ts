import { latinLetters } from '#engine/latin-letters.ts'
import { isUnnamed } from './provisional-id.ts'

const longest = 60

/**
 * A new id, made once from the label. It stays the same when the label changes later.
 *
 * @param taken ids that are not available
 * @param noun used when the label has no Latin letter and no digit: `option` gives `option_1`
 */
export const idFromLabel = (label: string, taken: ReadonlySet<string>, noun = 'item'): string => {
  const id = idText(label)
  return id === '' ? numbered(`${noun}_`, 1, taken) : freeId(id, taken)
}

/** The id itself if it is free, otherwise with the next free number at its end. */
export const freeId = (id: string, taken: ReadonlySet<string>, separator = '_'): string =>
  taken.has(id) ? numbered(`${id}${separator}`, 2, taken) : id

const numbered = (start: string, first: number, taken: ReadonlySet<string>): string => {
  for (let number = first; ; number++) {
    const end = String(number)
    const id = start.slice(0, longest - end.length) + end
    if (!taken.has(id)) return id
  }
}

/**
 * The label reduced to Latin letters without accents, digits and separators; placeholders are left out. Empty when nothing is left, or when
 * it would look like a provisional id.
 */
export const idText = (label: string, separator = '_'): string => {
  const id = latinLetters(label.replace(/\{[^{}]*\}/g, ' '))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]/g, ' ')
    .trim()
    .replace(/ +/g, separator)
    .slice(0, longest)
    .replace(/[_-]+$/, '')
  return isUnnamed(id) ? '' : id
}
