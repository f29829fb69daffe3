/** Words from right to left in a line, in the order in which they stand on paper. Letters inside a word are the font's work. */
export type Direction = 'ltr' | 'rtl'

const rightToLeft = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]'
const isRightToLeft = new RegExp(rightToLeft, 'u')
const letter = /[\p{L}\p{N}]/u
const turn = new RegExp(
  `(?<=${rightToLeft})(?=[\\p{L}\\p{N}])(?!${rightToLeft})|(?<=[\\p{L}\\p{N}])(?<!${rightToLeft})(?=${rightToLeft})`,
  'u',
)

/** The direction of the first letter: so a text is read. */
export const directionOf = (text: string): Direction => {
  const first = letter.exec(text)?.[0]
  return first !== undefined && isRightToLeft.test(first) ? 'rtl' : 'ltr'
}

const around = /^([^\p{L}\p{M}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su

/** A word that turns round in the middle is several, and what stands around it may go with its neighbours. */
export const splitAtTurns = (word: string): readonly string[] => {
  if (!isRightToLeft.test(word)) return [word]
  const [, before = '', letters = '', behind = ''] = around.exec(word) ?? []
  return [before, ...letters.split(turn), behind].filter((piece) => piece !== '')
}

/** From left to right. What has no direction of its own goes with its neighbours, else with the text. */
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
