/** Uploads that are slow or break off. Uses real sockets. */
import type { ClientRequest } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { uploadServer } from '#testing/upload-server.ts'
import type { ResultReply } from '#types/api.generated.ts'
import { uploadLimits } from './uploads.ts'

const { start, server, quiz, photo, answerTo, sendPhoto, held } = uploadServer()

describe('when an upload is slow', () => {
  const quick = { graceMs: 400, arrivalMs: 2000, minBytesPerSecond: 1000 }
  const drip = (call: ClientRequest, bytes: number, everyMs: number): (() => void) => {
    const timer = setInterval(() => call.write(Buffer.alloc(bytes)), everyMs)
    return () => clearInterval(timer)
  }

  test('one that arrives at less than the pace for its size is aborted and releases its slot', async () => {
    await start({ uploads: 1, ...quick })
    const slow = await held({ length: 10_000_000 })
    // 200 kB a second: 50 s.
    const stop = drip(slow, 4000, 20)
    await expect.poll(() => slow.destroyed, { timeout: 5000 }).toBe(true)
    stop()
    await vi.waitFor(async () => expect((await sendPhoto({ from: '192.0.2.2' })).status).toBe(200), { timeout: 30_000 })
    expect((await quiz().ask('GET')).json<ResultReply>().photos).toHaveLength(1)
  })

  test('a small one that hardly moves is aborted too', async () => {
    await start({ uploads: 1, ...quick })
    const slow = await held({ length: 100 })
    const stop = drip(slow, 1, 50)
    await expect.poll(() => slow.destroyed, { timeout: 5000 }).toBe(true)
    stop()
  })

  test('one at the pace for its size is not, although it takes longer than the time that is not looked at', async () => {
    await start({ ...quick, arrivalMs: 600_000, minBytesPerSecond: 1 })
    const slow = await held()
    const answer = answerTo(slow)
    const part = Math.ceil(photo().length / 30)
    for (let at = 10; at < photo().length; at += part) {
      slow.write(photo().subarray(at, at + part))
      await new Promise((done) => setTimeout(done, 40))
    }
    slow.end()
    expect((await answer).status).toBe(200)
  })

  test('an address whose uploads break off again and again has to wait, and others do not', async () => {
    await start({ abortedMs: 1500, abortedPeriodMs: 3000 })
    const breakOffAfter = async (ms: number) => {
      const call = await held()
      await new Promise((done) => setTimeout(done, ms))
      call.destroy()
    }
    await breakOffAfter(10)
    expect((await sendPhoto()).status).toBe(200)
    await breakOffAfter(1600)
    await expect.poll(async () => (await sendPhoto()).status).toBe(503)
    expect((await sendPhoto({ from: '192.0.2.2' })).status).toBe(200)
    await expect.poll(async () => (await sendPhoto()).status, { timeout: 20_000 }).toBe(200)
  })

  test.each([
    { what: 'a picture of 0.5 MB on a line of 5 kB a second', size: 500_000, line: 5000, arrives: true },
    { what: 'a picture of 1 MB on a line of 5 kB a second', size: 1_000_000, line: 5000, arrives: true },
    { what: 'one of 10 MB on a line of 20 kB a second', size: 10_000_000, line: 20_000, arrives: false },
    { what: 'a small one that drips', size: 100_000, line: 2000, arrives: false },
  ])('$what arrives in time: $arrives', ({ arrives, line, size }) => {
    const { arrivalMs, graceMs, minBytesPerSecond } = uploadLimits(24)
    const least = Math.max(minBytesPerSecond, (1000 * size) / arrivalMs)
    const seconds = size / line
    const isFastEnough = line * seconds >= (seconds - graceMs / 1000) * least
    expect(isFastEnough && 1000 * seconds < server().app.server.requestTimeout).toBe(arrives)
  })
})
