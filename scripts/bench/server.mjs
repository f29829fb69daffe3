// What the server costs: start with data, memory, and submissions a second. It starts dist/server/main.js on an empty folder,
// or takes a running one (--url http://..., with RATE_LIMIT_PER_MINUTE raised; then only submissions are measured).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const seconds = 8
const concurrency = 16
const main = join(process.env.DIST_DIR ?? 'dist', 'server/main.js')
const given = process.argv.includes('--url') ? process.argv[process.argv.indexOf('--url') + 1] : null
if (!given && !existsSync(main)) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}

const load = async (path) => (await runnerImport(`./src/${path}`)).module
const { compileContent } = await load('content/compile.ts')
const { submissionOf } = await load('testing/make-submission.ts')
const { content, version } = await compileContent(process.env.CONTENT_DIR ?? 'content')
if (!content) throw new Error('The content has errors: npm run content')
const body = Buffer.from(JSON.stringify(submissionOf(content, version)))

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
const rows = []
try {
  if (given) await measureSubmissions({ url: given })
  else {
    // Some data, and what a first start leaves behind for the next ones.
    const first = await start()
    await sendFor(2000, first.url)
    await first.stop()
    const starts = []
    for (let time = 0; time < 5; time += 1) {
      starts.push(await start())
      if (time < 4) await starts[time].stop()
    }
    const middle = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]
    rows.push(['Start with data', `${middle(starts.map(({ startedIn }) => startedIn))} ms`, '1000 ms or less'])
    rows.push([
      'Resident memory then',
      `${middle(starts.map(({ memoryAtStart }) => memoryAtStart))} MB`,
      '150 MB or less',
    ])
    await measureSubmissions(starts[4])
    rows.push([`Resident memory after ${seconds} s of that`, `${starts[4].memory()} MB`, '150 MB or less'])
    await starts[4].stop()
  }
} finally {
  agent.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}

const place = process.env.DATABASE_URL || given ? 'the given database' : 'SQLite'
console.log(
  `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)} at the end, ${place}, ${body.length} bytes a submission, ${seconds} s`,
)
console.log('| What | Measured | To reach |\n|---|--:|--:|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)

/** A process of its own, timed from its birth to the line that says where it is. */
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
  let said = ''
  for await (const part of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += part
    if (/ is ready: http/.test(said)) break
  }
  const url = /http:\/\/\S+/.exec(said)?.[0]
  if (!url) throw new Error('The server did not start')
  const startedIn = Math.round(performance.now() - began)
  const memory = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024)
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { url, startedIn, memory, memoryAtStart: memory(), stop }
}

async function measureSubmissions({ url }) {
  await sendFor(1000, url)
  const { times, elapsed } = await sendFor(seconds * 1000, url)
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1)
  rows.push(['Submissions stored a second', Math.round((times.length / elapsed) * 1000), '300 or more'])
  rows.push([`p50 and p99, ${concurrency} at once`, `${at(0.5)} and ${at(0.99)} ms`, ''])
}

async function sendFor(milliseconds, url) {
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

/** Each with a key of its own: the server stores every one. */
function send(url) {
  return new Promise((resolve, reject) => {
    const call = request(
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
      (reply) => {
        reply.resume()
        reply.on('end', () => (reply.statusCode === 201 ? resolve() : reject(new Error(`Status ${reply.statusCode}`))))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
