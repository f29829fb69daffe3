/** Pictures are decoded in another process, whose crashes do not affect the server. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
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

const open = (idleMs?: number): PictureProcess =>
  openPictureProcess(join(built.dist, 'server/picture-process-main.js'), idleMs)

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
    const [drawn, none] = await Promise.all([pictures.reencode(photo), pictures.reencode(Buffer.from('not a picture'))])
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
