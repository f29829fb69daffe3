// Finds a Chromium that starts on this machine, and fetches one when there is none. To see which one: node scripts/browsers/find-browser.mjs
// CHROME_PATH names a browser; CHROME_SOURCE (npm, playwright, system, download) allows only one way of finding it.
import { execFile, spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

const root = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)

const args = [
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** In the order in which they are tried. Each gives the places where its browser would be. */
const sources = {
  npm: async () => (process.platform === 'linux' && process.arch === 'x64' ? [await unpacked()] : []),
  playwright: async () => [{ path: (await import('playwright')).chromium.executablePath() }],
  system: () => installed().map((path) => ({ path })),
  download: async () => [{ path: await downloaded() }],
}

export async function findBrowser({ only = process.env.CHROME_SOURCE } = {}) {
  const given = process.env.CHROME_PATH
  if (given && !only) {
    const refusal = await refusalOf({ path: given })
    if (refusal) throw new Error(`CHROME_PATH is ${given}, and that does not run: ${refusal}`)
    return browser({ path: given }, 'CHROME_PATH')
  }
  if (only && !(only in sources))
    throw new Error(`CHROME_SOURCE is ${only}; it may be ${Object.keys(sources).join(', ')}`)
  const tried = []
  for (const [source, places] of Object.entries(sources)) {
    if (only && only !== source) continue
    const candidates = await Promise.resolve()
      .then(places)
      .catch((error) => {
        tried.push(`${source}: ${error.message}`)
        return []
      })
    for (const candidate of candidates) {
      const refusal = await refusalOf(candidate)
      if (!refusal) return browser(candidate, source)
      tried.push(`${source}: ${candidate.path}: ${refusal}`)
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

const browser = ({ path, env = {} }, source) => ({
  executablePath: path,
  env: { ...process.env, ...env },
  args,
  source,
})

/** Why a candidate cannot be used, or null. Chrome for Windows opens a window instead of telling its version. */
async function refusalOf({ path, env }) {
  if (!existsSync(path)) return 'there is no such file'
  if (process.platform === 'win32') return null
  try {
    await promisify(execFile)(path, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 })
    return null
  } catch (error) {
    return String(error.stderr || error.message)
      .trim()
      .split('\n', 1)[0]
  }
}

function installed() {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(Boolean)
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
  return [...onPath, ...(places[process.platform] ?? [])].filter((path) => existsSync(path) && !inSnap(path))
}

/** A snap sees neither our temporary files nor a profile in them. Ubuntu's package is a script that starts the snap. */
function inSnap(path) {
  const real = realpathSync(path)
  return /(^|\/)snap(\/|$)/.test(real) || (statSync(real).size < 65_536 && readFileSync(real).includes('/snap/bin/'))
}

/**
 * The browser inside @sparticuz/chromium, which is made for a cloud without libraries and fonts, with those it brings along.
 * Its own executablePath() is no help: it unpacks into a folder that projects and versions share, and the libraries only in that cloud.
 */
async function unpacked() {
  const main = require.resolve('@sparticuz/chromium')
  const folder = join(dirname(main), '../..')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const cache = join(root, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(cache)) {
    const { extract } = createRequire(main)('tar-fs')
    await mkdir(dirname(cache), { recursive: true })
    const part = await mkdtemp(`${cache}.`)
    const inflate = (name, target) =>
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
    // Whole or not at all. When another process was first, its folder stays.
    await rename(part, cache).catch(() => rm(part, { recursive: true }))
  }
  const libraries = [join(cache, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  // Always its own fonts: with those of the machine, text breaks elsewhere and pages shift by other amounts.
  const fonts = { FONTCONFIG_FILE: join(cache, 'fonts.conf') }
  return { path: join(cache, 'chromium'), env: { LD_LIBRARY_PATH: libraries, ...fonts } }
}

async function downloaded() {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js')
  const install = spawn(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2], timeout: 600_000 })
  const code = await new Promise((resolve, reject) => install.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error('`npx playwright install chromium` failed, see above')
  return (await import('playwright')).chromium.executablePath()
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href)
  console.log(
    await findBrowser().then(
      ({ executablePath, source }) => `${source}: ${executablePath}`,
      (error) => {
        process.exitCode = 1
        return error.message
      },
    ),
  )
