import { withoutWidth } from '#engine/characters.ts'

/**
 * The known word that a mistyped one was probably meant to be, or undefined. A word of up to 8 letters may have two mistakes, a longer
 * one a third of its letters. Case, spaces, hyphens and underscores make no difference.
 */
export const closestMatch = (word: string, known: Iterable<string>): string | undefined => {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance = editDistance(normalise(word), normalise(candidate))
    // The distance must be less than the length; otherwise any two words of two letters would match.
    if (distance < bestDistance && distance < Math.min(word.length, candidate.length))
      [best, bestDistance] = [candidate, distance]
  }
  return best
}

/**
 * The closest match, if no other word is as close and at most a quarter of the letters are wrong: “chain” is another word than “pain”. Ids
 * with different numbers are different ids, not mistyped ones.
 */
export const certainMatch = (word: string, known: Iterable<string>): string | undefined => {
  const all = [...new Set(known)]
  const match = closestMatch(word, all)
  if (match === undefined || numbersIn(word) !== numbersIn(match)) return undefined
  const distance = editDistance(normalise(word), normalise(match))
  if (distance > Math.max(1, Math.floor(normalise(word).length / 4))) return undefined
  return all.some((other) => other !== match && editDistance(normalise(word), normalise(other)) <= distance)
    ? undefined
    : match
}

const numbersIn = (word: string): string => word.replace(/\D+/g, ' ').trim()

/** The help for an unknown word: the closest match, and the known words if there are not too many. `name`: their heading, such as "Options". */
export const didYouMean = (word: string, known: Iterable<string>, name: string): string => {
  const all = [...known]
  const match = likelyMatches(word, all)
    .map((one) => `“${one}”`)
    .join(' or ')
  if (match !== '' && all.length > maxListed) return `Did you mean ${match}?`
  const list = all.length === 0 ? 'none' : all.slice(0, maxListed).join(', ') + (all.length > maxListed ? ', …' : '')
  return `${match === '' ? '' : `Did you mean ${match}? `}${name}: ${list}.`
}

/**
 * If ids differ only in their number, such as sleep_13 and sleep_3 for sleep_31, several are equally likely. Up to two are
 * named: first the one with swapped digits, then the one without the last digit.
 */
const likelyMatches = (word: string, known: readonly string[]): readonly string[] => {
  const best = closestMatch(word, known)
  if (best === undefined) return []
  const [, stem] = /^(.*\D)\d+$/.exec(word) ?? []
  const numbered = known.filter(
    (one) => stem !== undefined && one.startsWith(stem) && /^\d+$/.test(one.slice(stem.length)),
  )
  if (!numbered.includes(best)) return [best]
  const sorted = (text: string) => [...text].sort().join('')
  const swapped = numbered.find((one) => sorted(one) === sorted(word))
  const shorter = numbered.find((one) => one.length === word.length - 1 && word.startsWith(one))
  const likely = [swapped, shorter].filter((one) => one !== undefined)
  return likely.length > 0 ? likely : [best]
}

const maxListed = 20

const invisible = new RegExp(withoutWidth, 'gu')

/** Removes invisible letters and typographic quotes, which come from other programs. */
const normalise = (word: string) =>
  word
    .replace(invisible, '')
    .replace(/[“”„‘’‚«»]/g, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** Edit distance in which swapping two neighbours is one edit (optimal string alignment). */
export const editDistance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + same]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(cell(i - 2, j - 2) + 1)
      row.push(Math.min(...steps))
    }
  }
  return cell(a.length, b.length)
}
