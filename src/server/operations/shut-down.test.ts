import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { databases } from '#testing/server/databases.ts'
import { picture } from '#testing/server/reports.ts'
import { startServer, store } from '#testing/server/server.ts'
import { shutDown } from './shut-down.ts'

/** A server with a request that it never answers. */
const start = async () => {
  const place = await (databases[0] ?? expect.fail()).place()
  const closed: string[] = []
  const server = await startServer(place, {
    reencode: () => new Promise(() => undefined),
    wrap: (database) => ({
      ...database,
      close: async () => {
        await database.close()
        closed.push('database')
      },
    }),
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  return { ...server, server, place, closed }
}

test('a request that is not answered in time is cut off, and the database is closed all the same', async () => {
  const { app, content, database, server, place, closed } = await start()
  const { id, submission } = await store(server)
  const call = request({
    port: (app.server.address() as AddressInfo).port,
    path: `/api/quiz/submissions/${id}/photos/${content.photos.views[0]?.id}`,
    method: 'PUT',
    headers: { authorization: `Bearer ${submission.claim_token}`, 'content-type': 'image/jpeg' },
  })
  const cut = once(call, 'error')
  const arrived = once(app.server, 'request')
  call.end(await picture())
  await arrived
  expect(await shutDown({ app, database, timeoutMs: 500 })).toBe(1)
  expect(closed).toEqual(['database'])
  await cut
  await place.remove()
})

test('without requests the exit code is 0; what does not stop is not waited for', async () => {
  const first = await start()
  expect(await shutDown({ ...first, timeoutMs: 5000 })).toBe(0)
  expect(first.closed).toEqual(['database'])
  await first.place.remove()

  const second = await start()
  const stuck = { ...second, database: { close: () => new Promise<void>(() => undefined) } }
  expect(await shutDown({ ...stuck, timeoutMs: 5000, closeTimeoutMs: 200 })).toBe(1)
  await second.database.close()
  await second.place.remove()
})
