// The places of a content where a mistake can be made, and edits of its texts.
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'

/**
 * @typedef {{ [file: string]: string }} Sources the YAML files, by their path in the content folder
 * @typedef {ReturnType<typeof import('#scripts/random-edits/random.mjs').randomOf>} Random
 * @typedef {{ file: string, path: (string | number)[], key: string, from: number, to: number, value: unknown, written: string }} Place
 * @typedef {object} Mistake
 * @property {{ file: string, text: string | Uint8Array | null }[]} edits
 * @property {{ file: string, line: number }[]} places the lines at which a report counts as exact
 * @property {RegExp} fix matches a usable fix
 */

/** @type {Map<string, Place[]>} */
const known = new Map()

/** All scalars of a file. @param {Sources} sources @param {string} file @returns {Place[]} */
export function placesIn(sources, file) {
  const source = sources[file] ?? ''
  const before = known.get(source)
  if (before) return before
  /** @type {Place[]} */
  const places = []
  walk(parseDocument(source).contents, [])
  known.set(source, places)
  return places

  /** @param {unknown} node @param {(string | number)[]} path */
  function walk(node, path) {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)])
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    else if (isScalar(node) && node.range) {
      const [from, to] = node.range
      const key = String(path.findLast((step) => typeof step === 'string'))
      places.push({ file, path, key, from, to, value: node.value, written: source.slice(from, to) })
    }
  }
}

/** @param {Sources} sources @returns {Place[]} */
export const allPlaces = (sources) => Object.keys(sources).flatMap((file) => placesIn(sources, file))

/** The data of a file. @param {Sources} sources @param {string} file */
export const dataOf = (sources, file) => parseDocument(sources[file] ?? '').toJS()

/** @param {string} text @param {number} offset */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length

/**
 * A mistake at one place of one file: the text there is replaced by `piece`, and the report has to be at its line.
 * @param {Sources} sources
 * @param {{ file: string, from: number, to: number, piece: string, fix: RegExp, line?: number }} edit
 * @returns {Mistake}
 */
export function replaced(sources, { file, from, to, piece, fix, line }) {
  const source = sources[file] ?? ''
  const text = source.slice(0, from) + piece + source.slice(to)
  return { edits: [{ file, text }], places: [{ file, line: line ?? lineAt(text, from) }], fix }
}

/** All matches of a pattern, each with its file and position. @param {Sources} sources @param {RegExp} pattern with the flag g @param {RegExp} [files] */
export const matchesIn = (sources, pattern, files = /./) =>
  Object.entries(sources).flatMap(([file, text]) =>
    files.test(file) ? [...text.matchAll(pattern)].map((match) => ({ file, match, from: match.index })) : [],
  )

/** The word with one typing mistake, which makes none of the other words. @param {string} word @param {Random} random @param {Set<string>} others */
export function mistyped(word, random, others) {
  for (let tries = 0; tries < 30; tries += 1) {
    const at = random.integer(1, word.length - 1)
    const wrong =
      random.pick([
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + (word[at] ?? '') + word.slice(at),
        word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
      ]) ?? ''
    if (wrong !== word && !others.has(wrong) && /^[a-z0-9][a-z0-9_-]*$/.test(wrong)) return wrong
  }
  return null
}

/** @param {string} text */
export const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Makes a mistake by replacing a random match of a pattern. null: there is no match, or `by` returns null.
 * @param {Sources} sources
 * @param {Random} random
 * @param {RegExp} pattern with the flag g
 * @param {RegExp} files
 * @param {(found: RegExpExecArray) => string | null} by
 * @param {RegExp} fix
 * @returns {Mistake | null}
 */
export const change = (sources, random, pattern, files, by, fix) => {
  const place = random.pick(matchesIn(sources, pattern, files))
  if (!place) return null
  const piece = by(place.match)
  return piece === null ? null : replaced(sources, { ...place, to: place.from + place.match[0].length, piece, fix })
}
