// Makes random harmless edits in a content: other words, other numbers, longer lists.
import { additions } from './additions.mjs'
import { placesOf } from './places.mjs'
import { randomOf } from './random.mjs'
import { reword } from './reword.mjs'

/**
 * @typedef {import('./additions.mjs').Sources} Sources
 * @typedef {{ file: string, path: string, before: string, after: string }} Edit
 */

/**
 * A tenth of the edits are additions and a tenth are numbers, if there are enough places.
 * @param {Sources} sources
 * @param {number} count
 * @param {number} seed
 * @param {(sources: Sources) => Promise<boolean>} isGood the content check
 * @returns {Promise<{ sources: Sources, edits: Edit[] }>}
 */
export async function editContent(sources, count, seed, isGood) {
  const random = randomOf(seed)
  /** @type {Edit[]} */
  const edits = []
  let edited = sources
  const kinds = Object.keys(additions)
  for (let n = 1; n <= Math.min(Math.ceil(count / 10), 40); n += 1) {
    const kind = kinds[n % kinds.length] ?? ''
    for (let tries = 0; tries < 20; tries += 1) {
      const changed = additions[kind]?.(edited, random, n)
      if (!changed || !(await isGood(changed))) continue
      const file = Object.keys(changed).find((name) => changed[name] !== edited[name])
      edits.push({ file: file ?? '', path: kind, before: '', after: `added ${n}` })
      edited = changed
      break
    }
  }
  const found = Object.entries(edited).map(([file, source]) => placesOf(file, source))
  const numbers = random.shuffle(found.flatMap((places) => places.numbers)).slice(0, Math.ceil(count / 10))
  const texts = random.shuffle(found.flatMap((places) => places.texts))
  const changes = [
    ...numbers.map((place) => ({ ...place, after: String(random.integer(...place.range)) })),
    ...texts
      .slice(0, Math.max(0, count - edits.length - numbers.length))
      .map((place) => ({ ...place, after: reword(place.written, random) })),
  ]
  edits.push(
    ...changes.map(({ file, path, written, after }) => ({ file, path: path.join('.'), before: written, after })),
  )
  const rewritten = Object.entries(edited).map(([file, source]) => {
    const own = changes.filter((change) => change.file === file).sort((a, b) => b.from - a.from)
    return [file, own.reduce((text, { from, to, after }) => text.slice(0, from) + after + text.slice(to), source)]
  })
  return { sources: Object.fromEntries(rewritten), edits }
}
