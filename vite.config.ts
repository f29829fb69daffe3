import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './src/app/build/chunks.ts'
import { headScript } from './src/app/build/head-script.ts'
import { buildTarget } from './scripts/browsers/oldest-browsers.mjs'
import { theme } from './src/app/theme/vite.ts'
import { content } from './src/content/vite/vite-plugin.ts'

/** The router without its warnings for developers. The package's `exports` give browsers the development build, even in production. */
const productionRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** The plugins and options of every build and of the dev server. `scripts/build.mjs` defines what is built. */
export default defineConfig(({ command }) => ({
  plugins: [content({ folder: process.env.CONTENT_DIR || 'content' }), theme(), headScript(), chunks(), react()],
  build: {
    target: buildTarget,
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The time that each plugin takes interests only people who work on the build, not people who start the product.
    rolldownOptions: { input: 'src/app/index.html', checks: { pluginTimings: false } },
  },
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
  ssr: { noExternal: [] },
}))
