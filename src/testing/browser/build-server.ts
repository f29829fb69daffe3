/** Builds the server as it ships, for tests that need a real process. Uses the existing build, or makes a temporary one. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type BuiltServer = {
  /** Value of the `dist` option of `startProduct`. */
  readonly dist: string
  readonly remove: () => void
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The bundle is written below node_modules, so that it can resolve its packages. */
export const buildServer = async (): Promise<BuiltServer> => {
  const isFresh = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--is-fresh']).status === 0
  if (isFresh) return { dist: join(root, 'dist'), remove: () => undefined }
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const dist = mkdtempSync(join(cache, 'server-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(dist, 'server'),
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          main: 'src/server/main.ts',
          operator: 'src/server/operator/operator.ts',
          'picture-process-main': 'src/server/photos/picture-process-main.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) }
}
