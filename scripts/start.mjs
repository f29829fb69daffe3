// npm start: builds (into DIST_DIR, otherwise dist/) if something has changed since the last build, then serves everything on one port.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readArguments } from './build/arguments.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
await readArguments(
  'npm start',
  'npm start builds what has changed, then serves everything on one port. Settings are environment variables, as in PORT=8080 npm start: docs/operating.md lists them.',
  {},
)
const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
await import(pathToFileURL(resolve(process.env.DIST_DIR || 'dist', 'server/main.js')).href)
