export type SplitText = {
  readonly first: string
  /** Empty: there is no more, or too little to be worth a press. */
  readonly rest: string
}

/** In characters: about as much as fits into the two lines that a link takes up on a phone. */
const shortest = 70

/** The first sentence of a text, and the others if they are long enough to be folded away. */
export const firstSentence = (text: string): SplitText => {
  const first = /^.+?[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text
  const rest = text.slice(first.length).trim()
  return rest.length < shortest ? { first: text, rest: '' } : { first, rest }
}
