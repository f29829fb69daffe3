// Finds a Chromium that starts on this machine, or downloads one. Prints it when run: node scripts/browsers/find-browser.mjs
// CHROME_PATH names a browser; CHROME_SOURCE restricts the search to one source: npm, playwright, system or download.
import { execFile, spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

/**
 * @typedef {'npm' | 'playwright' | 'system' | 'download'} Source
 * @typedef {{ readonly path: string, readonly env?: Readonly<Record<string, string>> }} Candidate `env` is added to the environment
 *
 * Can be passed to Playwright as launch options. `env` is the whole environment, for the browser only.
 * @typedef {object} FoundBrowser
 * @property {string} executablePath
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {readonly string[]} args
 * @property {Source | 'CHROME_PATH'} source
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)

const args = [
  // Chromium does not start as root with its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The sources, in the order in which they are tried.
 * @type {Record<Source, () => Promise<Candidate[]>>}
 */
const sources = {
  npm: async () => (process.platform === 'linux' && process.arch === 'x64' ? [await unpackChromium()] : []),
  playwright: async () => [{ path: (await import('playwright')).chromium.executablePath() }],
  system: async () => installedBrowsers().map((path) => ({ path })),
  download: async () => [{ path: await downloadChromium() }],
}

/**
 * @param {{ readonly only?: string | undefined }} [options]
 * @returns {Promise<FoundBrowser>}
 */
export async function findBrowser({ only = process.env.CHROME_SOURCE } = {}) {
  const given = process.env.CHROME_PATH
  if (given && !only) {
    const failure = await startFailure({ path: given })
    if (failure) throw new Error(`CHROME_PATH is ${given}, which does not run: ${failure}`)
    return foundBrowser({ path: given }, 'CHROME_PATH')
  }
  const names = /** @type {Source[]} */ (Object.keys(sources))
  if (only && !(only in sources)) throw new Error(`CHROME_SOURCE is ${only}; it may be ${names.join(', ')}`)
  /** @type {string[]} */
  const tried = []
  for (const source of names) {
    if (only && only !== source) continue
    const candidates = await sources[source]().catch((error) => {
      tried.push(`${source}: ${messageOf(error)}`)
      return []
    })
    for (const candidate of candidates) {
      const failure = await startFailure(candidate)
      if (!failure) return foundBrowser(candidate, source)
      tried.push(`${source}: ${candidate.path}: ${failure}`)
    }
  }
  throw new Error(
    [
      'No Chromium runs on this machine. One of these helps:',
      '  1. install Chrome or Chromium (on Debian: apt-get install chromium)',
      '  2. npx playwright install --with-deps chromium',
      '  3. CHROME_PATH=/path/to/chrome npm test',
      'Tried:',
      ...tried.map((line) => `  ${line}`),
    ].join('\n'),
  )
}

/**
 * @param {Candidate} candidate
 * @param {FoundBrowser['source']} source
 * @returns {FoundBrowser}
 */
function foundBrowser({ path, env = {} }, source) {
  return { executablePath: path, env: { ...process.env, ...env }, args, source }
}

/**
 * Why the browser does not start, or null. Not checked on Windows, where Chrome opens a window for --version.
 * @param {Candidate} candidate
 */
async function startFailure({ path, env }) {
  if (!existsSync(path)) return 'there is no such file'
  if (process.platform === 'win32') return null
  try {
    await promisify(execFile)(path, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 })
    return null
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    return (output || messageOf(error)).trim().split('\n', 1)[0]
  }
}

function installedBrowsers() {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': programFiles32 } = process.env
  const windows = [PROGRAMFILES, programFiles32, LOCALAPPDATA].filter((folder) => folder !== undefined)
  /** @type {Partial<Record<NodeJS.Platform, string[]>>} */
  const places = {
    darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    win32: windows.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
  }
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...(places[process.platform] ?? [])].filter((path) => existsSync(path) && !isSnap(path))
}

/**
 * A browser in a snap cannot read our temporary files. Ubuntu's package is a small script that starts the snap.
 * @param {string} path
 */
function isSnap(path) {
  const real = realpathSync(path)
  return /(^|\/)snap(\/|$)/.test(real) || (statSync(real).size < 65_536 && readFileSync(real).includes('/snap/bin/'))
}

/**
 * The browser in @sparticuz/chromium, a package for AWS Lambda that includes libraries and fonts. Its own executablePath() is not
 * used: it unpacks into a folder that projects and versions share, and the libraries only on Lambda.
 * @returns {Promise<Candidate>}
 */
async function unpackChromium() {
  const main = require.resolve('@sparticuz/chromium')
  const folder = join(dirname(main), '../..')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const cache = join(root, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(cache)) {
    const { extract } = createRequire(main)('tar-fs')
    await mkdir(dirname(cache), { recursive: true })
    const part = await mkdtemp(`${cache}.`)
    const inflate = (/** @type {string} */ name, /** @type {NodeJS.WritableStream} */ target) =>
      pipeline(createReadStream(join(folder, 'bin', name)), createBrotliDecompress(), target)
    await Promise.all([
      inflate('chromium.br', createWriteStream(join(part, 'chromium'), { mode: 0o755 })),
      ...['al2023', 'swiftshader', 'fonts'].map((name) => inflate(`${name}.tar.br`, extract(part, { chown: false }))),
    ])
    await writeFile(
      join(part, 'fonts.conf'),
      `<fontconfig><dir>${cache}/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>\n`,
    )
    await chmod(part, 0o755)
    // Atomic. If another process was faster, its folder is used.
    await rename(part, cache).catch(() => rm(part, { recursive: true }))
  }
  const libraries = [join(cache, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  // Always the fonts of the package, so that line breaks and layout are the same on every machine.
  const fonts = { FONTCONFIG_FILE: join(cache, 'fonts.conf') }
  return { path: join(cache, 'chromium'), env: { LD_LIBRARY_PATH: libraries, ...fonts } }
}

async function downloadChromium() {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js')
  const install = spawn(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2], timeout: 600_000 })
  const code = await new Promise((resolve, reject) => install.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error('`npx playwright install chromium` failed, see above')
  return (await import('playwright')).chromium.executablePath()
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href)
  console.log(
    await findBrowser().then(
      ({ executablePath, source }) => `${source}: ${executablePath}`,
      (error) => {
        process.exitCode = 1
        return messageOf(error)
      },
    ),
  )
