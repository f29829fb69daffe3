/** A server that takes photos over real sockets, and calls that send them. */
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type UploadLimits, uploadLimits } from '#server/photos/uploads.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { picture } from '#testing/server/reports.ts'
import { startServer, store, type Stored, type TestServer, type TestServerOptions } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'

type Sent = { readonly from?: string; readonly length?: number | null; readonly view?: string | undefined }

/** Prepares the server for each test of a file, which starts it, and stops it afterwards. */
export const uploadServer = () => {
  let place: TestPlace
  let started: TestServer | undefined
  let stored: Stored | undefined
  let bytes: Buffer | undefined
  let open: ClientRequest[] = []
  const server = () => started ?? expect.fail('The test starts the server')
  const quiz = () => stored ?? expect.fail('The test starts the server')
  const photo = () => bytes ?? expect.fail('The picture is made before each test')
  const opened = (call: ClientRequest) => open.push(call)
  beforeEach(async () => {
    place = await (databases[0] ?? expect.fail()).place()
    bytes = await picture()
    open = []
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const call of open) call.destroy()
    await server().close()
    await place.remove()
  })

  const start = async (limits: Partial<UploadLimits>, reencode?: TestServerOptions['reencode']): Promise<void> => {
    started = await startServer(place, {
      settings: { trustProxy: 'loopback', uploads: { ...uploadLimits(1), ...limits } },
      ...(reencode && { reencode }),
    })
    await started.app.listen({ host: '127.0.0.1', port: 0 })
    stored = await store(started)
  }
  const port = () => (server().app.server.address() as AddressInfo).port
  const views = () => server().content.photos.views.map(({ id }) => id)
  const path = (view = views()[0]) => `/api/quiz/submissions/${quiz().id}/photos/${view}`

  /** The headers of an upload. `length`: its Content-Length; null: none (chunked). */
  const begin = ({ from = '192.0.2.1', length = photo().length, view }: Sent = {}): ClientRequest => {
    const call = request({
      port: port(),
      path: path(view),
      method: 'PUT',
      headers: {
        authorization: `Bearer ${quiz().submission.claim_token}`,
        'content-type': 'image/jpeg',
        'x-forwarded-for': from,
        ...(length !== null && { 'content-length': length }),
      },
    })
    call.on('error', () => undefined)
    call.flushHeaders()
    opened(call)
    return call
  }
  const answerTo = async (call: ClientRequest) => {
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await reply.toArray()).toString()
    return { status: reply.statusCode, headers: reply.headers, json: JSON.parse(body) as ErrorReply }
  }
  const sendPhoto = (sent: Sent = {}) => {
    const call = begin(sent)
    call.end(photo())
    return answerTo(call)
  }
  /** Resolves when the server has reserved a slot, which is when it begins to read the body. */
  const held = async (sent: Sent = {}): Promise<ClientRequest> => {
    const arrived = once(server().app.server, 'request') as Promise<[IncomingMessage]>
    const call = begin(sent)
    call.write(photo().subarray(0, 10))
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
  return { start, server, quiz, photo, opened, port, views, path, begin, answerTo, sendPhoto, held, expectBusy }
}
