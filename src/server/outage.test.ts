import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { freePort } from '#testing/browser/product.ts'
import type { Reencode } from '#server/photos/pictures.ts'
import { type TcpProxy, tcpProxy } from '#testing/server/tcp-proxy.ts'
import { startServer, store, submit, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'

const [sqlite, postgres] = databases
let place: TestPlace
let server: TestServer
afterEach(async () => {
  await server.close()
  await place.remove()
})

describe('while PostgreSQL is unreachable', () => {
  let proxy: TcpProxy
  beforeEach(async () => {
    place = await (postgres ?? expect.fail()).place()
    const url = new URL(place.databaseUrl ?? '')
    proxy = tcpProxy(Number(url.port), await freePort())
    url.port = String(proxy.port)
    await proxy.start()
    server = await startServer({ ...place, databaseUrl: url.href })
  })

  test('visitors and /readyz get 503, and the server recovers by itself', async () => {
    const body = submissionOf(server.content, server.version)
    const key = randomKey()
    await proxy.cut()
    const refused = await submit(server.app, body, key)
    expect([refused.statusCode, refused.json<ErrorReply>()]).toMatchObject([
      503,
      { code: 'unavailable', message: server.content.messages.common.unavailable },
    ])
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await proxy.start()
    expect((await submit(server.app, body, key)).statusCode).toBe(201)
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })

  test('many concurrent requests are all answered', async () => {
    await proxy.cut()
    const bodies = Array.from({ length: 40 }, () => submissionOf(server.content, server.version))
    const replies = await Promise.all(bodies.map((body) => submit(server.app, body)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    await proxy.start()
  })
})

describe('when the database file is not in its place any more', () => {
  const file = () => join(place.dataDir, 'quiz.db')
  const aside = () => join(place.dataDir, 'aside.db')
  beforeEach(async () => {
    place = await (sqlite ?? expect.fail()).place()
    server = await startServer(place)
  })

  const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode

  test.each([
    ['moved away', () => undefined],
    ['replaced by another database', () => copyFileSync(aside(), file())],
    ['replaced by a folder', () => mkdirSync(file())],
  ])(
    'and was %s, nothing is stored that would be lost, the log says what to do, and the file may come back',
    async (_, replace) => {
      const [body, key] = [submissionOf(server.content, server.version), randomKey()]
      renameSync(file(), aside())
      replace()
      expect((await submit(server.app, body, key)).json<ErrorReply>()).toMatchObject({ code: 'unavailable' })
      expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
      expect(server.logs()).toMatch(/quiz\.db was moved, removed or replaced .*Put it back/)
      rmSync(file(), { recursive: true, force: true })
      renameSync(aside(), file())
      expect((await submit(server.app, body, key)).statusCode).toBe(201)
      expect(await statusOf('/readyz')).toBe(200)
    },
  )
})

describe('when photos cannot be written', () => {
  test('the reply says that the answers are safe, and nothing partial is left', async () => {
    place = await (sqlite ?? expect.fail()).place()
    server = await startServer(place)
    const { ask, id } = await store(server)
    rmSync(join(place.dataDir, 'photos'), { recursive: true })
    const payload = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888888' } })
      .png()
      .toBuffer()
    const view = server.content.photos.views[0]?.id
    const reply = await ask('PUT', `/photos/${view}`, { payload, type: 'image/png' })
    expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject([
      503,
      { code: 'photos_unavailable', message: server.content.messages.photos.store_failed },
    ])
    const rows = await server.database.store.selectFrom('photos').selectAll().where('submission_id', '=', id).execute()
    expect(rows).toEqual([])
    expect((await ask('GET')).statusCode).toBe(200)
    const readiness = await server.app.inject({ url: '/readyz' })
    expect([readiness.statusCode, readiness.json()]).toMatchObject([200, { status: 'ok', photos: 'unavailable' }])
  })
})

describe('when pictures cannot be decoded', () => {
  test('the photo is not blamed, no quota is used, /readyz says it, and the next photo is tried', async () => {
    place = await (sqlite ?? expect.fail()).place()
    let isBroken = true
    const reencode: Reencode = async (bytes) => {
      if (isBroken) throw new Error('Cannot find module sharp')
      return { bytes, width: 9, height: 9 }
    }
    server = await startServer(place, { reencode })
    const { ask } = await store(server)
    const send = () =>
      ask('PUT', `/photos/${server.content.photos.views[0]?.id}`, { payload: Buffer.from('x'), type: 'image/png' })
    const photosReady = async () => (await server.app.inject({ url: '/readyz' })).json<{ photos: string }>().photos
    const quotas = () => server.database.store.selectFrom('quotas').selectAll().execute()
    const before = await quotas()
    expect((await send()).json<ErrorReply>()).toMatchObject({ code: 'photos_unavailable' })
    expect([await photosReady(), await quotas()]).toEqual(['unavailable', before])
    expect(server.logs()).toMatch(/Cannot find module sharp/)
    isBroken = false
    expect((await send()).statusCode).toBe(200)
    expect(await photosReady()).toBe('ok')
  })
})

describe('when the process is shutting down', () => {
  test('/readyz reports it first', async () => {
    place = await (sqlite ?? expect.fail()).place()
    let isStopping = false
    server = await startServer(place, { settings: { isStopping: () => isStopping } })
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    isStopping = true
    const reply = await server.app.inject({ url: '/readyz' })
    expect([reply.statusCode, reply.headers.connection]).toEqual([503, 'close'])
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})
