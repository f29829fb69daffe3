// The budgets of the first pages, and the rule that no page loads anything from another host.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * @typedef {'HTML' | 'CSS' | 'JavaScript' | 'fonts'} Kind
 * @typedef {{ readonly page: string, readonly kinds: readonly Kind[], readonly maxBytes: number }} Budget compressed with brotli
 * @typedef {{ bytes: number, gzip: number, brotli: number }} Sizes
 * @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest of Vite
 */

/**
 * Fonts have no budget, because they are requested after the scripts have run.
 * @type {readonly Budget[]}
 */
export const budgets = [
  { page: '/', kinds: ['JavaScript'], maxBytes: 110_000 },
  { page: '/quiz', kinds: ['HTML', 'CSS', 'JavaScript'], maxBytes: 138_500 },
]

/**
 * Up to the first question of examples/phq-9. `npm run bench -- size` builds and weighs it. The aim is 100,000.
 * @type {Budget}
 */
export const exampleBudget = { page: '/quiz', kinds: ['HTML', 'CSS', 'JavaScript'], maxBytes: 127_400 }

/**
 * Returns one message for each exceeded budget and each request to another host.
 * @param {string} client folder of the built site
 * @returns {readonly string[]}
 */
export function problemsOf(client) {
  return [...exceededBudgets(client), ...foreignRequests(client)]
}

/**
 * The files of a budget with their compressed size, the largest first. The hashes in names of files are replaced by fixed ones: how
 * well they compress is chance, so the same code would weigh up to 100 bytes more or less whenever another file changes.
 * @param {string} client
 * @param {Budget} budget
 */
export function weigh(client, { kinds, page }) {
  const loaded = loadedBy(client, join(page, 'index.html'))
  const files = kinds.flatMap((kind) => loaded[kind]).map((file) => ({ file, bytes: budgetedBytes(client, file) }))
  return {
    files: files.sort((one, other) => other.bytes - one.bytes),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/**
 * @param {string} client
 * @param {string} path
 */
function budgetedBytes(client, path) {
  const content = readFileSync(join(client, path))
  return isFont(path) ? content.length : brotliCompressSync(withFixedHashes(content.toString())).length
}

/**
 * `quiz-C3sTrr6W.js` gets a hash of the name `quiz` in place of the hash of its content.
 * @param {string} text
 */
function withFixedHashes(text) {
  return text.replaceAll(
    /([\w.-]*?)-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g,
    (_, name) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  )
}

/** @param {string} client */
function exceededBudgets(client) {
  return budgets.flatMap((budget) => {
    const { bytes, files } = weigh(client, budget)
    if (bytes <= budget.maxBytes) return []
    const excess = `${bytes - budget.maxBytes} bytes more than the ${budget.maxBytes} of its budget`
    const list = files.map(({ bytes: own, file }) => `  ${String(own).padStart(7)}  ${file}`)
    return [[`${budget.page}: ${budget.kinds.join(' + ')} is ${excess}, compressed with brotli.`, ...list].join('\n')]
  })
}

/**
 * A page may link to other sites, but pages, scripts and style sheets must load nothing from them.
 * @param {string} client
 */
function foreignRequests(client) {
  const files = readdirSync(client, { encoding: 'utf8', recursive: true }).map((file) => file.replaceAll('\\', '/'))
  return files.flatMap((file) => {
    const [extension = ''] = /\.\w+$/.exec(file) ?? []
    const find = foreignAddresses[extension]
    if (!find) return []
    return find(readFileSync(join(client, file), 'utf8')).map((address) => `${file} asks another host: ${address}`)
  })
}

const elsewhere = String.raw`((?:https?:|wss?:)?//[^"'\`)\s]+)`
const inHtml = new RegExp(
  String.raw`<(?!a\b|meta\b|use\b)\w+\b[^>]*?\s(?:src|srcset|href|action|poster|data)="${elsewhere}`,
  'g',
)
const inCss = new RegExp(String.raw`(?:url\(\s*["']?|@import\s+["'])${elsewhere}`, 'g')
const inScript = new RegExp(
  String.raw`(?:\b(?:fetch|import|sendBeacon|EventSource|WebSocket|Worker|importScripts)\(\s*|\bsrc:\s*)["'\`]${elsewhere}`,
  'g',
)

/**
 * For each extension, the addresses on other hosts that a file loads.
 * @type {Readonly<Record<string, (text: string) => string[]>>}
 */
const foreignAddresses = {
  '.html': (text) =>
    [...text.matchAll(inHtml)].flatMap(([tag, address = '']) => (tag.includes('rel="canonical"') ? [] : [address])),
  '.css': (text) => [...text.matchAll(inCss)].map(([, address = '']) => address),
  '.js': (text) => [...text.matchAll(inScript)].map(([, address = '']) => address),
}

/**
 * WOFF2 is already compressed and sent as it is.
 * @param {string} path
 */
function isFont(path) {
  return path.endsWith('.woff2')
}

/**
 * @param {string} client
 * @param {string} path
 * @returns {Sizes}
 */
export function sizesOf(client, path) {
  const content = readFileSync(join(client, path))
  const bytes = content.length
  if (isFont(path)) return { bytes, gzip: bytes, brotli: bytes }
  return { bytes, gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length }
}

/**
 * The files that a page references, and their static imports.
 * @param {string} client
 * @param {string} html
 * @returns {Record<Kind, string[]>}
 */
export function loadedBy(client, html) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const text = readFileSync(join(client, html), 'utf8')
  const referenced = [...text.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="\/([^"]+)"/g)]
  /** @type {Set<string>} */
  const files = new Set()
  const add = (/** @type {string} */ path) => {
    if (files.has(path)) return
    files.add(path)
    const chunk = chunks.find(({ file }) => file === path)
    for (const style of chunk?.css ?? []) files.add(style)
    for (const key of chunk?.imports ?? []) {
      const imported = manifest[key]
      if (imported) add(imported.file)
    }
  }
  for (const [, path = ''] of referenced) add(path)
  const withExtension = (/** @type {string} */ extension) => [...files].filter((path) => path.endsWith(extension))
  const styles = withExtension('.css')
  return {
    JavaScript: withExtension('.js'),
    CSS: styles,
    fonts: [...new Set([...withExtension('.woff2'), ...styles.flatMap((style) => fontsOf(client, style))])],
    HTML: [html],
  }
}

/**
 * The fonts that plain English text needs: those that contain an "a".
 * @param {string} client
 * @param {string} style
 */
function fontsOf(client, style) {
  const faces = readFileSync(join(client, style), 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []
  return faces.filter(hasLetters).flatMap((face) => /url\(["']?\/([^"')]+\.woff2)/.exec(face)?.[1] ?? [])
}

/** @param {string} face */
function hasLetters(face) {
  const ranges = /unicode-range:\s*([^;}]+)/.exec(face)?.[1]
  if (!ranges) return true
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return parseInt(from, 16) <= 0x61 && parseInt(to, 16) >= 0x61
  })
}
