import type { Schema } from './schema-node.ts'

/** Words for units in descriptions, and how a field shows them. The currency comes from the content: `useCurrency`. */
const units: readonly (readonly [word: RegExp, shown: string])[] = [
  [/\bmilliseconds\b/, 'ms'],
  [/\bseconds\b/, 'seconds'],
  [/\bminutes\b/, 'minutes'],
  [/\bdays\b/, 'days'],
  [/\bmonths\b/, 'months'],
  [/\byears\b/, 'years'],
  [/\bpixels\b/, 'pixels'],
  [/\bcharacters\b/, 'characters'],
  [/\bmegabytes\b/, 'MB'],
  [/\bmillilitres\b/, 'ml'],
  [/\bcurrency\b/, 'currency'],
]

/** The unit of a number setting: the first one that the first sentence of its description names. */
export const unitOf = ({ description }: Schema): string | undefined => {
  const [sentence = ''] = typeof description === 'string' ? description.toLowerCase().split(/[.:;](?:\s|$)/) : []
  const found = units.flatMap(([word, shown]) => {
    const at = sentence.search(word)
    return at === -1 ? [] : [{ at, shown }]
  })
  return found.sort((a, b) => a.at - b.at)[0]?.shown
}
