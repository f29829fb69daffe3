// Runs a command of src/server/operator: from a fresh build, otherwise from the source. Installations without development packages have
// only the build. It never builds, because a server may be running from dist/.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = resolve(root, process.env.DIST_DIR || 'dist', 'server/operator.js')

/** @param {'backup' | 'export' | 'photos' | 'restore'} command */
export async function runOperator(command) {
  // The command reads its arguments from process.argv.
  process.argv.splice(2, 0, command)
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
    // `head`, for example, closes the pipe when it has read enough.
    if (code === 'EPIPE') process.exit()
    // For example, the disk is full, so the output is incomplete.
    console.error(`The output could not be written, and is not complete: ${message}`)
    process.exit(1)
  })
  const { exitCode } = await loadOperator()
  process.exitCode = exitCode
}

/** @returns {Promise<{ exitCode: number }>} */
async function loadOperator() {
  const canUseSource = hasVite() && existsSync(resolve(root, 'src/server/operator/operator.ts'))
  if (existsSync(built) && (!canUseSource || isFresh())) return import(pathToFileURL(built).href)
  if (!canUseSource) {
    console.error('There is no build. Run npm run build where development packages are installed, and copy dist/ here.')
    return { exitCode: 1 }
  }
  const { loadSource } = await import('./load-source.mjs')
  return loadSource('#server/operator/operator.ts')
}

function hasVite() {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

function isFresh() {
  return spawnSync(process.execPath, [resolve(root, 'scripts/build.mjs'), '--is-fresh']).status === 0
}
