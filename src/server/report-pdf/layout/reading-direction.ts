/** Reorders the words of right-to-left text, a small part of Unicode's bidirectional algorithm (UAX #9). The font reorders inside a word. */
export type Direction = 'ltr' | 'rtl'

const rightToLeft = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]'
const isRightToLeft = new RegExp(rightToLeft, 'u')
const letter = /[\p{L}\p{N}]/u
const directionChange = new RegExp(
  `(?<=${rightToLeft})(?=[\\p{L}\\p{N}])(?!${rightToLeft})|(?<=[\\p{L}\\p{N}])(?<!${rightToLeft})(?=${rightToLeft})`,
  'u',
)

/** The direction of the first letter or digit, as in rules P2 and P3 of UAX #9. */
export const directionOf = (text: string): Direction => {
  const first = letter.exec(text)?.[0]
  return first !== undefined && isRightToLeft.test(first) ? 'rtl' : 'ltr'
}

const punctuationAround = /^([^\p{L}\p{M}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su

/** Splits a word where its direction changes, and separates the punctuation around it, which has no direction of its own. */
export const splitAtDirectionChanges = (word: string): readonly string[] => {
  if (!isRightToLeft.test(word)) return [word]
  const [, before = '', letters = '', after = ''] = punctuationAround.exec(word) ?? []
  return [before, ...letters.split(directionChange), after].filter((piece) => piece !== '')
}

/** The words from left to right. A word without a direction takes that of its neighbours if they agree, else `base`. */
export const inVisualOrder = <Word extends { readonly text: string }>(
  words: readonly Word[],
  base: Direction,
): readonly Word[] => {
  if (base === 'ltr' && !words.some(({ text }) => isRightToLeft.test(text))) return words
  const own = words.map(({ text }) => (letter.test(text) ? directionOf(text) : null))
  const directions = own.map((direction, at) => {
    if (direction) return direction
    const before = own.slice(0, at).findLast((one) => one !== null) ?? base
    const after = own.slice(at).find((one) => one !== null) ?? base
    return before === after ? before : base
  })
  const runs: { readonly direction: Direction; readonly words: Word[] }[] = []
  words.forEach((word, at) => {
    const direction = directions[at] ?? base
    const last = runs.at(-1)
    if (last?.direction === direction) last.words.push(word)
    else runs.push({ direction, words: [word] })
  })
  const ordered = base === 'rtl' ? runs.toReversed() : runs
  return ordered.flatMap((run) => (run.direction === 'rtl' ? run.words.toReversed() : run.words))
}
