/**
 * Why a list cannot be read. `from` and `to` are offsets into it.
 * - separator: a character that is part of no INCI name, such as `;` or a bullet
 * - line, dash, stop, slash: a line break, spaced dash, full stop or spaced slash where a comma should be
 * - bracket: not opened or not closed
 * - long: longer than any single name
 */
export type ListFault = {
  readonly kind: 'separator' | 'line' | 'dash' | 'stop' | 'slash' | 'bracket' | 'long'
  readonly from: number
  readonly to: number
}

const opening = /[([{]/
const closing = /[)\]}]/
const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Splits an INCI list at its commas, except inside brackets, in names such as 1,2-Hexanediol and in percentages. */
export const splitList = (list: string): readonly string[] =>
  piecesOf(list)
    .map(({ text }) => text.trim())
    .filter((name) => /[^\s.*,]/.test(name))

/** The first fault of an INCI list. null: it can be read. Nothing can be concluded from a list with a fault. */
export const listFault = (list: string): ListFault | null =>
  separatorFault(list) ?? bracketFault(list) ?? nameFault(list)

type Piece = { readonly text: string; readonly from: number }

const piecesOf = (list: string): readonly Piece[] => {
  // Brackets without a partner are ignored: one that is never closed would hide the rest of the list, and with it an allergen.
  const counts = bracketFault(list) === null
  const inside = commasInNames(list)
  const pieces: Piece[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charAt(at)
    if (counts && opening.test(character)) depth += 1
    if (counts && closing.test(character)) depth -= 1
    if (character !== ',' || depth > 0 || inside.has(at)) continue
    pieces.push({ text: list.slice(start, at), from: start })
    start = at + 1
  }
  return [...pieces, { text: list.slice(start), from: start }]
}

/**
 * The places in a molecule that a name says, as in 1,2-Hexanediol and 2,2'-Methylenebis: at most two digits each, then a hyphen. More
 * than ten are none, so that the time for a long row of numbers does not grow with the square of its length.
 */
const locants = /(?<![\p{L}\d.])\d{1,2}['’′]*(?:,\d{1,2}['’′]*){1,9}(?=[-‐‑–])/gu
const percentages = /(?<!\d)\d{1,2},\d{1,2}\s*%/g

/**
 * The offsets of the commas that separate nothing. Locants never become smaller: the first comma of "Polysorbate 20,1,2-Hexanediol"
 * separates, else an ingredient would be hidden in a name.
 */
const commasInNames = (list: string): ReadonlySet<number> => {
  const found = new Set<number>()
  for (const { 0: text, index } of list.matchAll(locants))
    for (const comma of text.matchAll(/(\d+)['’′]*,(?=(\d+))/g))
      if (Number(comma[1]) <= Number(comma[2])) found.add(index + comma.index + comma[0].length - 1)
  for (const { 0: text, index } of list.matchAll(percentages)) found.add(index + text.indexOf(','))
  return found
}

/** In this order: a list with bullets often has line breaks as well, and the bullets are the better explanation. */
const separatorFaults: readonly (readonly [kind: ListFault['kind'], pattern: RegExp])[] = [
  ['separator', /[;|•·●▪■◦‣∙，、،；\t]|<(?=[a-z/])/i],
  // A long list may be wrapped after its commas.
  ['line', /[^\s,]+(?=[^\S\n]*\n\s*[^\s,])/],
  ['dash', /(?<=\S)\s[-–—]\s(?=\S)/],
  // A name may contain an abbreviation: "Lavandula Angustifolia var. Dulcis", "Lactobacillus sp. Ferment".
  ['stop', /(?<=[\p{L}\d]{4}[*)\]]*)(?<!\bsubsp)\.\s+(?=[*\p{L}])/u],
]

const separatorFault = (list: string): ListFault | null => {
  const text = list.trimEnd()
  for (const [kind, pattern] of separatorFaults) {
    const found = pattern.exec(text)
    if (found) return { kind, from: found.index, to: found.index + found[0].length }
  }
  return null
}

const bracketFault = (list: string): ListFault | null => {
  const open: number[] = []
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charAt(at)
    if (opening.test(character)) open.push(at)
    if (closing.test(character) && list.charAt(open.pop() ?? -1) !== openingOf[character])
      return { kind: 'bracket', from: at, to: at + 1 }
  }
  const unclosed = open.at(-1)
  return unclosed === undefined ? null : { kind: 'bracket', from: unclosed, to: unclosed + 1 }
}

/** The longest names known, such as "Cocodimonium Hydroxypropyl Hydrolyzed Wheat Protein", have about 60 letters. */
const maxNameLength = 80
const maxWords = 8
/** A pack may give a name in three languages: "Cera Alba / Beeswax / Cire d'Abeille". */
const maxTranslations = 3

const nameFault = (list: string): ListFault | null => {
  for (const { text, from } of piecesOf(list)) {
    const fault = (kind: ListFault['kind']): ListFault => {
      const start = from + text.length - text.trimStart().length
      return { kind, from: start, to: start + text.trim().length }
    }
    if (text.split(/\s\/\s/).length > maxTranslations) return fault('slash')
    if (text.split(/[()[\]{}/,:]/).some(isTooLong)) return fault('long')
  }
  return null
}

const isTooLong = (name: string): boolean =>
  name.trim().length > maxNameLength || name.trim().split(/\s+/).length > maxWords
