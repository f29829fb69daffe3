// Builds the product into dist/ (or DIST_DIR): client (static site), server, content.json (compiled), build.json (fingerprint of the
// sources). The old build stays until the new one is complete, so that a server can go on running from it.
// --if-stale: builds only if a source or CONTENT_DIR has changed since the last build. --is-fresh: only exits with 1 in that case.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readArguments } from './build/arguments.mjs'
import { contentsProblem, placeProblem, parseStamp, stampName } from './build/build-folder.mjs'
import { compressFiles, fingerprintOf } from './build/files.mjs'
import { newBuildOf } from './build/new-build.mjs'
import { buildTarget } from './browsers/oldest-browsers.mjs'
import { offlineFilesOf } from './build/offline-files.mjs'
import { putInPlace } from './build/put-in-place.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
process.env.NODE_ENV = 'production'
const { values: flags } = await readArguments(
  'npm run build',
  `npm run build builds the product into dist/ (or DIST_DIR), with the content of CONTENT_DIR.

  --if-stale   only if a source or the content has changed since the last build
  --is-fresh   builds nothing, and exits with 1 in that case`,
  { options: { 'if-stale': { type: 'boolean' }, 'is-fresh': { type: 'boolean' } } },
)
const contentDir = resolve(process.env.CONTENT_DIR || 'content')
const dist = process.env.DIST_DIR || 'dist'
const stampFile = join(dist, stampName)
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

const folderProblem = placeProblem(resolve(dist), sources) ?? contentsProblem(resolve(dist))
if (folderProblem) {
  console.error(folderProblem)
  process.exit(1)
}

if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(`There is no content folder at ${contentDir}. CONTENT_DIR names another one.`)
  process.exit(1)
}

const fingerprint = fingerprintOf(sources)
if (flags['is-fresh']) process.exit(isFresh() ? 0 : 1)
if (flags['if-stale'] && isFresh()) process.exit(0)

const { build, createLogger, loadConfigFromFile, mergeConfig } = await import('vite')
/** Loaded once, so that the builds share the plugins, and the content that these have read and compiled. */
const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
// Imported here, because it needs sharp, which checking for freshness does not.
const { offlinePath, writePages } = await import('./build/write-pages.mjs')
const folder = newBuildOf(join(dist, 'new'))
const client = join(folder, 'client')
try {
  await buildSite({ outDir: client })
  await buildSite(ssrOptions('prerender', { main: 'src/app/prerender.tsx' }))
  // One build for all server entries, so that they share their chunks.
  await buildSite(ssrOptions('server', serverEntries))
} catch (error) {
  console.error(failureText(error))
  process.exit(1)
}
/** @type {typeof import('#app/prerender.tsx')} */
const site = await importBuilt('prerender/main.js')
const pages = await writePages(client, site)
await build(serviceWorkerOptions(offlineFilesOf(client, site.quiz, offlinePath)))
compressFiles(client)
/** @type {typeof import('#server/results/cache-content.ts')} */
const { cacheContent } = await importBuilt('server/cache-content.js')
await cacheContent(contentDir, folder)
writeFileSync(join(folder, stampName), JSON.stringify({ fingerprint, contentDir }))
// Not if another process has made the same build meanwhile, because a server may already be running from that.
await putInPlace(folder, dist, () => !(flags['if-stale'] && isFresh()))
console.log(`Built ${pages} pages into ${relative(root, resolve(dist)) || dist}`)

/** @param {import('vite').BuildEnvironmentOptions} options */
function buildSite(options) {
  // Errors are thrown as well, and printed where they are caught, so the logger ignores them.
  const customLogger = { ...createLogger('warn'), error: () => {} }
  return build(mergeConfig(loaded?.config ?? {}, { configFile: false, logLevel: 'warn', customLogger, build: options }))
}

/**
 * The errors of a build as they were thrown. Vite's own message would contain each problem of the content twice, because these errors have
 * no stack.
 * @param {any} error
 */
function failureText(error) {
  /** @type {Error[]} */
  const errors = error?.errors ?? [error]
  return errors.map(({ stack, message }) => stack ?? message).join('\n')
}

/**
 * @param {string} name the folder inside the new build
 * @param {Record<string, string>} input
 */
function ssrOptions(name, input) {
  return {
    ssr: true,
    outDir: join(folder, name),
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
  }
}

/**
 * The service worker has an address that never changes, and contains the list of the files that it stores.
 * @param {import('#service-worker/offline-files.ts').OfflineFiles} list
 * @returns {import('vite').InlineConfig}
 */
function serviceWorkerOptions(list) {
  return {
    configFile: false,
    logLevel: 'warn',
    define: { offlineFiles: JSON.stringify(list) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: buildTarget,
      rolldownOptions: {
        input: 'src/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  }
}

/** @param {string} file */
function importBuilt(file) {
  return import(pathToFileURL(resolve(folder, file)).href)
}

function isFresh() {
  if (!existsSync(stampFile)) return false
  const stamp = parseStamp(readFileSync(stampFile, 'utf8'))
  return stamp.fingerprint === fingerprint && stamp.contentDir === contentDir
}
