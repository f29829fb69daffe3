// Runs Lighthouse on the public pages of the built product, as a phone on a slow connection: npm run bench -- lighthouse [path ...]
// npx downloads Lighthouse on first use, because it is larger than all our other packages together; LIGHTHOUSE_CLI names an installed
// copy. The pages are those of the sitemap, and one campaign path as an example.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parseArguments } from '#scripts/build/arguments.mjs'
import { findBrowser } from '#scripts/browsers/find-browser.mjs'
import { startBenchServer } from './bench-server.mjs'

const version = '12.8.2'
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = /** @type {(keyof typeof targets)[]} */ (Object.keys(targets))
const dist = process.env.DIST_DIR ?? 'dist'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
const sitemap = readFileSync(join(dist, 'client/sitemap.xml'), 'utf8')
const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const { positionals: given } = await parseArguments('npm run bench', { allowPositionals: true })
const paths = given.length > 0 ? given : [...listed, '/soon']

const { args, env, executablePath } = await findBrowser()
const data = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const { site, stop } = await startBenchServer('server/main.js', '/readyz', {
  DATA_DIR: data,
  RATE_LIMIT_PER_MINUTE: '10000',
})
let low = 0
try {
  console.log(`| Page | ${categories.join(' | ')} | first paint | largest paint | blocked | shift |`)
  console.log(`|---|${'--:|'.repeat(categories.length + 4)}`)
  for (const path of paths) {
    const { audits, categories: scored } = await measure(path)
    const scores = categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100))
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
    console.log(`| \`${path}\` | ${[...scores, ...times.map((id) => audits[id]?.displayValue)].join(' | ')} |`)
    if (categories.some((name, at) => (scores[at] ?? 0) < targets[name])) low += 1
    for (const { description, displayValue = '', id, score, scoreDisplayMode } of Object.values(audits))
      if (score !== null && score < 0.9 && scoreDisplayMode === 'binary')
        console.log(`|   ${id}: ${displayValue || description.split('.')[0]} |`)
  }
} finally {
  await stop()
  rmSync(data, { recursive: true, force: true })
}
if (low > 0) {
  console.error(
    `${low} of ${paths.length} pages are below ${categories.map((name) => `${name} ${targets[name]}`).join(', ')}`,
  )
  process.exitCode = 1
}

/**
 * @typedef {object} Audit
 * @property {string} id
 * @property {string} description
 * @property {string} [displayValue]
 * @property {number | null} score 0 to 1
 * @property {string} scoreDisplayMode
 *
 * @typedef {{ audits: Record<string, Audit>, categories: Record<string, { score: number | null }> }} Report
 */

/**
 * Pages outside the sitemap are deliberately not indexed, so the audit of indexing is skipped for them.
 * @param {string} path
 * @returns {Promise<Report>}
 */
async function measure(path) {
  const flags = [
    site + path,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ...(listed.includes(path) ? [] : ['--skip-audits=is-crawlable']),
  ]
  const [command, ...start] = process.env.LIGHTHOUSE_CLI
    ? [process.execPath, process.env.LIGHTHOUSE_CLI]
    : ['npx', '--yes', `lighthouse@${version}`]
  // On a busy machine Lighthouse sometimes misses the start of a page load and asks to be run again.
  for (let tries = 1; ; tries += 1) {
    try {
      const { stdout } = await promisify(execFile)(command, [...start, ...flags], {
        env: { ...env, CHROME_PATH: executablePath },
        maxBuffer: 100_000_000,
        shell: process.platform === 'win32' && command === 'npx',
      })
      return JSON.parse(stdout)
    } catch (error) {
      if (tries < 3) continue
      const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
      throw new Error(`${path}: ${output || String(error)}`, { cause: error })
    }
  }
}
