import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { loadLimits } from './load.ts'

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

const ask = (url: string) => server.app.inject({ url })

describe('when the event loop is overloaded', () => {
  /** Blocks the event loop in long pieces, until stopped. */
  const overload = () => {
    let isOver = false
    const work = (): void => {
      const start = performance.now()
      while (performance.now() - start < 60);
      if (!isOver) setTimeout(work, 1)
    }
    work()
    return () => {
      isOver = true
    }
  }

  test('API and pages get 503 with Retry-After, files and /healthz are served, /readyz fails, and it recovers', async () => {
    const siteFolder = join(place.dataDir, 'client')
    mkdirSync(join(siteFolder, 'assets'), { recursive: true })
    writeFileSync(join(siteFolder, 'index.html'), '<!doctype html>')
    writeFileSync(join(siteFolder, 'assets', 'step.js'), 'export {}')
    const load = { ...loadLimits(1000), loopDelayMs: 20, sampleMs: 200 }
    server = await startServer(place, { settings: { siteFolder, load } })
    const end = overload()
    try {
      const reply = await vi.waitFor(
        async () => {
          const busy = await ask('/api/users/csrf')
          expect(busy.statusCode).toBe(503)
          return busy
        },
        { timeout: 10_000 },
      )
      const seconds = Number(reply.headers['retry-after'])
      expect(seconds).toBeGreaterThan(0)
      expect(reply.json<ErrorReply>()).toMatchObject({
        code: 'busy',
        message: expect.stringContaining(String(seconds)),
      })
      expect(reply.headers['content-security-policy']).toMatch(/default-src/)
      expect((await ask('/healthz')).statusCode).toBe(200)
      expect((await ask('/')).statusCode).toBe(503)
      expect((await ask('/assets/step.js')).statusCode).toBe(200)
      expect((await ask('/readyz')).statusCode).toBe(503)
    } finally {
      end()
    }
    await vi.waitFor(async () => expect((await ask('/readyz')).statusCode).toBe(200), {
      timeout: 20_000,
      interval: 300,
    })
    expect((await ask('/api/users/csrf')).statusCode).toBe(200)
  })
})

describe('connections', () => {
  const listen = async (connections: number, trustProxy: false | string = false): Promise<void> => {
    server = await startServer(place, {
      settings: { load: { ...loadLimits(connections), loopDelayMs: 1_000_000 }, trustProxy },
    })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
  }
  /** True if the connection stays open and gets a reply. */
  const isTaken = async (): Promise<boolean> => {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => undefined)
    const closed = once(socket, 'close').then(() => false)
    const answered = once(socket, 'data').then(([text]) => String(text).startsWith('HTTP/1.1 200'))
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    return Promise.race([closed, answered])
  }

  test('from one address are limited to a quarter of all, and closing one frees its place', async () => {
    await listen(8)
    expect([await isTaken(), await isTaken(), await isTaken()]).toEqual([true, true, false])
    sockets[0]?.destroy()
    await vi.waitFor(async () => expect(await isTaken()).toBe(true), { timeout: 5_000 })
    expect(server.logs()).toContain('connections are refused')
  })

  test('from a trusted proxy are not counted by address, but limited in total', async () => {
    await listen(3, 'loopback')
    expect([await isTaken(), await isTaken(), await isTaken(), await isTaken()]).toEqual([true, true, true, false])
  })
})

describe('routes without their own limit', () => {
  test('are limited generously per address, except /healthz', async () => {
    server = await startServer(place, { settings: { rateLimitPerMinute: 1 } })
    const seen: number[] = []
    for (let time = 0; time < 201; time += 1) seen.push((await ask('/nowhere')).statusCode)
    expect([new Set(seen.slice(0, 200)), seen[200]]).toEqual([new Set([404]), 429])
    const refused = await ask('/readyz')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await server.app.inject({ url: '/readyz', remoteAddress: '192.0.2.9' })).statusCode).toBe(200)
    for (let time = 0; time < 300; time += 1) expect((await ask('/healthz')).statusCode).toBe(200)
  })
})
