// Writes the prerendered pages and the site-wide files into the built site.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { plainMark, writeIcons } from '#scripts/assets/icons.mjs'
import { oldestBrowsers } from '#scripts/browsers/oldest-browsers.mjs'

/** @typedef {Record<string, import('vite').ManifestChunk>} Manifest */

/**
 * One HTML file for each page: the shell with the prerendered page, its head, and preloads of the scripts that it needs.
 * @param {string} client folder of the built site
 * @param {typeof import('#app/prerender.tsx')} site
 * @returns {Promise<number>} how many pages
 */
export async function writePages(client, site) {
  const shell = withIcon(readFileSync(join(client, 'src/app/index.html'), 'utf8'), site.pictures.icon)
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  for (const [file, text] of Object.entries(site.files)) writeFileSync(join(client, file), text)
  const { icon, sharing } = site.pictures
  await writeIcons(client, site.icons, icon === null ? plainMark(site.iconColours) : join(client, 'media', icon))
  const picture = sharing === null ? null : await sharp(join(client, 'media', sharing)).metadata()
  for (const path of site.paths) {
    const page = await site.prerender(path, picture, oldestBrowsers)
    const head = [
      ...page.head,
      ...preloads(manifest, `src/pages/${page.file}`),
      `<noscript>${styleSheet(fontsStyleSheet(manifest))}</noscript>`,
    ]
    const html = inLanguage(shell, site)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<!--above-->', () => page.above)
      .replace('<!--instead-->', () => page.instead)
      .replace('<!--page-->', () => page.html)
    if (/<script(?![^>]*\bsrc=)|\sstyle="/.test(html))
      throw new Error(`${path}: inline script or style, which the content security policy blocks`)
    // The server maps [id] back to a path parameter.
    const file = join(client, path === '*' ? '404.html' : join(path.replace(/:(\w+)/g, '[$1]'), 'index.html'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  writeOfflinePage(client, shell, site, manifest)
  rmSync(join(client, 'src'), { recursive: true })
  return site.paths.length
}

/**
 * Links the content's drawing as the icon, if it has one. The PNG icons always exist.
 * @param {string} html
 * @param {string | null} icon path below content/media
 */
function withIcon(html, icon) {
  const link = icon?.endsWith('.svg')
    ? `    <link rel="icon" href="/media/${encodeURI(icon)}" type="image/svg+xml" />\n`
    : ''
  return html.replace(/ *<link rel="icon"[^>]*>\n/, link)
}

/**
 * @param {string} html
 * @param {Pick<typeof import('#app/prerender.tsx'), 'language'>} site
 */
const inLanguage = (html, { language: { dir, lang } }) =>
  html.replace(/<html lang="[^"]*"/, `<html lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}`)

/** Path of the page that the service worker shows without a network. */
export const offlinePath = '/offline'

/**
 * The offline page has no scripts, because those of the requested page may not be on the device.
 * @param {string} client
 * @param {string} shell
 * @param {typeof import('#app/prerender.tsx')} site
 * @param {Manifest} manifest
 */
function writeOfflinePage(client, shell, site, manifest) {
  if (site.paths.includes(offlinePath)) throw new Error(`A page of the content is at ${offlinePath}, which is reserved`)
  const { head, html } = site.offlinePage()
  const page = inLanguage(shell, site)
    .replace(/ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/g, '')
    .replace('<!--head-->', () => [...head, styleSheet(fontsStyleSheet(manifest))].join('\n    '))
    .replace(/<!--(above|instead)-->/g, '')
    .replace('<!--page-->', () => html)
  mkdirSync(join(client, offlinePath))
  writeFileSync(join(client, offlinePath, 'index.html'), page)
}

/** @param {string} file */
const styleSheet = (file) => `<link rel="stylesheet" href="/${file}" />`

/**
 * Scripts load the display font after they have run. Without JavaScript, the page loads this style sheet.
 * @param {Manifest} manifest
 */
function fontsStyleSheet(manifest) {
  const sheet = manifest['virtual:fonts.css']?.file
  if (!sheet) throw new Error('The style sheet of the fonts is missing from the build')
  return sheet
}

/**
 * Preload links for the chunks and the styles of a page, so that they load in parallel with the entry.
 * @param {Manifest} manifest
 * @param {string} page path of its source file
 */
function preloads(manifest, page) {
  if (!manifest[page]) throw new Error(`${page} is missing from the build`)
  /** @type {Set<string>} */
  const files = new Set()
  /** @type {Set<string>} */
  const styles = new Set()
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file) || chunk.isEntry) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  add(page)
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...files].map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ]
}
