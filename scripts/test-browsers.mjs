// The main journeys in Chromium, Firefox and WebKit: npm run test:browsers, or -- firefox for one of them. What is not
// installed is skipped in plain words. Chromium comes with the packages: it shows that the journeys themselves are right.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { otherBrowsers } from './browsers/find-other-browsers.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const browsers = { chromium: () => ({ found: {} }), ...otherBrowsers }
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in browsers))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: these can be named: ${Object.keys(browsers).join(', ')}`)
  process.exit(2)
}

const lines = []
if ((await run('scripts/build.mjs', ['--if-stale'])) !== 0) process.exit(1)
for (const [name, find] of Object.entries(browsers)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { found, missing } = find()
  if (missing) {
    lines.push(`${name}: skipped: ${missing}`)
    continue
  }
  const begun = performance.now()
  const code = await run('node_modules/vitest/vitest.mjs', ['run', '--project', 'browsers'], {
    ...found,
    TEST_BROWSER: name,
  })
  if (code !== 0) process.exitCode = 1
  lines.push(
    `${name}: ${code === 0 ? 'passed' : 'failed, see above'}, ${Math.round((performance.now() - begun) / 1000)} s`,
  )
}
for (const line of lines) console.log(line)

function run(script, words, env = {}) {
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, [script, ...words], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1))
  })
}
