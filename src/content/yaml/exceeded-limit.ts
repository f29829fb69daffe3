/** Limits for the YAML parser, which otherwise takes minutes or all the memory. No real content comes near them. */
export const maxCharacters = 2_000_000
const maxDepth = 100
const maxAliases = 2_000

/** What exceeds a limit in a file, as a message. null: nothing. */
export const exceededLimit = (text: string): string | null => {
  if (text.length > maxCharacters) return 'This file is larger than 2 MB, which no file of a content is.'
  if (bracketDepth(text) > maxDepth) return 'This file has more than 100 brackets inside each other.'
  if (/(?:[-?:][ \t]+){100}/.test(text)) return 'This file has more than 100 lists inside each other.'
  if ((text.match(/(?:^|[\s,[{])\*[^\s,\]}*]/g) ?? []).length > maxAliases)
    return 'This file has more than 2,000 aliases.'
  return null
}

/** Brackets inside texts count, too, but they usually come in pairs. */
const bracketDepth = (text: string): number => {
  let depth = 0
  let deepest = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
