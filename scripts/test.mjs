// Builds the product when it is stale and runs every test: rules and server, stories, journeys through the built product.
// Arguments go on to Vitest: npm test -- --project node · npm test -- src/engine. The last lines say what came of it, and what failed.
// --long: all of what a test takes samples of otherwise, and more rounds of what is left to chance.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isLong = process.argv.includes('--long')
const given = process.argv.slice(2).filter((word) => word !== '--long')
const { NODE_ENV: _, CONTENT_DIR: __, DIST_DIR: ___, ...env } = process.env
Object.assign(env, { STORYBOOK_DISABLE_TELEMETRY: '1', ...(isLong && { TEST_LONG: '1' }) })

const folder = mkdtempSync(join(tmpdir(), 'test-'))
// One after the other, each with a browser of its own: one that stays open goes on drawing, and takes half a core from the next.
const parts = given.length > 0 ? [given] : ['node', 'stories', 'journeys'].map((name) => ['--project', name])
let code = 0
let passed = 0
let skipped = 0
const failures = (await built()) ? [] : ['\n✗ The build failed. Why stands above.\n']
for (const [at, part] of failures.length === 0 ? parts.entries() : []) {
  const file = join(folder, `${at}.json`)
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const attempt = () => run('node_modules/vitest/vitest.mjs', 'run', ...report, ...part)
  let exit = await attempt()
  // A browser now and then dies while it starts: then nothing has run, and nothing is hidden by a second try.
  if (exit !== 0 && given.length === 0 && !readReport(file)?.numTotalTests) exit = await attempt()
  const results = readReport(file)
  passed += results?.numPassedTests ?? 0
  skipped += (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0)
  failures.push(...failed(results, exit, part))
  code ||= exit
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = failures.length > 0 ? code || 1 : code
// Three parts ran one after the other: what failed in the first would stand far above.
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

/** Only journeys need the build. */
async function built() {
  const named = given.flatMap(
    (word, at) => /^--project=(.*)/.exec(word)?.[1] ?? (given[at - 1] === '--project' ? word : []),
  )
  const needed = named.length === 0 || named.some((name) => !['node', 'stories'].includes(name))
  return !needed || (await run('scripts/build.mjs', '--if-stale')) === 0
}

function run(script, ...words) {
  const child = spawn(process.execPath, [script, ...words], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (exit) => resolve(exit ?? 1))
  })
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Each test that failed, with its file and the beginning of what it says. A file that cannot be read, or fails around its
 * tests, has no failed test of its own: it counts as one, and so does a part that leaves no report.
 */
function failed(results, exit, part) {
  const found = (results?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [[name, 'could not be run', message]]
    return tests.map((test) => [name, test.fullName, test.failureMessages.join('\n')])
  })
  if (found.length === 0 && (exit !== 0 || !results))
    return [`\n✗ ${part.join(' ')}: no test failed, and Vitest ended with ${exit}. Why stands where it ran.\n`]
  return found.map(([file, test, why]) => `\n✗ ${relative(root, file)}: ${test}\n${beginning(why)}\n`)
}

/** What is said, and where in our own code: the rest stands with the run of the test. */
function beginning(words) {
  const lines = words.split('\n').filter((line) => !line.includes('/node_modules/'))
  return lines.slice(0, 15).join('\n').trimEnd()
}
