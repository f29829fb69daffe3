// Makes the display font in src/app/fonts: Bricolage Grotesque (OFL-1.1), one axis, in two files told apart by
// unicode-range: basic (loaded always) and accents (loaded only by a page that shows one, for example in a name).
// And the same letters in one weight for src/server/report-pdf: what writes PDFs reads neither axes nor WOFF2 right.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const folder = fileURLToPath(new URL('../../src/app/fonts/', import.meta.url))
const print = fileURLToPath(new URL('../../src/server/report-pdf/layout/', import.meta.url))
const installed = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/bricolage-grotesque/package.json'),
)
const parts = {
  'ringlet-display.woff2': `${range(0x20, 0x7e)}\u00a0£·×–—‘’“”•…←→↑↓✓`,
  'ringlet-display-accents.woff2': `${range(0xa1, 0xff)}ŁłŒœŴŵŶŷŚśŽžŠšĆćČč`,
}
// opsz 36 keeps the open counters of the small cut and the tight joins of the large one.
const variationAxes = { opsz: 36, wdth: 100, wght: { min: 500, max: 800 } }

mkdirSync(folder, { recursive: true })
const source = readFileSync(join(installed, 'files/bricolage-grotesque-latin-standard-normal.woff2'))
for (const [file, text] of Object.entries(parts)) {
  const made = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(join(folder, file), made)
  console.log(`${file}: ${made.length} bytes`)
}
const printed = await subsetFont(source, Object.values(parts).join(''), {
  targetFormat: 'truetype',
  variationAxes: { ...variationAxes, wght: 720 },
})
writeFileSync(join(print, 'ringlet-display.ttf'), printed)
console.log(`ringlet-display.ttf: ${printed.length} bytes`)
for (const place of [folder, print]) copyFileSync(join(installed, 'LICENSE'), join(place, 'OFL.txt'))

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
}
