import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

/** More than the buffers of both systems hold for a client that does not read. */
const fileBytes = 48 * 1024 * 1024

let place: TestPlace
let server: TestServer
let limit: number
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  const siteFolder = join(place.dataDir, 'client')
  mkdirSync(join(siteFolder, 'assets'), { recursive: true })
  writeFileSync(join(siteFolder, 'index.html'), '<!doctype html>')
  writeFileSync(join(siteFolder, 'assets', 'large.js'), Buffer.alloc(fileBytes, 'x'))
  server = await startServer(place, { settings: { siteFolder } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  limit = server.app.server.timeout
  // Two minutes are too long for a test.
  server.app.server.setTimeout(400)
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const requestFile = async (): Promise<Socket> => {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /assets/large.js HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  socket.on('error', () => undefined)
  return socket
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('a connection on which nothing moves for two minutes is closed', async () => {
  expect(limit).toBe(120_000)
  const socket = await requestFile()
  // The client reads nothing.
  await expect
    .poll(() => new Promise((done) => server.app.server.getConnections((_, count) => done(count))), { timeout: 5000 })
    .toBe(0)
  socket.destroy()
})

test('a slow one on which something moves is not', async () => {
  const socket = await requestFile()
  let read = 0
  const closed = once(socket, 'close')
  // The client pauses after each 4 MB; together the pauses are longer than the limit.
  let next = 0
  socket.on('data', (part: Buffer) => {
    read += part.length
    if (read < next) return
    next = read + 4 * 1024 * 1024
    socket.pause()
    void pause(100).then(() => socket.resume())
  })
  const started = performance.now()
  await closed
  expect(read).toBeGreaterThan(fileBytes)
  expect(performance.now() - started).toBeGreaterThan(800)
})
