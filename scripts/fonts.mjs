// Makes the display font in src/app/fonts: Bricolage Grotesque (OFL-1.1), one axis, in two files told apart by
// unicode-range: basic (loaded always) and accents (loaded only by a page that shows one, for example in a name).
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const folder = fileURLToPath(new URL('../src/app/fonts/', import.meta.url))
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
copyFileSync(join(installed, 'LICENSE'), join(folder, 'OFL.txt'))

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
}
