import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newAccount } from '#testing/server/accounts.ts'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { type Product, type ProductOptions, startProduct } from '#testing/browser/product.ts'
import { fetchWhenFree } from '#testing/server/fetch-when-free.ts'
import { type S3Server, startS3 } from '#testing/server/s3-server.ts'
import { productContent } from '#testing/server/server.ts'

let built: BuiltServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'main-'))
  built = await buildServer()
})
afterAll(() => {
  built.remove()
  rmSync(folder, { recursive: true, force: true })
})

const start = (options: ProductOptions = {}): Promise<Product> => startProduct({ dist: built.dist, ...options })
/** The message of a failed start. */
const refusal = async (options: ProductOptions): Promise<string> => {
  const started = await start(options).catch((error: unknown) => String(error))
  if (typeof started === 'string') return started
  await started.kill()
  return expect.fail('it started')
}

describe('a normal start', () => {
  test('it prints its address, and its files are readable by their owner only', async () => {
    const { content } = await productContent()
    const [dataDir, logs] = [join(folder, 'owner'), join(folder, 'owner-logs')]
    const product = await start({ dataDir, env: { LOG_DIR: logs } })
    expect(product.logs().split('\n')).toContain(`${content.brand.name} is ready: http://localhost:${product.port}`)
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${product.url}/api/docs`)).status).toBe(200)
    const files = [
      ...['quiz.db', 'content.json'].map((name) => join(dataDir, name)),
      ...readdirSync(logs).map((name) => join(logs, name)),
    ]
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0])
    expect(await product.stop()).toBe(0)
  })

  test('with LOG_DIR log lines are in files, and it prints their retention', async () => {
    const logs = join(folder, 'logs')
    const product = await start({ env: { LOG_DIR: logs } })
    await fetch(`${product.url}/api/users/csrf`)
    expect(await product.stop()).toBe(0)
    expect(product.logs()).toMatch(
      /^Logs are in .+logs: server-\*\.log for \d+ days, security-\*\.log for \d+ months$/m,
    )
    expect(product.logs()).not.toContain('/api/users/csrf')
    const [security = '', server = '', ...others] = readdirSync(logs).sort()
    expect([security.slice(0, 9), server.slice(0, 7), others]).toEqual(['security-', 'server-', []])
    expect(readFileSync(join(logs, server), 'utf8')).toMatch(/"route":"\/api\/users\/csrf","status":200/)
  })

  test('a test ignores the settings of the developer who runs it', async () => {
    vi.stubEnv('LOG_DIR', join(folder, 'logs-of-the-developer'))
    const product = await start()
    vi.unstubAllEnvs()
    expect(product.logs()).not.toContain('Logs are in')
    await product.stop()
  })

  test('with PUBLIC_URL it prints that address', async () => {
    const product = await start({ env: { PUBLIC_URL: 'https://quiz.example' } })
    expect(product.logs()).toMatch(/ is ready: https:\/\/quiz\.example$/m)
    expect((await fetch(`${product.url}/healthz`)).headers.get('strict-transport-security')).toMatch(/max-age/)
    await product.stop()
  })
})

describe('with photos in a bucket', () => {
  let s3: S3Server
  beforeEach(async () => {
    s3 = await startS3()
  })
  afterEach(() => s3.close())

  const ready = async ({ url }: Product): Promise<unknown> => (await fetch(`${url}/readyz`)).json()

  test('it starts without a message, and the data folder has no photos', async () => {
    const dataDir = join(folder, 'bucket')
    const product = await start({ dataDir, env: s3.env })
    expect(await ready(product)).toMatchObject({ status: 'ok', photos: 'ok' })
    expect(readdirSync(dataDir)).not.toContain('photos')
    expect(product.logs()).not.toContain(s3.env['S3_SECRET_ACCESS_KEY'])
    expect(await product.stop()).toBe(0)
  })

  test('an unreachable bucket is reported and does not prevent the start', async () => {
    const product = await start({ env: { ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:1' } })
    expect(product.logs()).toMatch(/^S3_ENDPOINT does not answer/m)
    expect(await ready(product)).toMatchObject({ status: 'ok', photos: 'unavailable' })
    await product.stop()
  })

  test('a wrong key and incomplete settings are reported', async () => {
    expect(await refusal({ env: { ...s3.env, S3_SECRET_ACCESS_KEY: 'hidden-words' } })).toMatch(
      /^(?!.*hidden-words)[^]*do not open the bucket “quiz-photos” \(SignatureDoesNotMatch\)/,
    )
    expect(await refusal({ env: { S3_BUCKET: 'quiz-photos' } })).toMatch(
      /S3_ENDPOINT is missing[^]*S3_REGION is missing/,
    )
  })
})

describe('without a mail server', () => {
  /** Sends requests as a browser with a CSRF token. */
  const visitorAt = async (product: Product) => {
    const csrfReply = await fetchWhenFree(`${product.url}/api/users/csrf`)
    const { csrfToken } = (await csrfReply.json()) as { csrfToken: string }
    const cookie = csrfReply.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    return (path: string, body: object) =>
      fetchWhenFree(`${product.url}/api/users/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrftoken': csrfToken, cookie },
        body: JSON.stringify(body),
      })
  }

  test('mails are files in the data folder, and reset links are printed in the terminal', async () => {
    const dataDir = join(folder, 'mails')
    const product = await start({ dataDir })
    const post = await visitorAt(product)
    const account = newAccount()
    expect((await post('register', account)).status).toBe(201)
    expect((await post('forgot-password', { email: account.email })).status).toBe(200)
    const { port } = new URL(product.url)
    await vi.waitFor(
      () =>
        expect(product.logs()).toMatch(new RegExp(`http://localhost:${port}/reset-password#token=[\\w-]{43}$`, 'm')),
      { timeout: 10_000, interval: 50 },
    )
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(2), { timeout: 10_000 })
    const [, token = ''] = /#token=([\w-]{43})/.exec(product.logs()) ?? []
    expect((await post('reset-password', { token, new_password: 'Another-horse-7' })).status).toBe(200)
    expect(product.logs()).not.toContain(account.email)
    expect(await product.stop()).toBe(0)
  })

  test('a public site prints no links and warns about the missing mail server', async () => {
    const dataDir = join(folder, 'public-mails')
    const product = await start({ dataDir, env: { PUBLIC_URL: 'http://quiz.example' } })
    const post = await visitorAt(product)
    const account = newAccount()
    expect((await post('register', account)).status).toBe(201)
    expect((await post('forgot-password', { email: account.email })).status).toBe(200)
    const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
    await vi.waitFor(() => expect(mails()).toHaveLength(2), { timeout: 20_000 })
    const texts = mails().map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'))
    expect(texts.join('')).toContain('reset-password#token=3D')
    expect(product.logs()).not.toContain('#token=')
    expect(product.logs().match(/^Warning: SMTP_URL is not set.*Set SMTP_URL/gm)).toHaveLength(1)
    expect(product.logs().match(/^Warning: PUBLIC_URL is http:/gm)).toHaveLength(1)
    expect(await product.stop()).toBe(0)
  })
})

describe('graceful shutdown', () => {
  test('an open request is completed and stored, new ones are refused, and the exit code is 0', async () => {
    const { content, version } = await productContent()
    const dataDir = join(folder, 'ending')
    const product = await start({ dataDir })
    const submission = submissionOf(content, version)
    const body = Buffer.from(JSON.stringify(submission))
    const call = request(`${product.url}/api/quiz/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, 'idempotency-key': randomKey() },
    })
    call.write(body.subarray(0, 100))
    await wait(200)
    const ended = product.stop()
    await wait(200)
    await expect(fetch(`${product.url}/healthz`)).rejects.toThrow(/fetch failed/)
    const answered = once(call, 'response')
    call.end(body.subarray(100))
    const [reply] = (await answered) as [IncomingMessage]
    expect([reply.statusCode, reply.headers.connection]).toEqual([201, 'close'])
    const { id } = JSON.parse((await reply.toArray()).join('')) as { id: string }
    expect(await ended).toBe(0)

    const again = await start({ dataDir })
    const headers = { authorization: `Bearer ${submission.claim_token}` }
    expect((await fetch(`${again.url}/api/quiz/submissions/${id}`, { headers })).status).toBe(200)
    await again.stop()
  })
})

describe('graceful shutdown behind a load balancer', () => {
  test('/readyz fails for DRAIN_SECONDS while everything else is answered, then the exit code is 0', async () => {
    const product = await start({ env: { DRAIN_SECONDS: '3' } })
    const ended = product.stop()
    await vi.waitFor(async () => expect((await fetch(`${product.url}/readyz`)).status).toBe(503), { timeout: 2_000 })
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${product.url}/api/users/csrf`)).status).toBe(200)
    expect(await ended).toBe(0)
    await expect(fetch(`${product.url}/healthz`)).rejects.toThrow(/fetch failed/)
  })

  test('a body that takes longer than eight seconds, and moves, is still received and stored', async () => {
    const { content, version } = await productContent()
    const product = await start()
    const body = Buffer.from(JSON.stringify(submissionOf(content, version)))
    const call = request(`${product.url}/api/quiz/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, 'idempotency-key': randomKey() },
    })
    const part = Math.floor(body.length / 10)
    call.write(body.subarray(0, part))
    await wait(200)
    process.kill(product.pid, 'SIGTERM')
    for (let sent = 1; sent < 9; sent += 1) {
      await wait(1000)
      call.write(body.subarray(sent * part, (sent + 1) * part))
    }
    await wait(500)
    const answered = once(call, 'response')
    call.end(body.subarray(9 * part))
    const [reply] = (await answered) as [IncomingMessage]
    expect(reply.statusCode).toBe(201)
    expect(await product.stop()).toBe(0)
  })

  test('does not wait a minute for a request that drips', async () => {
    const product = await start()
    const socket = connect(product.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/token/refresh HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
    )
    const drip = setInterval(() => socket.write(' '), 1000)
    await wait(200)
    process.kill(product.pid, 'SIGTERM')
    await once(socket, 'close')
    clearInterval(drip)
    expect(await product.stop()).toBe(0)
  })

  test('does not wait for a connection that never sent a request', async () => {
    const product = await start()
    const socket = connect(product.port, '127.0.0.1')
    await once(socket, 'connect')
    expect(await product.stop()).toBe(0)
    socket.destroy()
  })
})

describe('a failed start', () => {
  test('all problems of the environment are reported together', async () => {
    const message = await refusal({ env: { LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere', SMTP_URL: 'secret' } })
    expect(message).toMatch(/exit code 1/)
    expect(message).toMatch(/LOG_LEVEL is “loud”/)
    expect(message).toMatch(/PUBLIC_URL is “nowhere”/)
    expect(message).toMatch(/SMTP_URL cannot be used/)
    expect(message).not.toMatch(/ at .*\.js:\d/)
  })

  test('a content error is reported with its position', async () => {
    const contentDir = join(folder, 'content')
    cpSync('content', contentDir, { recursive: true })
    const file = join(contentDir, 'settings/constants.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('analysing_delay_ms:', 'analysing_delay:'))
    expect(await refusal({ contentDir })).toMatch(/settings\/constants\.yaml:\d+:\d+/)
  })

  test('a port in use is reported', async () => {
    const silentServer = createServer().listen(0, '127.0.0.1')
    await once(silentServer, 'listening')
    const { port } = silentServer.address() as AddressInfo
    expect(await refusal({ port })).toContain(`Port ${port} on 127.0.0.1 is taken`)
    silentServer.close()
  })

  test('a data folder in use by another process is reported, with what to do', async () => {
    const dataDir = join(folder, 'shared')
    const first = await start({ dataDir })
    expect(await refusal({ dataDir })).toMatch(/already uses the data folder .*shared.*DATA_DIR.*DATABASE_URL/)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await first.kill()
    await (await start({ dataDir })).stop()
  })

  test('an unreachable PostgreSQL is reported', async () => {
    expect(await refusal({ env: { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/quiz' } })).toMatch(
      /DATABASE_URL does not answer/,
    )
  })
})
