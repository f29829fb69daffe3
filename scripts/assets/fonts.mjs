// Subsets the display font into src/app/fonts: Bricolage Grotesque (OFL-1.1) in one weight, which has half the bytes of a variable range
// of weights. There are two files, each with a unicode-range: the characters of English headings, which are always loaded, and
// the others, which a browser loads only for a page that contains some of them.
// The report PDF gets the same characters as TrueType, because pdfkit does not support WOFF2 reliably.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @ts-expect-error The package has no types.
import untypedSubsetFont from 'subset-font'

/**
 * @typedef {{ targetFormat: 'woff2' | 'truetype', variationAxes: Record<string, number> }} SubsetOptions
 * @type {(font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>}
 */
const subsetFont = untypedSubsetFont

const folder = fileURLToPath(new URL('../../src/app/fonts/', import.meta.url))
const reportFolder = fileURLToPath(new URL('../../src/server/report-pdf/layout/', import.meta.url))
const installed = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/bricolage-grotesque/package.json'),
)
const letters = range(0x41, 0x5a) + range(0x61, 0x7a)
const parts = {
  'ringlet-display.woff2': `${range(0x20, 0x22)}${range(0x25, 0x29)}${range(0x2b, 0x3b)}?${letters}\u00a0£·–—‘’“”…→✓`,
  'ringlet-display-rest.woff2': `#$*<=>@[\\]^_\`{|}~×•←↑↓${range(0xa1, 0xff)}ŁłŒœŴŵŶŷŚśŽžŠšĆćČč`,
}
// Optical size 36 is between the open counters of small sizes and the tight joins of large ones. Headings have weights of 650 to 750.
const variationAxes = { opsz: 36, wdth: 100, wght: 720 }

mkdirSync(folder, { recursive: true })
const source = readFileSync(join(installed, 'files/bricolage-grotesque-latin-standard-normal.woff2'))
for (const [file, text] of Object.entries(parts)) {
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(join(folder, file), subset)
  console.log(`${file}: ${subset.length} bytes`)
}
const reportFont = await subsetFont(source, Object.values(parts).join(''), {
  targetFormat: 'truetype',
  variationAxes,
})
writeFileSync(join(reportFolder, 'ringlet-display.ttf'), reportFont)
console.log(`ringlet-display.ttf: ${reportFont.length} bytes`)
for (const place of [folder, reportFolder]) copyFileSync(join(installed, 'LICENSE'), join(place, 'OFL.txt'))

/**
 * @param {number} from code point
 * @param {number} to code point, included
 */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
}
