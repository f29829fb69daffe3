// Runs a command of src/server/operator: from the source where that is possible, else from the build, for an installation without
// development packages. It never builds: a server may be running from dist/.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = resolve(root, process.env.DIST_DIR ?? 'dist', 'server/operator.js')

export async function runOperator(command) {
  // The command reads its words as any program does.
  process.argv.splice(2, 0, command)
  // Whoever has read enough, for example `head`, closes the pipe.
  process.stdout.on('error', () => process.exit())
  const { exitCode } = await load()
  process.exitCode = exitCode
}

async function load() {
  const canUseSource = hasVite() && existsSync(resolve(root, 'src/server/operator/operator.ts'))
  if (existsSync(built) && (!canUseSource || isFresh())) return import(pathToFileURL(built))
  if (!canUseSource) {
    console.error('There is no build. Run npm run build where development packages are installed, and copy dist/ here.')
    return { exitCode: 1 }
  }
  const { runnerImport } = await import('vite')
  const options = { root, configFile: false, logLevel: 'error' }
  return (await runnerImport(resolve(root, 'src/server/operator/operator.ts'), options)).module
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
