/** Control characters, bidirectional overrides, joiners, variation selectors. They have no glyph and can change other text. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
const spaces = /[\t\p{Zs}]/gu
/** More than two combining marks would overlap the lines above and below. */
const stackedAccents = /(\p{M}{2})\p{M}+/gu

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** In place of what the font cannot show. */
export const box = '□'
/** Fast path: characters that every font has and that need no normalisation. Most texts have no others. */
const common = /^[\n -~£‘’“”–—]*$/

/** What a visitor typed, without invisible characters, and with a box for each cluster that the font lacks. */
export const printable = (text: string, hasGlyph: (codePoint: number) => boolean): string => {
  if (common.test(text)) return text
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(stackedAccents, '$1')
  // An emoji can be several joined code points: one box for all of them.
  return [...clusters.segment(plain)].map(({ segment }) => printableCluster(segment, hasGlyph)).join('')
}

const printableCluster = (cluster: string, hasGlyph: (codePoint: number) => boolean): string => {
  if (cluster === '\n') return cluster
  const visible = cluster.replace(invisible, '')
  return [...visible].every((character) => hasGlyph(character.codePointAt(0) ?? 0)) ? visible : box
}
