// npm test: builds the product if it is stale, runs `npm run check`, then the tests: node, stories, journeys. The summary at the end
// lists every failure.
// Arguments are passed on to Vitest and skip the check: npm test -- --project node · npm test -- src/engine
// The slowest parts are left out: the files *.slow.test.ts, and one of the two databases in most tests of the server. --all includes them.
// --long also runs every case that is otherwise only sampled, and more rounds of randomised tests. --no-check skips the check.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './build/temporary-folder.mjs'
import { runChecks } from './checks/run-checks.mjs'

/** @typedef {import('vitest/node').JsonTestResults} Report */

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const isLong = args.includes('--long')
const isAll = isLong || args.includes('--all')
const vitestArgs = args.filter((arg) => !['--all', '--long', '--no-check'].includes(arg))
const isCheckWanted = vitestArgs.length === 0 && !args.includes('--no-check')
const { NODE_ENV: _, CONTENT_DIR: __, DIST_DIR: ___, ...env } = process.env
Object.assign(env, {
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(isAll && { TEST_ALL: '1' }),
  ...(isLong && { TEST_LONG: '1' }),
})

const folder = mkdtempSync(join(temporaryFolder(), 'test-'))
// For the temporary files of tests. What a test that was stopped leaves behind is removed with the folder. PostgreSQL, which root starts as
// another user, must be able to reach its own folder in it.
chmodSync(folder, 0o711)
Object.assign(env, { TMPDIR: folder, TEMP: folder, TMP: folder })
let code = 0
let passed = 0
let skipped = 0
let isStopped = false
/** @type {string[]} */
const failures = []
// In parallel, because a build and the slowest check each use one core; and before the tests, because some tests are sensitive to load.
const [isBuilt] = await Promise.all([buildIfNeeded(), isCheckWanted && check('sources')])
if (!isBuilt) failures.push(failureOf('the build', 'failed', 'Its output is above.'))
else {
  if (isCheckWanted) await check('build')
  // One project after the other, each with its own browser, because an idle browser keeps rendering and costs half a core.
  const runs = vitestArgs.length > 0 ? [vitestArgs] : ['node', 'stories', 'journeys'].map((name) => ['--project', name])
  for (const [at, run] of runs.entries()) if (!isStopped) await runTests(run, join(folder, `${at}.json`))
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
process.exitCode = failures.length > 0 ? code || 1 : code
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

/** @param {'sources' | 'build'} scope */
async function check(scope) {
  const result = await runChecks(scope)
  for (const { name, output } of result.failures) failures.push(failureOf('npm run check', name, output))
}

/**
 * @param {readonly string[]} run arguments for Vitest
 * @param {string} reportFile
 */
async function runTests(run, reportFile) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const attempt = () => runNode('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...run)
  let exitCode = await attempt()
  // Occasionally a browser crashes while it starts. No test has run then, so a second attempt hides nothing.
  const mayTryAgain = vitestArgs.length === 0 && !isStopped
  if (exitCode !== 0 && mayTryAgain && !readReport(reportFile)?.numTotalTests) exitCode = await attempt()
  const report = readReport(reportFile)
  passed += report?.numPassedTests ?? 0
  skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  failures.push(...failuresOf(report, exitCode, run))
  code ||= exitCode
}

/** Only journeys need the builds. They are made once here, because parallel journeys would each make one. */
async function buildIfNeeded() {
  const projects = vitestArgs.flatMap(
    (arg, at) => /^--project=(.*)/.exec(arg)?.[1] ?? (vitestArgs[at - 1] === '--project' ? arg : []),
  )
  const isNeeded = projects.length === 0 || projects.some((name) => !['node', 'stories'].includes(name))
  if (!isNeeded) return true
  return (
    (await runNode('scripts/build.mjs', '--if-stale')) === 0 && (await runNode('scripts/studio.mjs', '--build')) === 0
  )
}

/**
 * @param {string} script
 * @param {string[]} scriptArgs
 * @returns {Promise<number>} exit code
 */
function runNode(script, ...scriptArgs) {
  const child = spawn(process.execPath, [script, ...scriptArgs], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      isStopped = true
      child.kill(signal)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (exitCode) => resolve(exitCode ?? 1))
  })
}

/**
 * @param {string} file
 * @returns {Report | null}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Every failed test. A file that cannot be run or fails outside its tests counts as a failure, and so does a run without a report.
 * @param {Report | null} report
 * @param {number} exitCode
 * @param {readonly string[]} run
 * @returns {string[]}
 */
function failuresOf(report, exitCode, run) {
  const found = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [failureOf(file, 'could not be run', message)]
    return tests.map((test) => failureOf(file, test.fullName, (test.failureMessages ?? []).join('\n')))
  })
  if (found.length > 0 || (exitCode === 0 && report)) return found
  return [failureOf(run.join(' '), `no test failed, but Vitest exited with ${exitCode}`, 'Its output is above.')]
}

/**
 * Includes only the beginning of the message, because the whole output is above.
 * @param {string} file
 * @param {string} test
 * @param {string} message
 */
function failureOf(file, test, message) {
  const lines = message.split('\n').filter((line) => !line.includes('/node_modules/'))
  return `\n✗ ${file}: ${test}\n${lines.slice(0, 15).join('\n').trimEnd()}\n`
}
