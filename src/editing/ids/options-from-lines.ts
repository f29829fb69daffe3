import { hiddenInTexts } from '#engine/characters.ts'
import { idFromLabel } from './id-from-label.ts'

export type NewOption = { readonly id: string; readonly label: string }
export type OptionsFromLines = {
  readonly options: readonly NewOption[]
  /** Labels that exist already, or occur in several lines. They are added only once. */
  readonly duplicates: readonly string[]
}

/**
 * Options from pasted text, one in each line. Bullets are dropped, and numbers in front of the lines when all lines have one.
 *
 * @param taken ids that no new option may have
 * @param labels those of the options that are there already
 */
export const optionsFromLines = (
  text: string,
  taken: ReadonlySet<string>,
  labels: readonly string[] = [],
): OptionsFromLines => {
  const lines = text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.replace(hidden, '').trim().replace(levelSign, '').replaceAll('\t', ' ').replace(bullet, ''))
    .filter((line) => line !== '')
  const isNumbered = lines.length > 1 && lines.every((line) => numbering.test(line))
  const ids = new Set(taken)
  const known = new Set(labels.map(comparable))
  const options: NewOption[] = []
  const duplicates: string[] = []
  for (const line of lines) {
    const label = isNumbered ? line.replace(numbering, '') : line
    if (known.has(comparable(label))) {
      duplicates.push(label)
      continue
    }
    const id = idFromLabel(label, ids, 'option')
    known.add(comparable(label))
    ids.add(id)
    options.push({ id, label })
  }
  return { options, duplicates }
}

const hidden = new RegExp(hiddenInTexts, 'gu')
/** The bullets that word processors use from the second level of a list on. One of them is the letter o. */
const levelSign = /^(?:o(?:[\t\u00a0]| {2})|[§\uf0a7\uf0b7](?=[\s\u00a0]))[\s\u00a0]*/u
const bullet = /^(?:[-*•‣◦▪●○□☐☑✓·–—](?:\s+|$))+(?:\[[ xX]?\]\s+)?/u
const numbering = /^(?:\(?(?:\d{1,3}|[A-Za-z])[.)])\s+/

const comparable = (label: string): string => label.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
