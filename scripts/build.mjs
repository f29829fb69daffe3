// Builds the product into dist/: client (static site), server (one file), build.json (what it was built from).
// --if-stale: only when a source has changed since the last build, or CONTENT_DIR is another one. --is-fresh: only says so.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { writeIcons } from './assets/icons.mjs'
import { oldestBrowsers } from './browsers/oldest-browsers.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
process.env.NODE_ENV = 'production'
const contentDir = resolve(process.env.CONTENT_DIR ?? 'content')
const dist = process.env.DIST_DIR ?? 'dist'
const stamp = join(dist, 'build.json')
const sources = [
  'src',
  'schemas',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/assets/icons.mjs',
  'scripts/browsers/oldest-browsers.mjs',
  'package.json',
  'vite.config.ts',
  'package-lock.json',
  contentDir,
]

const serverEntries = {
  main: 'src/server/main.ts',
  operator: 'src/server/operator/operator.ts',
  'cache-content': 'src/server/results/cache-content.ts',
  'picture-process-main': 'src/server/photos/picture-process-main.ts',
}

const fingerprint = fingerprintOf(sources)
if (process.argv.includes('--is-fresh')) process.exit(isFresh() ? 0 : 1)
if (process.argv.includes('--if-stale') && isFresh()) process.exit(0)

const { build } = await import('vite')
rmSync(dist, { recursive: true, force: true })
try {
  await build({ logLevel: 'warn', build: { outDir: join(dist, 'client') } })
  await build({ logLevel: 'warn', build: ssr('prerender', { main: 'src/app/prerender.tsx' }) })
  // In one build: the server and the commands of an operator share what they are made of.
  await build({ logLevel: 'warn', build: ssr('server', serverEntries) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const pages = await writePages()
rmSync(join(dist, 'prerender'), { recursive: true, force: true })
compress(join(dist, 'client'))
const { cacheContent } = await import(pathToFileURL(resolve(dist, 'server/cache-content.js')))
await cacheContent(contentDir, dist)
writeFileSync(stamp, JSON.stringify({ fingerprint, contentDir }))
console.log(`Built ${pages} pages into ${relative(root, resolve(dist)) || dist}`)

function ssr(name, input) {
  return {
    ssr: true,
    outDir: join(dist, name),
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
  }
}

/** One HTML file a page: the shell, the prerendered page, its title, and the scripts that it will need at once. */
async function writePages() {
  const client = join(dist, 'client')
  const shellFile = join(client, 'src/app/index.html')
  const shell = readFileSync(shellFile, 'utf8')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const site = await import(pathToFileURL(resolve(dist, 'prerender/main.js')))
  for (const [file, text] of Object.entries(site.files)) writeFileSync(join(client, file), text)
  await writeIcons(client, site.icons)
  const picture = await sharp(join(client, 'media', site.sharedPicture)).metadata()
  for (const path of site.paths) {
    const page = await site.prerender(path, picture, oldestBrowsers)
    const head = [
      ...page.head,
      ...preloads(manifest, `src/pages/${page.file}`),
      `<noscript><link rel="stylesheet" href="/${fontsSheet(manifest)}" /></noscript>`,
    ]
    const html = shell
      .replace(/(?<=<html lang=")[^"]*/, site.language)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<!--above-->', () => page.above)
      .replace('<!--instead-->', () => page.instead)
      .replace('<!--page-->', () => page.html)
    if (/<script(?![^>]*\bsrc=)|\sstyle="/.test(html))
      throw new Error(`${path}: inline script or style, which the security policy refuses`)
    // The server turns [id] back into the place of an id.
    const file = join(client, path === '*' ? '404.html' : join(path.replace(/:(\w+)/g, '[$1]'), 'index.html'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  rmSync(join(client, 'src'), { recursive: true })
  return site.paths.length
}

/** Scripts load the display face when they are done; without scripts the page does. */
function fontsSheet(manifest) {
  const sheet = manifest['virtual:fonts.css']?.file
  if (!sheet) throw new Error('The style sheet of the fonts is missing from the build')
  return sheet
}

/** The chunks of the page and its own styles, asked for together with the entry instead of after it. */
function preloads(manifest, page) {
  if (!manifest[page]) throw new Error(`${page} is missing from the build`)
  const files = new Set()
  const styles = new Set()
  const add = (key) => {
    const one = manifest[key]
    if (!one || files.has(one.file) || one.isEntry) return
    files.add(one.file)
    for (const style of one.css ?? []) styles.add(style)
    for (const next of one.imports ?? []) add(next)
  }
  add(page)
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...files].map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ]
}

/** The server sends what was compressed here: the strongest settings cost nothing later. */
function compress(folder) {
  for (const file of walk(folder)) {
    if (!/\.(js|css|html|svg|json|txt|xml|webmanifest)$/.test(file)) continue
    const bytes = readFileSync(file)
    if (bytes.length < 500) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function isFresh() {
  if (!existsSync(stamp)) return false
  const built = JSON.parse(readFileSync(stamp, 'utf8'))
  return built.fingerprint === fingerprint && built.contentDir === contentDir
}

function fingerprintOf(places) {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of walk(place).sort()) {
      if (/\.(test|stories)\.tsx?$/.test(file) || file.includes('/testing/')) continue
      hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex')
}

function walk(place) {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(place, entry.name)) : [join(place, entry.name)],
  )
}
