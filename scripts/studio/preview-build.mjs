// Builds the preview of the studio: the product's pages without a content, which they get from the studio at run time.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildTarget } from '#scripts/browsers/oldest-browsers.mjs'

/** Modules of src/client, and their replacements for the preview in src/studio/preview/frame/browser. */
const replaced = new Map([
  ['#client/browser/history.ts', 'history.ts'],
  ['#client/browser/link-token.ts', 'link-token.ts'],
  ['#client/browser/browser-pages.ts', 'browser-pages.ts'],
  ['#client/device/device-store.ts', 'device-store.ts'],
])

/**
 * @param {string} outDir
 * @returns {Promise<import('vite').InlineConfig>}
 */
export async function previewOptions(outDir) {
  const { default: react } = await import('@vitejs/plugin-react')
  const { parse } = await import('yaml')
  /** @type {typeof import('#app/theme/vite.ts')} */
  const { theme } = await load('src/app/theme/vite.ts')
  /** @type {typeof import('#content/slices/live-modules.ts')} */
  const { liveContent } = await load('src/content/slices/live-modules.ts')
  const brand = parse(readFileSync('src/content/defaults/settings/brand.yaml', 'utf8'))
  const live = resolve('src/studio/preview/frame/live-values.ts')
  return {
    configFile: false,
    logLevel: 'warn',
    base: '/studio/',
    plugins: [replacements(), liveContent({ live, brand }), theme(), react()],
    build: {
      target: buildTarget,
      outDir,
      assetsDir: 'assets/preview',
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/studio/preview/index.html' },
    },
  }
}

/** @param {string} file */
async function load(file) {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  return module
}

/** @returns {import('vite').Plugin} */
function replacements() {
  const folder = resolve('src/studio/preview/frame/browser')
  const pictures = resolve('src/studio/preview/frame/draft-pictures.ts')
  const address = /`\/media\/[^`]*`/g
  return {
    name: 'preview-replacements',
    enforce: 'pre',
    resolveId: (source) => {
      const name = replaced.get(source)
      return name === undefined ? undefined : join(folder, name)
    },
    // For pictures that only the draft has.
    transform: (code, id) =>
      id.endsWith('/src/components/picture.tsx')
        ? {
            code: `import { addressInStudio } from '${pictures}'\n${code.replaceAll(address, 'addressInStudio($&)')}`,
            map: null,
          }
        : undefined,
  }
}
