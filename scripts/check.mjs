// Everything that can be known without running the product. Prints each step; fails when one does.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const local = (name) => join('node_modules/.bin', name)

/** The slowest first. */
const steps = [
  ['budgets of the first pages', process.execPath, 'scripts/checks/budgets.mjs'],
  ['types', local('tsc'), '-p', '.', '--noEmit'],
  ['lint', local('oxlint'), '-c', 'oxlint.config.mjs', '--type-aware'],
  ['format', local('prettier'), '--check', '.'],
  ['unused code', local('knip')],
  ['generated types in step with schemas', process.execPath, 'scripts/generate.mjs', '--check'],
  ['texts of the schemas', process.execPath, 'scripts/checks/schema-texts.mjs'],
  ['content', process.execPath, 'scripts/content.mjs', '--strict'],
]

const waiting = [...steps]
let failures = 0
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker))
if (failures > 0) {
  console.error(`\n${failures} of ${steps.length} steps failed`)
  process.exit(1)
}

async function worker() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, command, ...args] = step
    const started = performance.now()
    const { code, output } = await run(command, args)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
    if (code === 0) continue
    failures += 1
    console.log(output.trim().replaceAll(/^/gm, '     '))
  }
}

/** On Windows the local commands are .cmd files, which only a shell starts. */
function run(command, args) {
  const shell = process.platform === 'win32' && command !== process.execPath
  const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
