import dns from 'node:dns'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

afterEach(() => vi.restoreAllMocks())

test('localhost is one address, also on a machine where it has two', async () => {
  const both = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]
  const real = dns.lookup
  // Fastify asks this function for all addresses of localhost.
  const answer = (host: string, ...rest: readonly unknown[]): void => {
    const then = rest.at(-1) as (error: null, addresses: typeof both) => void
    if (host === 'localhost' && rest.length > 1) then(null, both)
    else Reflect.apply(real, dns, [host, ...rest])
  }
  vi.spyOn(dns, 'lookup').mockImplementation(answer as typeof dns.lookup)
  const app = fastify()
  const origin = await listen(app, { host: 'localhost', port: 0 })
  expect(app.addresses()).toHaveLength(1)
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/)
  await app.close()
})

test('an address that this machine does not have is reported', async () => {
  const app = fastify()
  await expect(listen(app, { host: '192.0.2.1', port: 0 })).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringContaining('192.0.2.1'),
  })
  await app.close()
})
