// Runs the main journeys in Chromium, Firefox and WebKit: npm run test:browsers, or -- firefox for only one. A browser that is not
// installed is skipped with a message. Chromium comes with the packages and is the reference.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endOfUsage, readArguments, unknownWord } from './build/arguments.mjs'
import { otherBrowsers } from './browsers/find-other-browsers.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** @type {Readonly<Record<string, () => import('./browsers/find-other-browsers.mjs').Found | import('./browsers/find-other-browsers.mjs').Missing>>} */
const browsers = { chromium: () => ({ env: {} }), ...otherBrowsers }
const names = Object.keys(browsers)
const command = 'npm run test:browsers'
const usage = `${command} runs the main journeys in all of ${names.join(', ')}; ${command} -- firefox in one of them.`
const { positionals: requested } = await readArguments(command, usage, { allowPositionals: true })
const unknown = requested.find((name) => !names.includes(name))
if (unknown !== undefined) endOfUsage(await unknownWord(command, 'browser', unknown, names))

const lines = []
if ((await run('scripts/build.mjs', ['--if-stale'])) !== 0) process.exit(1)
for (const [name, find] of Object.entries(browsers)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  const found = find()
  if (found.missing !== undefined) {
    lines.push(`${name}: skipped: ${found.missing}`)
    continue
  }
  const started = performance.now()
  const code = await run('node_modules/vitest/vitest.mjs', ['run', '--project', 'browsers'], {
    ...found.env,
    TEST_BROWSER: name,
  })
  if (code !== 0) process.exitCode = 1
  lines.push(
    `${name}: ${code === 0 ? 'passed' : 'failed, see above'}, ${Math.round((performance.now() - started) / 1000)} s`,
  )
}
for (const line of lines) console.log(line)

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<number>} exit code
 */
function run(script, args, env = {}) {
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1))
  })
}
