import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ readonly name: string, readonly command: string, readonly args: readonly string[] }} Step
 * @typedef {'sources' | 'build' | 'all'} Scope the steps that only read the sources, those that need a build, or both
 * @typedef {{ readonly name: string, readonly output: string }} Failure
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const typeCache = 'node_modules/.cache/check.tsbuildinfo'

/** @type {readonly Step[]} */
const buildSteps = [script('page weight budgets', 'scripts/checks/budgets.mjs')]
/**
 * The slowest first. The caches save most of the work when little has changed.
 * @type {readonly Step[]}
 */
const sourceSteps = [
  script('every setting and schema is read', 'scripts/checks/unread-settings.mjs'),
  tool('types', 'tsc', '-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', typeCache),
  tool('lint and module boundaries', 'oxlint', '-c', 'oxlint.config.mjs', '--type-aware'),
  tool('format', 'oxfmt', '--check', '.', ...contentsIn(root).map((name) => `!${name}`)),
  tool('unused code', 'knip', '--cache'),
  script('generated types match the schemas', 'scripts/generate.mjs', '--check'),
  script('titles and descriptions of the schemas', 'scripts/checks/schema-texts.mjs'),
  script('content', 'scripts/content.mjs', '--strict'),
]

/**
 * Runs the steps, a few at a time, and prints each when it is done, with its output if it failed.
 * @param {Scope} [scope]
 * @returns {Promise<{ failures: Failure[], steps: number }>}
 */
export async function runChecks(scope = 'all') {
  const steps = [...(scope === 'sources' ? [] : buildSteps), ...(scope === 'build' ? [] : sourceSteps)]
  const waiting = [...steps]
  /** @type {Failure[]} */
  const failures = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now()
      const { code, output } = await run(step)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`)
      if (code === 0) continue
      failures.push({ name: step.name, output })
      console.log(output.replaceAll(/^/gm, '     '))
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker))
  return { failures, steps: steps.length }
}

/**
 * The quizzes in this folder, as `npm run new` makes them. Editors write them, so nobody formats them.
 * @param {string} folder
 * @returns {string[]}
 */
export function contentsIn(folder) {
  return readdirSync(folder).filter((name) =>
    ['quiz.yaml', 'quiz/quiz.yaml'].some((file) => existsSync(join(folder, name, file))),
  )
}

/**
 * @param {string} name
 * @param {string[]} args path of the script, arguments
 * @returns {Step}
 */
function script(name, ...args) {
  return { name, command: process.execPath, args }
}

/**
 * @param {string} name
 * @param {string} binary
 * @param {string[]} args
 * @returns {Step}
 */
function tool(name, binary, ...args) {
  return { name, command: join('node_modules/.bin', binary), args }
}

/**
 * @param {Step} step
 * @returns {Promise<{ code: number, output: string }>}
 */
function run({ command, args }) {
  // On Windows the binaries are .cmd files, which only a shell can start.
  const shell = process.platform === 'win32' && command !== process.execPath
  const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}
