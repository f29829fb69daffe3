import { latinLetters } from '#engine/latin-letters.ts'
import { isUnnamed } from './provisional-id.ts'

const longest = 60

/**
 * A new id, made once from what people call the thing. Later it stays, whatever the label becomes.
 *
 * @param taken ids that it must not be
 * @param noun for a label without a letter or digit of the Latin script: `option` gives `option_1`
 */
export const idFromLabel = (label: string, taken: ReadonlySet<string>, noun = 'item'): string => {
  const id = idText(label)
  return id === '' ? numbered(`${noun}_`, 1, taken) : freeId(id, taken)
}

/** The id itself, or with the next free number at its end. */
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
 * Latin letters without accents, digits and separators, without placeholders. Empty when the label has none of them, or reads like the id of
 * an entry that has no name yet.
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
