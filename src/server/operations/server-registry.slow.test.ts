import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { freePort, startProduct } from '#testing/browser/product.ts'
import { tcpProxy } from '#testing/server/tcp-proxy.ts'
import { registerServer } from './server-registry.ts'
import { type Database, openDatabase } from '#server/store/database/database.ts'

const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()

let place: TestPlace
let folders: string[]
beforeEach(async () => {
  place = await postgres.place()
  folders = []
})
afterEach(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  await place.remove()
})
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  folders.push(folder)
  return folder
}

describe('servers that share a database', () => {
  let database: Database
  let now: Date
  beforeEach(async () => {
    database = await openDatabase(place, new Date())
    now = new Date()
  })
  afterEach(() => database.close())

  const register = (photosDir: string, more: { readonly photosShared?: boolean; readonly bucket?: string } = {}) => {
    const { photosShared = false, bucket } = more
    const s3 =
      bucket === undefined
        ? null
        : { endpoint: new URL('https://s3.example'), bucket, region: 'x', accessKeyId: 'x', secretAccessKey: 'x' }
    return registerServer(database.store, { databaseUrl: place.databaseUrl, photosDir, photosShared, s3 }, () => now)
  }
  const rows = () => database.store.selectFrom('servers').selectAll().execute()

  test('with separate photo folders, the second one is refused with instructions', async () => {
    const first = await register(newFolder())
    await expect(register(newFolder())).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/keeps its photos elsewhere .*bucket \(S3_.*PHOTOS_DIR.*PHOTOS_SHARED=true/),
    })
    expect(await rows()).toHaveLength(1)
    await first.end()
    expect(await rows()).toEqual([])
    await (await register(newFolder())).end()
  })

  test('a shared folder is accepted, and a copy of it is not', async () => {
    const [shared, copy] = [newFolder(), newFolder()]
    await (await register(shared)).end()
    cpSync(shared, copy, { recursive: true })
    const first = await register(shared)
    const second = await register(shared)
    await expect(register(copy)).rejects.toThrow('keeps its photos elsewhere')
    await first.end()
    await second.end()
  })

  test('a folder that is declared as shared is accepted', async () => {
    const first = await register(newFolder())
    const second = await register(newFolder(), { photosShared: true })
    expect(await rows()).toHaveLength(2)
    await first.end()
    await second.end()
  })

  test('a shared bucket is accepted; another bucket or a folder is not', async () => {
    const first = await register(newFolder(), { bucket: 'photos' })
    const second = await register(newFolder(), { bucket: 'photos' })
    await expect(register(newFolder(), { bucket: 'others' })).rejects.toThrow('bucket photos')
    await expect(register(newFolder(), { photosShared: true })).rejects.toThrow('bucket photos')
    await first.end()
    await second.end()
  })

  test('a killed server blocks others for 30 seconds, but not its own restart', async () => {
    const own = newFolder()
    await register(own)
    const again = await register(own)
    await again.end()
    await expect(register(newFolder())).rejects.toThrow('start this one again in 30 seconds')
    now = new Date(now.getTime() + 31_000)
    await (await register(newFolder())).end()
  })
})

describe('started as processes', () => {
  let built: BuiltServer
  beforeAll(async () => {
    built = await buildServer()
  })
  afterAll(() => built.remove())

  test(
    'the second one does not start with a separate folder, and does with the folder of the first',
    { timeout: 120_000 },
    async () => {
      const env = { DATABASE_URL: place.databaseUrl ?? '', PHOTOS_DIR: newFolder() }
      const first = await startProduct({ dist: built.dist, dataDir: place.dataDir, env })
      const [second, other] = [newFolder(), newFolder()]
      const alone = startProduct({ dist: built.dist, dataDir: second, env: { ...env, PHOTOS_DIR: other } })
      await expect(alone).rejects.toThrow(/did not start \(exit code 1\)[^]*keeps its photos elsewhere/)
      const together = await startProduct({ dist: built.dist, dataDir: second, env })
      expect((await fetch(`${together.url}/healthz`)).status).toBe(200)
      expect(await together.stop()).toBe(0)
      expect(await first.stop()).toBe(0)
    },
  )

  test('one that is stopped while PostgreSQL is gone says so in a line, and its exit code is 0', async () => {
    const url = new URL(place.databaseUrl ?? '')
    const proxy = tcpProxy(Number(url.port), await freePort())
    url.port = String(proxy.port)
    await proxy.start()
    const env = { DATABASE_URL: url.href, PHOTOS_DIR: newFolder() }
    const product = await startProduct({ dist: built.dist, dataDir: place.dataDir, env })
    await proxy.cut()
    const before = product.logs().length
    expect(await product.stop()).toBe(0)
    const lines = product.logs().slice(before).trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
    expect(lines.filter((line) => line.includes('could not be removed from the list'))).toHaveLength(1)
  })

  test('one that fails to start after it has registered leaves no registration', { timeout: 60_000 }, async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    const env = { DATABASE_URL: place.databaseUrl ?? '', PHOTOS_DIR: newFolder(), LOG_DIR: file }
    const failing = startProduct({ dist: built.dist, dataDir: place.dataDir, env })
    await expect(failing).rejects.toThrow(/LOG_DIR: log files cannot be written/)
    const database = await openDatabase(place, new Date())
    expect(await database.store.selectFrom('servers').selectAll().execute()).toEqual([])
    await database.close()
  })
})
