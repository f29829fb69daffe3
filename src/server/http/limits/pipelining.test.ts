import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

let place: TestPlace
let server: TestServer
const port = () => (server.app.server.address() as AddressInfo).port
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  server = await startServer(place)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const request = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** Sends requests without waiting for the replies. Returns the replies that arrive before the connection is closed. */
const repliesTo = async (requests: string): Promise<number> => {
  const socket = connect(port(), '127.0.0.1')
  socket.on('error', () => undefined)
  let replies = ''
  socket.on('data', (part) => {
    replies += part.toString('latin1')
  })
  socket.write(requests)
  await new Promise((closed) => socket.once('close', closed))
  return replies.split('HTTP/1.1 200').length - 1
}

test('a connection with thousands of requests that wait for no reply is closed, before they are handled', async () => {
  let handled = 0
  server.app.server.on('request', (_, reply) => {
    reply.once('finish', () => {
      handled += 1
    })
  })
  expect(await repliesTo(request.repeat(5000))).toBeLessThanOrEqual(4)
  expect(handled).toBeLessThanOrEqual(4)
})

test('a few are answered', async () => {
  expect(await repliesTo(`${request.repeat(3)}${request.replace('host', 'connection: close\r\nhost')}`)).toBe(4)
})

test('one after the other, as many as one likes are answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let time = 0; time < 20; time += 1) {
    const call = get({ agent, port: port(), host: '127.0.0.1', path: '/healthz' })
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    await reply.toArray()
    expect([reply.statusCode, call.reusedSocket]).toEqual([200, time > 0])
  }
  agent.destroy()
})
