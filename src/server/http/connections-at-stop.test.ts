import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeConnectionsAtStop } from './connections-at-stop.ts'

/** More than the buffers of both systems hold for a client that does not read. */
const fileBytes = 48 * 1024 * 1024

let app: FastifyInstance
let answer: () => void
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  app = fastify({ return503OnClosing: false })
  closeConnectionsAtStop(app, { unused: 100, stalled: 300 })
  const answered = new Promise<void>((done) => {
    answer = done
  })
  app.post('/', async () => 'done')
  app.get('/large', async () => Buffer.alloc(fileBytes))
  app.get('/work', async () => answered.then(() => 'done'))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  answer()
  for (const socket of sockets) socket.destroy()
  await app.close()
})

const open = async (text: string): Promise<Socket> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  if (text !== '') {
    const arrived = once(app.server, 'request')
    socket.write(text)
    await arrived
  }
  return socket.on('error', () => undefined)
}
const isClosedIn = (ms: number): Promise<boolean> =>
  Promise.race([app.close().then(() => true), new Promise<false>((done) => setTimeout(done, ms, false))])

test.each([
  ['never sent a request', ''],
  ['stopped within a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nx'],
  ['does not read its reply', 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n'],
])('a server that closes does not wait for a connection that %s', async (_, text) => {
  await open(text)
  expect(await isClosedIn(10_000)).toBe(true)
})

test('it waits for a reply on which it works itself', async () => {
  const socket = await open('GET /work HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(await isClosedIn(1500)).toBe(false)
  const replied = once(socket, 'data')
  answer()
  expect(String((await replied)[0])).toMatch(/^HTTP\/1\.1 200 /)
  expect(await isClosedIn(10_000)).toBe(true)
})

test('and for a body that moves', async () => {
  const socket = await open(
    'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n',
  )
  const closed = isClosedIn(10_000)
  const replied = once(socket, 'data')
  for (let sent = 0; sent < 9; sent += 1) {
    await new Promise((done) => setTimeout(done, 150))
    socket.write('x')
  }
  expect(String((await replied)[0])).toMatch(/^HTTP\/1\.1 200 /)
  expect(await closed).toBe(true)
})

test('a server that has closed leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    await app.close()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
