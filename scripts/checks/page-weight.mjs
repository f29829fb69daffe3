// What the first pages may weigh, and that no page asks another host for anything. Used by the size bench and by the check.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Bytes, pressed with brotli. Fonts are asked for when the scripts are done, and have no part in it. */
export const budgets = [
  { page: '/', kinds: ['JavaScript'], most: 110_000 },
  { page: '/quiz', kinds: ['HTML', 'CSS', 'JavaScript'], most: 130_000 },
]

/** What breaks a budget or asks another host, in sentences. `client` is the folder of the built site. */
export const problemsOf = (client) => [...tooLarge(client), ...foreignIn(client)]

/** Files of a budget with their pressed size, the largest first. */
export function weigh(client, { kinds, page }) {
  const loaded = loadedBy(client, join(page, 'index.html'))
  const files = kinds.flatMap((kind) => loaded[kind]).map((file) => ({ file, bytes: measure(client, file)[2] }))
  return {
    files: files.sort((one, other) => other.bytes - one.bytes),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

function tooLarge(client) {
  return budgets.flatMap((budget) => {
    const { bytes, files } = weigh(client, budget)
    if (bytes <= budget.most) return []
    const over = `${bytes - budget.most} bytes more than the ${budget.most} of its budget`
    const list = files.map(({ bytes: own, file }) => `  ${String(own).padStart(7)}  ${file}`)
    return [[`${budget.page}: ${budget.kinds.join(' + ')} is ${over}, pressed with brotli.`, ...list].join('\n')]
  })
}

/** A page may link to other sites. It loads nothing from them, and neither does a script or a style sheet. */
function foreignIn(client) {
  const files = readdirSync(client, { recursive: true }).map((file) => file.replaceAll('\\', '/'))
  return files.flatMap((file) => {
    const find = asked[/\.\w+$/.exec(file)?.[0] ?? '']
    if (!find) return []
    return find(readFileSync(join(client, file), 'utf8')).map((address) => `${file} asks another host: ${address}`)
  })
}

const elsewhere = String.raw`((?:https?:|wss?:)?//[^"'\`)\s]+)`
const [inHtml, inCss, inScript] = [
  new RegExp(String.raw`<(?!a\b|meta\b|use\b)\w+\b[^>]*?\s(?:src|srcset|href|action|poster|data)="${elsewhere}`, 'g'),
  new RegExp(String.raw`(?:url\(\s*["']?|@import\s+["'])${elsewhere}`, 'g'),
  new RegExp(
    String.raw`(?:\b(?:fetch|import|sendBeacon|EventSource|WebSocket|Worker|importScripts)\(\s*|\bsrc:\s*)["'\`]${elsewhere}`,
    'g',
  ),
]
/** By the end of a file's name: the addresses on other hosts that it loads. */
const asked = {
  '.html': (text) =>
    [...text.matchAll(inHtml)].flatMap(([tag, address]) => (tag.includes('rel="canonical"') ? [] : [address])),
  '.css': (text) => [...text.matchAll(inCss)].map(([, address]) => address),
  '.js': (text) => [...text.matchAll(inScript)].map(([, address]) => address),
}

/** A font is compressed already and is sent as it is. */
export function measure(client, path) {
  const content = readFileSync(join(client, path))
  if (path.endsWith('.woff2')) return [content.length, content.length, content.length]
  return [content.length, gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length]
}

/** What the HTML names, and what that imports at once. */
export function loadedBy(client, html) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const text = readFileSync(join(client, html), 'utf8')
  const named = [...text.matchAll(/<(script|link)\b[^>]*?\s(?:src|href)="\/([^"]+)"/g)].map(([, , path]) => path)
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
    fonts: [
      ...new Set([
        ...list.filter((path) => path.endsWith('.woff2')),
        ...styles.flatMap((style) => fontsOf(client, style)),
      ]),
    ],
    HTML: [html],
  }
}

/** The fonts that plain English text needs: the file with an "a" in it. */
function fontsOf(client, style) {
  const faces = readFileSync(join(client, style), 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []
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
