/** More concurrent photos than there are slots. Uses real sockets, because the decision is made before a body is read. */
import { EventEmitter } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { uploadServer } from '#testing/upload-server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { openUploads, uploadLimits } from './uploads.ts'

const { start, server, quiz, photo, opened, port, views, path, begin, answerTo, sendPhoto, held, expectBusy } =
  uploadServer()

describe('when running uploads use all memory that is available to them', () => {
  test('another one is refused before its body arrives, and accepted when there is a slot again', async () => {
    await start({ bytes: 1000 })
    const first = await held({ length: photo().length })
    const second = begin({ from: '192.0.2.2', length: 1000 })
    // It is refused although its body was not sent.
    await expectBusy(second)
    first.end(photo().subarray(10))
    expect((await answerTo(first)).status).toBe(200)
    expect((await sendPhoto({ from: '192.0.2.2' })).status).toBe(200)
  })

  test('one without a Content-Length reserves the maximum', async () => {
    await start({ bytes: 11 * 1024 * 1024 })
    const first = await held({ length: null })
    await expectBusy(begin({ from: '192.0.2.2', length: 2 * 1024 * 1024 }))
    first.end(photo().subarray(10))
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
    for (const payload of [
      photo(),
      photo(),
      Buffer.from('no picture'),
      Buffer.alloc(0),
      Buffer.alloc(11 * 1024 * 1024),
    ])
      expect((await quiz().ask('PUT', `/photos/${views()[0]}`, { payload, type: 'image/jpeg' })).statusCode).not.toBe(
        503,
      )
    expect((await quiz().ask('PUT', '/photos/nowhere', { payload: photo(), type: 'image/jpeg' })).statusCode).toBe(404)
    expect((await sendPhoto()).status).toBe(200)
  })

  test('an unauthorised request takes no slot', async () => {
    await start({ uploads: 1 })
    const call = request({ port: port(), path: path(), method: 'PUT', headers: { 'content-length': 1000 } })
    call.on('error', () => undefined)
    call.flushHeaders()
    opened(call)
    expect((await answerTo(call)).status).toBe(404)
    expect((await sendPhoto()).status).toBe(200)
  })

  test('a client that sends the whole body before it reads, like a browser, gets the response and can reuse the connection', async () => {
    await start({ uploads: 1 })
    const first = await held()
    const size = 5 * 1024 * 1024
    const socket = connect(port(), '127.0.0.1')
    const head = (length: number) =>
      `PUT ${path()} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${quiz().submission.claim_token}\r\n` +
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
        socket.write(Buffer.concat([Buffer.from(head(photo().length)), photo()]))
        await vi.waitFor(() => expect(got).toMatch(/^HTTP\/1\.1 200 /), { timeout: 2_000 })
      },
      { timeout: 30_000 },
    )
    socket.destroy()
  })
})

test('a picture that could not be decoded in time is not called a wrong one', async () => {
  await start({}, async () => 'timeout')
  const reply = await quiz().ask('PUT', `/photos/${views()[0]}`, { payload: photo(), type: 'image/jpeg' })
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([503, 'uploads_busy'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(await server().database.store.selectFrom('photos').selectAll().execute()).toEqual([])
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
