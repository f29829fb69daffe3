/** More concurrent photos than there are slots. Uses real sockets, because the decision is made before a body is read. */
import { EventEmitter, once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { picture } from '#testing/server/reports.ts'
import { startServer, store, type Stored, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, ResultReply } from '#types/api.generated.ts'
import { openUploads, type UploadLimits, uploadLimits } from './uploads.ts'

let place: TestPlace
let server: TestServer
let quiz: Stored
let photo: Buffer
let open: ClientRequest[]
beforeEach(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  photo = await picture()
  open = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const call of open) call.destroy()
  await server.close()
  await place.remove()
})

const start = async (limits: Partial<UploadLimits>): Promise<void> => {
  server = await startServer(place, {
    settings: { trustProxy: 'loopback', uploads: { ...uploadLimits(1), ...limits } },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  quiz = await store(server)
}
const port = () => (server.app.server.address() as AddressInfo).port
const views = () => server.content.photos.views.map(({ id }) => id)
const path = (view = views()[0]) => `/api/quiz/submissions/${quiz.id}/photos/${view}`

type Sent = { readonly from?: string; readonly length?: number | null; readonly view?: string | undefined }
/** The headers of an upload. `length`: its Content-Length; null: none (chunked). */
const begin = ({ from = '192.0.2.1', length = photo.length, view }: Sent = {}): ClientRequest => {
  const call = request({
    port: port(),
    path: path(view),
    method: 'PUT',
    headers: {
      authorization: `Bearer ${quiz.submission.claim_token}`,
      'content-type': 'image/jpeg',
      'x-forwarded-for': from,
      ...(length !== null && { 'content-length': length }),
    },
  })
  call.on('error', () => undefined)
  call.flushHeaders()
  open.push(call)
  return call
}
const answerTo = async (call: ClientRequest) => {
  const [reply] = (await once(call, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await reply.toArray()).toString()
  return { status: reply.statusCode, headers: reply.headers, json: JSON.parse(body) as ErrorReply }
}
const sendPhoto = (sent: Sent = {}) => {
  const call = begin(sent)
  call.end(photo)
  return answerTo(call)
}
/** Resolves when the server has reserved a slot, which is when it begins to read the body. */
const held = async (sent: Sent = {}): Promise<ClientRequest> => {
  const arrived = once(server.app.server, 'request') as Promise<[IncomingMessage]>
  const call = begin(sent)
  call.write(photo.subarray(0, 10))
  const [upload] = await arrived
  await once(upload, 'resume')
  return call
}
const expectBusy = async (call: ClientRequest): Promise<void> => {
  const { status, headers, json } = await answerTo(call)
  const seconds = Number(headers['retry-after'])
  expect([status, json.code]).toEqual([503, 'uploads_busy'])
  expect(seconds).toBeGreaterThan(0)
  expect(json.message).toContain(String(seconds))
}

describe('when running uploads use all memory that is available to them', () => {
  test('another one is refused before its body arrives, and accepted when there is a slot again', async () => {
    await start({ bytes: 1000 })
    const first = await held({ length: photo.length })
    const second = begin({ from: '192.0.2.2', length: 1000 })
    // It is refused although its body was not sent.
    await expectBusy(second)
    first.end(photo.subarray(10))
    expect((await answerTo(first)).status).toBe(200)
    expect((await sendPhoto({ from: '192.0.2.2' })).status).toBe(200)
  })

  test('one without a Content-Length reserves the maximum', async () => {
    await start({ bytes: 11 * 1024 * 1024 })
    const first = await held({ length: null })
    await expectBusy(begin({ from: '192.0.2.2', length: 2 * 1024 * 1024 }))
    first.end(photo.subarray(10))
    expect((await answerTo(first)).status).toBe(200)
  })

  test('an aborted upload releases its slot', async () => {
    await start({ uploads: 1 })
    const first = await held()
    await expectBusy(begin({ from: '192.0.2.2' }))
    first.destroy()
    await vi.waitFor(async () => expect((await sendPhoto({ from: '192.0.2.2' })).status).toBe(200), { timeout: 30_000 })
  })

  test('a client that has left before its turn takes no slot', async () => {
    const uploads = openUploads({ ...uploadLimits(1), uploads: 1 }, 1000)
    const reserve = (destroyed: boolean) =>
      uploads.reserve(
        { ip: '192.0.2.1', headers: {}, raw: { destroyed, complete: true } } as never,
        { raw: new EventEmitter() } as never,
      )
    await start({})
    await expect(reserve(true)).rejects.toBeInstanceOf(Error)
    await reserve(false)
  })

  test('slots are released after every kind of response', async () => {
    await start({ uploads: 1, perAddress: 1 })
    for (const payload of [photo, photo, Buffer.from('no picture'), Buffer.alloc(0), Buffer.alloc(11 * 1024 * 1024)])
      expect((await quiz.ask('PUT', `/photos/${views()[0]}`, { payload, type: 'image/jpeg' })).statusCode).not.toBe(503)
    expect((await quiz.ask('PUT', '/photos/nowhere', { payload: photo, type: 'image/jpeg' })).statusCode).toBe(404)
    expect((await sendPhoto()).status).toBe(200)
  })

  test('an unauthorised request takes no slot', async () => {
    await start({ uploads: 1 })
    const call = request({ port: port(), path: path(), method: 'PUT', headers: { 'content-length': 1000 } })
    call.on('error', () => undefined)
    call.flushHeaders()
    open.push(call)
    expect((await answerTo(call)).status).toBe(404)
    expect((await sendPhoto()).status).toBe(200)
  })

  test('a client that sends the whole body before it reads, like a browser, gets the response and can reuse the connection', async () => {
    await start({ uploads: 1 })
    const first = await held()
    const size = 5 * 1024 * 1024
    const socket = connect(port(), '127.0.0.1')
    const head = (length: number) =>
      `PUT ${path()} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${quiz.submission.claim_token}\r\n` +
      `x-forwarded-for: 192.0.2.2\r\ncontent-type: image/jpeg\r\ncontent-length: ${length}\r\n\r\n`
    let got = ''
    socket.setEncoding('latin1').pause()
    await new Promise<void>((resolve) => socket.write(head(size)) && socket.write(Buffer.alloc(size), () => resolve()))
    socket.on('data', (text: string) => (got += text)).resume()
    await vi.waitFor(() => expect(got).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: \d/), { timeout: 30_000 })
    expect(got).not.toMatch(/connection: close/i)
    first.destroy()
    await vi.waitFor(
      async () => {
        got = ''
        socket.write(Buffer.concat([Buffer.from(head(photo.length)), photo]))
        await vi.waitFor(() => expect(got).toMatch(/^HTTP\/1\.1 200 /), { timeout: 2_000 })
      },
      { timeout: 30_000 },
    )
    socket.destroy()
  })
})

test('a picture that could not be decoded in time is not called a wrong one', async () => {
  server = await startServer(place, { reencode: async () => 'timeout' })
  quiz = await store(server)
  const reply = await quiz.ask('PUT', `/photos/${views()[0]}`, { payload: photo, type: 'image/jpeg' })
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([503, 'uploads_busy'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(await server.database.store.selectFrom('photos').selectAll().execute()).toEqual([])
})

describe('when one address sends many photos concurrently', () => {
  test('it gets some of the slots, and other addresses do not have to wait', async () => {
    await start({ perAddress: 2 })
    await held({ view: views()[0] })
    await held({ view: views()[1] })
    await expectBusy(begin({ view: views()[2] }))
    expect((await sendPhoto({ from: '192.0.2.2' })).status).toBe(200)
  })

  test('it gets at most half of the memory', async () => {
    await start({ bytes: 1_000_000 })
    await held({ length: 400_000 })
    await expectBusy(begin({ length: 200_000 }))
    expect((await sendPhoto({ from: '192.0.2.2' })).status).toBe(200)
  })

  test('all addresses of an IPv6 network count as one', async () => {
    await start({ perAddress: 1 })
    await held({ from: '2001:db8:0:100::1' })
    await expectBusy(begin({ from: '2001:db8:0:1ff::2' }))
    expect((await sendPhoto({ from: '2001:db8:0:200::1' })).status).toBe(200)
  })
})

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
    expect((await quiz.ask('GET')).json<ResultReply>().photos).toHaveLength(1)
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
    const part = Math.ceil(photo.length / 30)
    for (let at = 10; at < photo.length; at += part) {
      slow.write(photo.subarray(at, at + part))
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
    expect(isFastEnough && 1000 * seconds < server.app.server.requestTimeout).toBe(arrives)
  })
})
