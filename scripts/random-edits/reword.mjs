// Replaces the words of a text with invented ones of the same length. Parts with a meaning for the product stay.

/** Parts that stay: placeholders, link targets, addresses and escapes, in the order in which they are tried. */
const fixed = /\{[^}]*\}|\]\([^)]*\)|<[^>]*>|\S+@\S+|\w+:\/\/\S+|\\./

/** Words to replace. Single letters stay. */
const word = /\p{L}{2,}/u

const vowels = 'aeiou'.split('')
const consonants = 'bdfglmnprstv'.split('')

/**
 * @param {string} text as written in the YAML file, quotes included
 * @param {ReturnType<typeof import('./random.mjs').randomOf>} random
 */
export function reword(text, random) {
  const letter = (/** @type {string} */ old) => {
    const lower = old.toLowerCase()
    const others = (vowels.includes(lower) ? vowels : consonants).filter((one) => one !== lower)
    const chosen = random.pick(others) ?? old
    return old === lower ? chosen : chosen.toUpperCase()
  }
  const pieces = new RegExp(`(?<fixed>${fixed.source})|${word.source}`, 'gu')
  return text.replace(pieces, (piece, ...groups) => (groups.at(-1).fixed ? piece : piece.replace(/\p{L}/gu, letter)))
}
