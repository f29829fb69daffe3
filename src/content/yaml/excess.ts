/** Limits of what is given to the YAML parser: beyond them it takes minutes, or all the memory. No content comes near them. */
export const maxCharacters = 2_000_000
const maxDepth = 100
const maxAliases = 2_000

/** What is too much in a file, as a message; null: nothing. */
export const excessIn = (text: string): string | null => {
  if (text.length > maxCharacters) return 'This file is larger than 2 MB, which no file of a content is.'
  if (bracketDepth(text) > maxDepth) return 'This file has more than 100 brackets inside each other.'
  if (/(?:[-?:][ \t]+){100}/.test(text)) return 'This file has more than 100 lists inside each other.'
  if ((text.match(/(?:^|[\s,[{])\*[^\s,\]}*]/g) ?? []).length > maxAliases)
    return 'This file has more than 2,000 aliases.'
  return null
}

/** Brackets in texts count as well: they mostly come in pairs. */
const bracketDepth = (text: string): number => {
  let depth = 0
  let deepest = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
