// Lists the files that the service worker stores, so that the quiz works without a network.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

/** @typedef {Record<string, import('vite').ManifestChunk>} Manifest */

/**
 * @param {string} client folder of the built site, with its pages
 * @param {string} quiz path of the quiz
 * @param {string} offlinePage path of the page that is shown in place of pages that are not stored
 * @returns {import('#service-worker/offline-files.ts').OfflineFiles}
 */
export function offlineFilesOf(client, quiz, offlinePage) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const pages = [quiz, offlinePage]
  const scripts = filesOfQuiz(manifest)
  const linked = pages
    .flatMap((page) => linksIn(readFileSync(fileAt(client, page), 'utf8')))
    .filter((path) => existsSync(fileAt(client, path)))
  const named = namedIn(client, [...scripts.map((file) => `/${file}`), ...linked])
  const paths = [...new Set([...pages, ...linked, ...scripts.map((file) => `/${file}`), ...named])].sort()
  const files = Object.fromEntries(paths.map((path) => [path, integrityOf(fileAt(client, path))]))
  const version = createHash('sha256')
    .update(JSON.stringify([quiz, offlinePage, files]))
    .digest('hex')
    .slice(0, 12)
  return { version, quiz, offlinePage, files }
}

/**
 * Scripts and styles of the quiz, including everything that it loads later, and of the entry without the other pages.
 * @param {Manifest} manifest
 */
function filesOfQuiz(manifest) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @type {Set<string>} */
  const files = new Set()
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    // The entry's dynamic imports are the pages.
    const later = chunk.isEntry ? [] : (chunk.dynamicImports ?? [])
    for (const imported of [...(chunk.imports ?? []), ...later]) add(imported)
  }
  for (const key of ['src/app/index.html', 'src/pages/quiz/quiz-route.tsx', 'virtual:fonts.css']) {
    if (!manifest[key]) throw new Error(`${key} is missing from the build`)
    add(key)
  }
  return [...files]
}

/**
 * Files of this site that the page loads, or that the browser loads for the page.
 * @param {string} html
 */
function linksIn(html) {
  const links = [...html.matchAll(/<(?:link|script|img|use)\b[^>]*?\s(?:href|src)="(\/[^"/][^"#]*\.\w+)[^"]*"/g)]
  return links.flatMap(([tag, path]) => (path && !tag.includes('apple-touch-icon') ? [path] : []))
}

/**
 * Fonts, workers and pictures whose names these files contain.
 * @param {string} client
 * @param {readonly string[]} paths
 */
function namedIn(client, paths) {
  const texts = paths
    .filter((path) => /\.(js|css)$/.test(path))
    .map((path) => readFileSync(fileAt(client, path), 'utf8'))
  const isNamed = (/** @type {string} */ name) => texts.some((text) => text.includes(name))
  const assets = namesIn(join(client, 'assets')).filter((name) => /\.woff2$|worker.*\.js$/.test(name) && isNamed(name))
  const all = namesIn(join(client, 'media'))
  // Drawings are shown from the sprite of their folder, which is named after the folder (src/components/picture.tsx).
  const spriteOf = (/** @type {string} */ name) => `${posix.dirname(name)}.svg`
  const pictures = all.flatMap((name) => {
    if (!isNamed(name)) return []
    return name.endsWith('.svg') && all.includes(spriteOf(name)) ? [spriteOf(name)] : [name]
  })
  return [...assets.map((name) => `/assets/${name}`), ...pictures.map((name) => encodeURI(`/media/${name}`))]
}

/** @param {string} folder */
function namesIn(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => name.split(sep).join('/')).filter((name) => /\.\w+$/.test(name))
}

/**
 * @param {string} client
 * @param {string} path
 */
function fileAt(client, path) {
  return join(client, /\.\w+$/.test(path) ? decodeURI(path) : join(path, 'index.html'))
}

/** @param {string} file */
function integrityOf(file) {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
}
