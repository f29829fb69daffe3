/** The server as it ships, bundled into a folder that goes with the test: for what can be shown on a process only. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type BuiltServer = {
  /** For `startProduct`. */
  readonly dist: string
  readonly remove: () => void
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Below node_modules, where the bundle finds its packages and nobody else looks. */
export const buildServer = async (): Promise<BuiltServer> => {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const dist = mkdtempSync(join(cache, 'server-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'src/server/main.ts', outDir: join(dist, 'server'), emptyOutDir: false },
  })
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) }
}
