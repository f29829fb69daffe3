// What the pages load before anybody does anything, as the build left it in dist/client: scripts, styles, fonts, HTML.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url))
if (!existsSync(client)) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}
const bytes = (path) => readFileSync(join(client, path))
const manifest = JSON.parse(bytes('.vite/manifest.json').toString())
const chunks = Object.values(manifest)

console.log('| Page | What | Files | Bytes | gzip | brotli |\n|---|---|--:|--:|--:|--:|')
for (const page of ['/', '/quiz']) {
  const kinds = loadedBy(join(page, 'index.html'))
  const rows = [...Object.entries(kinds), ['all', Object.values(kinds).flat()]]
  for (const [kind, files] of rows) {
    const [raw, gzip, brotli] = files
      .map(measure)
      .reduce((sums, sizes) => sums.map((sum, at) => sum + sizes[at]), [0, 0, 0])
    console.log(`| ${[`\`${page}\``, kind, files.length, raw, gzip, brotli].join(' | ')} |`)
  }
}

/** A font is compressed already and is sent as it is. */
function measure(path) {
  const content = bytes(path)
  if (path.endsWith('.woff2')) return [content.length, content.length, content.length]
  return [content.length, gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length]
}

/** What the HTML names, and what that imports at once. */
function loadedBy(html) {
  const named = [
    ...bytes(html)
      .toString()
      .matchAll(/<(script|link)\b[^>]*?\s(?:src|href)="\/([^"]+)"/g),
  ].map(([, , path]) => path)
  const files = new Set()
  const add = (path) => {
    if (files.has(path)) return
    files.add(path)
    const chunk = chunks.find(({ file }) => file === path)
    for (const style of chunk?.css ?? []) files.add(style)
    for (const key of chunk?.imports ?? []) add(manifest[key].file)
  }
  named.forEach(add)
  const list = [...files]
  const styles = list.filter((path) => path.endsWith('.css'))
  return {
    JavaScript: list.filter((path) => path.endsWith('.js')),
    CSS: styles,
    fonts: [...new Set([...list.filter((path) => path.endsWith('.woff2')), ...styles.flatMap(fontsOf)])],
    HTML: [html],
  }
}

/** The fonts that plain English text needs: the file with an "a" in it. */
function fontsOf(style) {
  const faces =
    bytes(style)
      .toString()
      .match(/@font-face\s*{[^}]*}/g) ?? []
  return faces.filter(hasLetters).flatMap((face) => /url\(["']?\/([^"')]+\.woff2)/.exec(face)?.[1] ?? [])
}

function hasLetters(face) {
  const ranges = /unicode-range:\s*([^;}]+)/.exec(face)?.[1]
  if (!ranges) return true
  return ranges.split(',').some((range) => {
    const [from, to = from] = range.trim().slice(2).split('-')
    return parseInt(from, 16) <= 0x61 && parseInt(to, 16) >= 0x61
  })
}
