/** What a visitor typed, as it can be printed: nothing that steers the text, and a box for what no letter is there for. */

/** Controls, bidirectional overrides, joiners, selectors: they have no shape, and may change how everything else reads. */
const shapeless = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
const spaces = /[\t\p{Zs}]/gu
/** A pile of accents reaches into the lines above and below. */
const pile = /(\p{M}{2})\p{M}+/gu

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const box = '□'
/** Each of these is a sign of its own, and every face has them: most texts are nothing else. */
const common = /^[\n -~£‘’“”–—]*$/

export const printable = (text: string, hasGlyph: (codePoint: number) => boolean): string => {
  if (common.test(text)) return text
  const plain = text.toWellFormed().normalize('NFC').replace(lineEnds, '\n').replace(spaces, ' ').replace(pile, '$1')
  // An emoji may be several signs that are joined: one box for all of them.
  return [...clusters.segment(plain)].map(({ segment }) => shown(segment, hasGlyph)).join('')
}

const shown = (cluster: string, hasGlyph: (codePoint: number) => boolean): string => {
  if (cluster === '\n') return cluster
  const visible = cluster.replace(shapeless, '')
  return [...visible].every((sign) => hasGlyph(sign.codePointAt(0) ?? 0)) ? visible : box
}
