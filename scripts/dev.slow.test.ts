import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#testing/browser/product.ts'

/** `npm run dev` with a copy of examples/phq-9 in a new folder. `more`: further environment variables, for that folder. */
const startDev = async (
  edit: (yaml: string) => string = (yaml) => yaml,
  more: (folder: string) => NodeJS.ProcessEnv = () => ({}),
) => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const contentDir = join(folder, 'content')
  await cp('examples/phq-9', contentDir, { recursive: true })
  const file = join(contentDir, 'quiz.yaml')
  await writeFile(file, edit(await readFile(file, 'utf8')))
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: '',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: join(folder, 'dist'),
    CONTENT_DIR: contentDir,
    ...more(folder),
  }
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], { env })
  onTestFinished(async () => {
    const ended = once(dev, 'exit')
    dev.kill()
    await ended
  })
  let printed = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  return {
    folder,
    printed: () => printed,
    /** Of the health check. Rejects while nothing listens. */
    status: async () => (await fetch(`http://localhost:${port}/healthz`)).status,
    restart: async () => {
      const touched = new Date()
      await utimes(file, touched, touched)
    },
  }
}

test('npm run dev names a port that is taken, without a stack', { timeout: 120_000 }, async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir }
  const printed = await new Promise<string>((done) => {
    const dev = execFile(process.execPath, ['scripts/dev.mjs'], { env }, (_error, _out, errors) => done(errors))
    // If the test is given up, the port becomes free, and it would run on.
    onTestFinished(() => void dev.kill())
  })
  expect(printed).toContain(`PORT=${port + 1} npm run dev`)
  expect(printed).not.toMatch(/^ +at /m)
})

test.each([
  ['an error', 'content/unknown-key', (yaml: string) => yaml.replace(' title:', ' titl:')],
  ['a warning', 'content/html-in-plain-text', (yaml: string) => yaml.replace(/ title: (.*)/, ' title: "<b>$1</b>"')],
])('npm run dev prints %s of the content once', { timeout: 120_000 }, async (_, code, edit) => {
  const { printed } = await startDev(edit)
  await vi.waitUntil(() => printed().includes('Local:'), { timeout: 90_000, interval: 100 })
  expect(printed().split(` ${code} `).length - 1).toBe(1)
})

test('npm run dev answers calls during a restart as soon as the server runs again', { timeout: 300_000 }, async () => {
  const { restart, status } = await startDev()
  await vi.waitUntil(() => status().catch(() => 0), { timeout: 120_000, interval: 100 })
  await restart()
  const statuses = new Set<number>()
  for (const end = Date.now() + 15_000; Date.now() < end;) statuses.add(await status())
  expect([...statuses]).toEqual([200])
})

test(
  'npm run dev starts the server again when the reason of a failed start is gone',
  { timeout: 300_000 },
  async () => {
    const { folder, restart, status } = await startDev(undefined, (own) => ({ PHOTOS_DIR: join(own, 'photos') }))
    const photosDir = join(folder, 'photos')
    const untilStatus = (wanted: number) =>
      vi.waitUntil(async () => (await status().catch(() => 0)) === wanted, { timeout: 90_000, interval: 100 })
    await untilStatus(200)
    await rm(photosDir, { recursive: true })
    await writeFile(photosDir, 'no folder')
    await restart()
    await untilStatus(503)
    await rm(photosDir)
    await restart()
    expect(await untilStatus(200)).toBe(true)
  },
)
