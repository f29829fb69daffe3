/** Pictures are decoded in another process, whose crashes do not affect the server. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { openPictureProcess, type PictureProcess } from './picture-process.ts'

let built: BuiltServer
let photo: Buffer
let pictures: PictureProcess
beforeAll(async () => {
  built = await buildServer()
  photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => pictures.close())
afterAll(() => built.remove())

/** Nothing here takes long enough for a timeout. */
const reencoded = async (bytes: Buffer) => {
  const picture = await pictures.reencode(bytes)
  return picture === 'timeout' ? expect.fail('It took too long') : picture
}

const open = (idleMs?: number): PictureProcess =>
  openPictureProcess(join(built.dist, 'server/picture-process-main.js'), { ...(idleMs !== undefined && { idleMs }) })

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the process that decodes pictures', () => {
  test('resolves each picture with its own result, and null for a file that is not a picture', async () => {
    pictures = open()
    expect(pictures.pid()).toBeUndefined()
    const [drawn, none] = await Promise.all([reencoded(photo), reencoded(Buffer.from('not a picture'))])
    expect(drawn).toMatchObject({ width: 1600, height: 800 })
    expect((await sharp(drawn?.bytes).metadata()).format).toBe('jpeg')
    expect(none).toBeNull()
  })

  test('when it is killed, the next one decodes its pictures', async () => {
    pictures = open()
    await pictures.reencode(photo)
    const first = pictures.pid() ?? expect.fail('It runs')
    const drawing = pictures.reencode(photo)
    process.kill(first, 'SIGKILL')
    expect(await drawing).toMatchObject({ width: 1600 })
    expect(pictures.pid()).not.toBe(first)
  })

  test('a picture that crashes it twice is refused, and the next one is decoded', async () => {
    pictures = open()
    await pictures.reencode(photo)
    const drawing = pictures.reencode(photo)
    const first = pictures.pid() ?? expect.fail('It runs')
    process.kill(first, 'SIGKILL')
    const second = await vi.waitUntil(() => pictures.pid() !== first && pictures.pid(), {
      timeout: 10_000,
      interval: 1,
    })
    process.kill(Number(second), 'SIGKILL')
    expect(await drawing).toBeNull()
    expect(await pictures.reencode(photo)).toMatchObject({ width: 1600 })
  })

  test('it ends when idle, and starts again', async () => {
    pictures = open(50)
    await pictures.reencode(photo)
    const first = pictures.pid() ?? expect.fail('It runs')
    await vi.waitUntil(() => !isAlive(first), { timeout: 10_000, interval: 10 })
    expect(await pictures.reencode(photo)).toMatchObject({ width: 1600 })
    expect(pictures.pid()).not.toBe(first)
    // A picture extends its idle time.
    await wait(20)
    await pictures.reencode(photo)
  })
})

test('a decoder that cannot be loaded is a failure, and not that of the picture; the next picture tries again', async () => {
  // Away from the packages.
  const folder = mkdtempSync(join(tmpdir(), 'no-decoder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(built.dist, 'server'), folder, { recursive: true })
  pictures = openPictureProcess(join(folder, 'picture-process-main.js'))
  await expect(pictures.reencode(photo)).rejects.toThrow(/sharp/)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  expect(await pictures.reencode(photo)).toMatchObject({ width: 1600 })
})

/** A process that runs `code` in place of the one that is built. */
const openScript = (code: string, maxMs = 20_000): PictureProcess => {
  const entry = join(mkdtempSync(join(tmpdir(), 'picture-process-')), 'entry.mjs')
  onTestFinished(() => rmSync(dirname(entry), { recursive: true, force: true }))
  writeFileSync(entry, `${code}\nprocess.on('disconnect', () => process.exit(0))`)
  return openPictureProcess(entry, { maxMs })
}
const decode = async (text: string): Promise<string | null> => {
  const picture = await reencoded(Buffer.from(text))
  return picture && Buffer.from(picture.bytes).toString()
}

test('the process that decodes untrusted bytes does not know the secrets of the server', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://ringlet:secret@localhost/ringlet')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('SMTP_URL', 'smtp://ringlet:secret@localhost')
  vi.stubEnv('NODE_OPTIONS', '--title=secret')
  vi.stubEnv('LD_LIBRARY_PATH', '/opt/lib')
  vi.stubEnv('SystemRoot', 'C:\\Windows')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  pictures = openScript(
    `process.on('message', ({ id }) => {
      process.send({ id, picture: { bytes: Buffer.from(JSON.stringify(process.env)), width: 1, height: 1 } })
    })`,
  )
  const environment = (await decode('')) ?? expect.fail()
  expect(environment).not.toContain('secret')
  expect(JSON.parse(environment)).toMatchObject({
    PATH: process.env['PATH'],
    LD_LIBRARY_PATH: '/opt/lib',
    SystemRoot: 'C:\\Windows',
    MALLOC_ARENA_MAX: '2',
  })
})

describe('a picture that crashes the process', () => {
  /** Returns the bytes as they are, after some time, and is killed by the bytes `poison`. */
  const openFragile = (): PictureProcess =>
    openScript(
      `process.on('message', ({ id, bytes }) => {
        if (Buffer.from(bytes).toString() === 'poison') process.kill(process.pid, 'SIGKILL')
        else setTimeout(() => process.send({ id, picture: { bytes, width: 1, height: 1 } }), 100)
      })`,
    )

  test.each([
    ['first', ['poison', 'a', 'b']],
    ['last', ['a', 'b', 'poison']],
    ['twice', ['poison', 'a', 'poison']],
  ])('is refused, and those beside it are decoded: %s', async (_, texts) => {
    pictures = openFragile()
    expect(await Promise.all(texts.map(decode))).toEqual(texts.map((text) => (text === 'poison' ? null : text)))
  })

  test('does not fail one that arrives while it runs alone', async () => {
    pictures = openFragile()
    const both = Promise.all(['poison', 'a'].map(decode))
    const first = await vi.waitUntil(() => pictures.pid(), { timeout: 10_000, interval: 1 })
    await vi.waitUntil(() => pictures.pid() !== first, { timeout: 10_000, interval: 1 })
    expect(await decode('late')).toBe('late')
    expect(await both).toEqual([null, 'a'])
  })
})

describe('a picture that is never finished', () => {
  test('ends its process after the longest time, and those beside it and behind it are decoded', async () => {
    pictures = openScript(
      `process.on('message', ({ id, bytes }) => {
        if (Buffer.from(bytes).toString() !== 'endless') process.send({ id, picture: { bytes, width: 1, height: 1 } })
      })`,
      1000,
    )
    expect(await decode('a')).toBe('a')
    const first = pictures.pid()
    const endless = pictures.reencode(Buffer.from('endless'))
    expect(await decode('b')).toBe('b')
    expect(await endless).toBe('timeout')
    expect(await decode('c')).toBe('c')
    expect(pictures.pid()).not.toBe(first)
  })

  test('is not what one beside it is called, which is decoded by the next process', async () => {
    pictures = openScript(
      `let asked = 0
      process.on('message', ({ id, bytes }) => {
        asked += 1
        if (asked === 1) setTimeout(() => process.send({ id, picture: { bytes, width: 1, height: 1 } }), 300)
      })`,
      1000,
    )
    expect(await decode('a')).toBe('a')
    const endless = pictures.reencode(Buffer.from('endless'))
    await wait(300)
    const beside = decode('beside')
    expect(await endless).toBe('timeout')
    expect(await beside).toBe('beside')
  })

  test('is not what one beside it is blamed for, which survives a crash of the next process', async () => {
    // The first process never answers, the second crashes, the third answers.
    pictures = openScript(
      `import { existsSync, writeFileSync } from 'node:fs'
      const turn = ['first', 'second'].find((name) => !existsSync(new URL(name, import.meta.url)))
      if (turn) writeFileSync(new URL(turn, import.meta.url), '')
      process.on('message', ({ id, bytes }) => {
        if (turn === 'second') process.kill(process.pid, 'SIGKILL')
        if (!turn) process.send({ id, picture: { bytes, width: 1, height: 1 } })
      })`,
      1000,
    )
    const endless = pictures.reencode(Buffer.from('endless'))
    await wait(500)
    const beside = decode('beside')
    expect(await endless).toBe('timeout')
    expect(await beside).toBe('beside')
  })
})
