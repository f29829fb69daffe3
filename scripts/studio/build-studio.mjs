// Builds the studio into <DIST_DIR or dist>/studio: client (its pages), server, build.json (fingerprint of the sources).
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildTarget } from '#scripts/browsers/oldest-browsers.mjs'
import { parseStamp, placeProblem } from '#scripts/build/build-folder.mjs'
import { compressFiles, fingerprintOf } from '#scripts/build/files.mjs'
import { newBuildOf } from '#scripts/build/new-build.mjs'
import { previewOptions } from './preview-build.mjs'

const studioFolder = resolve(process.env.DIST_DIR || 'dist', 'studio')
export const serverFile = join(studioFolder, 'server/main.js')
const sources = [
  'src',
  'schemas',
  'scripts/studio',
  'scripts/build/files.mjs',
  'scripts/build/new-build.mjs',
  'scripts/browsers/oldest-browsers.mjs',
  'package.json',
  'package-lock.json',
]
/** Paths in src/studio. Each is a page with an address of its own below /studio/. */
const pages = ['index.html', 'preview/index.html']

export function isStudioFresh() {
  const stamp = join(studioFolder, 'build.json')
  return existsSync(stamp) && parseStamp(readFileSync(stamp, 'utf8')).fingerprint === fingerprintOf(sources)
}

/** The old build stays until the new one is complete. */
export async function buildStudio() {
  const problem = placeProblem(dirname(studioFolder), sources)
  if (problem) throw new Error(problem)
  const fingerprint = fingerprintOf(sources)
  const folder = newBuildOf(studioFolder)
  const client = join(folder, 'client')
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build(await clientOptions(client))
  await build(await previewOptions(client))
  for (const page of pages) {
    mkdirSync(dirname(join(client, page)), { recursive: true })
    renameSync(join(client, 'src/studio', page), join(client, page))
  }
  rmSync(join(client, 'src'), { recursive: true, force: true })
  compressFiles(join(client, 'assets'))
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      copyPublicDir: false,
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: 'src/studio-server/main.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ fingerprint }))
  putInPlace(folder)
  console.log('Built the studio')
}

/**
 * Puts the new build in place by renaming only. If the old build were deleted where it is, a process could delete files of a build that
 * another process has just put there.
 * @param {string} folder
 */
function putInPlace(folder) {
  try {
    renameSync(studioFolder, join(folder, 'old'))
  } catch {
    // There is no old build, or another process is replacing it.
  }
  try {
    renameSync(folder, studioFolder)
  } catch (error) {
    // Another process has just put its build there.
    if (!isStudioFresh()) throw error
  }
  try {
    // Moved into this process's folder before it is deleted, because two processes deleting the same folder would fail.
    renameSync(join(studioFolder, 'old'), folder)
  } catch {
    // There was no old build, or another process has just taken it.
  }
  rmSync(folder, { recursive: true, force: true })
}

/**
 * @param {string} outDir
 * @returns {Promise<import('vite').InlineConfig>}
 */
async function clientOptions(outDir) {
  const { default: react } = await import('@vitejs/plugin-react')
  const { defaultClientConditions, runnerImport } = await import('vite')
  /** @type {{ module: typeof import('#app/theme/vite.ts') }} */
  const { module } = await runnerImport('src/app/theme/vite.ts', { configFile: false, logLevel: 'error' })
  return {
    configFile: false,
    logLevel: 'warn',
    base: '/studio/',
    // The compiler runs in a worker, so packages that have separate files for browsers (with a document) and workers need the latter.
    resolve: { conditions: ['worker', ...defaultClientConditions] },
    plugins: [await defaultContent(), module.theme(), react()],
    worker: {
      format: 'es',
      // Worker scripts get a folder of their own, by which the server recognises them: they have another security policy.
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/worker/[name]-[hash].js',
          chunkFileNames: 'assets/worker/[name]-[hash].js',
        },
      },
    },
    build: {
      target: buildTarget,
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/studio/index.html' },
    },
  }
}

/**
 * The theme gets the brand from the content plugin. The studio uses the default content for this, because it looks the same for every
 * content, and has to be built even if the content has errors.
 * @returns {Promise<import('vite').Plugin>}
 */
async function defaultContent() {
  const { parse } = await import('yaml')
  const brand = parse(readFileSync('src/content/defaults/settings/brand.yaml', 'utf8'))
  return { name: 'content', api: { current: async () => ({ content: { brand } }) } }
}
