// The cost of the server: start with data, memory, and submissions per second. Starts dist/server/main.js on an empty folder, or uses
// a running server (--url http://..., with RATE_LIMIT_PER_MINUTE raised; then only submissions are measured).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArguments } from '#scripts/build/arguments.mjs'
import { loadSource } from '#scripts/build/load-source.mjs'
import { median } from './median-time.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const seconds = 8
const concurrency = 16
const main = join(process.env.DIST_DIR ?? 'dist', 'server/main.js')
const { url: given } = (await parseArguments('npm run bench', { options: { url: { type: 'string' } } })).values
if (!given && !existsSync(main)) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}

const { compileContent } = await loadSource('#content/compile.ts')
const { submissionOf } = await loadSource('#testing/samples/make-submission.ts')
const { content, version } = await compileContent(process.env.CONTENT_DIR ?? 'content')
if (!content) throw new Error('The content has errors: npm run content')
const body = Buffer.from(JSON.stringify(submissionOf(content, version)))

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
/** @type {(readonly string[])[]} */
const rows = []
/** @type {import('node:child_process').ChildProcess[]} */
const processes = []
try {
  if (given) await measureSubmissions({ url: given })
  else {
    // Creates some data, and the caches that a first start writes.
    const first = await start()
    await sendFor(2000, first.url)
    await first.stop()
    const starts = []
    for (let time = 0; time < 4; time += 1) {
      const server = await start()
      starts.push(server)
      await server.stop()
    }
    const last = await start()
    starts.push(last)
    rows.push(['Start with data', `${median(starts.map(({ startedIn }) => startedIn))} ms`, '1000 ms or less'])
    rows.push([
      'Resident memory then',
      `${median(starts.map(({ memoryAtStart }) => memoryAtStart))} MB`,
      '150 MB or less',
    ])
    await measureSubmissions(last)
    rows.push([`Resident memory after ${seconds} s of that`, `${last.memory()} MB`, '150 MB or less'])
    await last.stop()
  }
} finally {
  agent.destroy()
  // After a failure, one of them still runs.
  await Promise.all(processes.map((child) => end(child)))
  rmSync(dataDir, { recursive: true, force: true })
}

const database = process.env.DATABASE_URL || given ? 'the given database' : 'SQLite'
console.log(
  `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, ${database}, ${body.length} bytes a submission, ${seconds} s`,
)
console.log('| What | Measured | Target |\n|---|--:|--:|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)

/** Starts the server in a process, timed from its start until it prints its address. */
async function start() {
  const began = performance.now()
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
      SUBMISSIONS_PER_DAY: '100000000',
      NODE_ENV: 'production',
    },
  })
  processes.push(child)
  let output = ''
  for await (const part of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += part
    if (/ is ready: http/.test(output)) break
  }
  const url = /http:\/\/\S+/.exec(output)?.[0]
  if (!url) throw new Error('The server did not start')
  const startedIn = Math.round(performance.now() - began)
  /** In MB. */
  const memory = () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  }
  return { url, startedIn, memory, memoryAtStart: memory(), stop: () => end(child) }
}

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** @param {{ url: string }} server */
async function measureSubmissions({ url }) {
  await sendFor(1000, url)
  const { times, elapsed } = await sendFor(seconds * 1000, url)
  times.sort((one, other) => one - other)
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))]?.toFixed(1)
  rows.push(['Submissions stored a second', `${Math.round((times.length / elapsed) * 1000)}`, '300 or more'])
  rows.push([`p50 and p99, ${concurrency} at a time`, `${at(0.5)} and ${at(0.99)} ms`, ''])
}

/**
 * @param {number} milliseconds
 * @param {string} url
 */
async function sendFor(milliseconds, url) {
  /** @type {number[]} */
  const times = []
  const began = performance.now()
  const worker = async () => {
    while (performance.now() - began < milliseconds) {
      const sent = performance.now()
      await send(url)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { times, elapsed: performance.now() - began }
}

/**
 * Each request has an idempotency key of its own, so that the server stores every submission.
 * @param {string} url
 * @returns {Promise<void>}
 */
function send(url) {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/api/quiz/submissions`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'idempotency-key': randomBytes(18).toString('base64url'),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 201 ? resolve() : reject(new Error(refusal(response.statusCode))),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** @param {number | undefined} status */
function refusal(status) {
  const cause =
    status === 503 ? ': the computer has too much other work, so repeat the measurement when it is idle' : ''
  return `The server answered with status ${status}${cause}`
}
