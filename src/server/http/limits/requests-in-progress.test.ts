/** Uses real sockets, because the tests are about requests whose body does not arrive. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { LoadLimits } from './load.ts'

let place: TestPlace
let server: TestServer
let sockets: Socket[]
beforeEach(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
  await place.remove()
})

/** A server behind a proxy, with 40 connections, so one visitor may have 10 requests in progress. */
const listen = async (bodyPace: LoadLimits['bodyPace'], rateLimitPerMinute = 1_000_000): Promise<void> => {
  const load = { connections: 40, loopDelayMs: 1_000_000, sampleMs: 1000, bodyPace }
  server = await startServer(place, { settings: { trustProxy: 'loopback', load, rateLimitPerMinute } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
}
const patient = { graceMs: 60_000, bytesPerSecond: 1 }

type Connection = { readonly socket: Socket; readonly text: () => string; readonly closed: () => boolean }
const open = async (text: string, allowHalfOpen = false): Promise<Connection> => {
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
  sockets.push(socket)
  let got = ''
  let isClosed = false
  socket.on('error', () => undefined)
  socket.on('data', (part: Buffer) => (got += part.toString('latin1')))
  socket.once('end', () => (isClosed = true)).once('close', () => (isClosed = true))
  await once(socket, 'connect')
  socket.write(text)
  return { socket, text: () => got, closed: () => isClosed }
}
const head = (from: string, length: number, path = '/api/users/login'): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const openMany = (count: number, from: (at: number) => string, path?: string): Promise<readonly Connection[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => open(`${head(from(at), 500, path)}{`)))
/** The first line of the reply to a whole request. */
const statusFor = async (from: string): Promise<string> => {
  const { text } = await open(
    `GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\nconnection: close\r\n\r\n`,
  )
  await expect.poll(text).toMatch(/^HTTP/)
  return text().split('\r\n')[0] ?? ''
}
const answeredWith = (all: readonly Connection[], status: string): number =>
  all.filter(({ text }) => text().startsWith(`HTTP/1.1 ${status}`)).length

describe('behind a proxy, requests of one visitor whose body does not arrive', () => {
  test('use a quarter of the connections; more are refused and closed, and others are served', async () => {
    await listen(patient)
    const all = await openMany(38, () => '203.0.113.7')
    await expect.poll(() => answeredWith(all, '429')).toBe(28)
    await expect.poll(() => all.filter(({ closed }) => closed()).length).toBe(28)
    expect(all.find(({ closed }) => closed())?.text()).toMatch(/connection: close[^]*"rate_limit"/)
    expect(await statusFor('203.0.113.7')).toMatch(/429/)
    expect(await statusFor('203.0.113.8')).toMatch(/200/)
    for (const { socket } of all) socket.destroy()
    await expect.poll(() => statusFor('203.0.113.7')).toMatch(/200/)
  })

  test('are counted together for an IPv6 /64', async () => {
    await listen(patient)
    const all = await openMany(20, (at) => `2001:db8::${at + 1}`)
    await expect.poll(() => answeredWith(all, '429')).toBe(10)
    expect(await statusFor('2001:db8:0:1::1')).toMatch(/200/)
  })

  test('are in progress although their reply was sent, until their connection is closed', async () => {
    await listen({ graceMs: 2000, bytesPerSecond: 1000 }, 1)
    const all = await openMany(9, () => '203.0.113.7', '/api/quiz/submissions')
    // The limit per minute refuses them before their body is read.
    await expect.poll(() => answeredWith(all, '429')).toBe(8)
    expect(all.filter(({ closed }) => closed())).toEqual([])
    const more = await openMany(3, () => '203.0.113.7')
    await expect.poll(() => more.filter(({ closed }) => closed()).length).toBe(2)
    await expect.poll(() => all.filter(({ closed }) => closed()).length, { timeout: 5000 }).toBe(9)
    expect(await statusFor('203.0.113.7')).toMatch(/200/)
  })
})

describe('a body', () => {
  test('that drips is not waited for', async () => {
    await listen({ graceMs: 400, bytesPerSecond: 1000 })
    const slow = await open(`${head('203.0.113.7', 9000)}{`)
    const drip = setInterval(() => slow.socket.write(' '), 50)
    await expect.poll(slow.closed, { timeout: 5000 }).toBe(true)
    clearInterval(drip)
  })

  test('that arrives in time, or for longer at the pace that is demanded, is read', async () => {
    await listen({ graceMs: 400, bytesPerSecond: 100 })
    const { socket, text } = await open(head('203.0.113.7', 9000))
    for (let sent = 0; sent < 9000; sent += 500) {
      socket.write(' '.repeat(500))
      await new Promise((done) => setTimeout(done, 100))
    }
    // The body is not JSON.
    await expect.poll(text).toMatch(/^HTTP\/1\.1 40[03] /)
  })

  test('of an address that is no URL is not read', async () => {
    await listen(patient)
    const { text, closed } = await open(`${head('203.0.113.7', 500, '/%ff')}{`)
    await expect.poll(closed).toBe(true)
    expect(text()).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test('a connection that sends no HTTP is closed, also when the client keeps its side open', async () => {
  await listen(patient)
  const { socket, text } = await open('no request\r\n\r\n', true)
  await expect.poll(text).toMatch(/^HTTP\/1\.1 400 /)
  await expect.poll(() => new Promise((done) => server.app.server.getConnections((_, count) => done(count)))).toBe(0)
  socket.destroy()
})
