/** Mistakes of an operator (another, older or copied database; an empty volume) do not delete photos. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { type TestDatabase, databases, type TestPlace } from '#testing/server/databases.ts'
import { isLong } from '#testing/long.ts'
import { collectFiles, openPhotosInS3, putNewPhoto } from '#testing/server/photo-stores.ts'
import { type Product, startProduct } from '#testing/browser/product.ts'
import { picture } from '#testing/server/reports.ts'
import { type S3Server, startS3 } from '#testing/server/s3-server.ts'
import { startServer, store, type Stored, type TestServer } from '#testing/server/server.ts'
import { openDiskPhotoStore, type PhotoStore } from './photo-store.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const [, postgres] = databases
/** Long, because several processes are started one after the other. */
const timeout = 120_000

/** A test installation whose photos can be aged, and whose database can be replaced. */
type Setup = { readonly place: TestPlace; readonly photos: () => Promise<PhotoStore>; readonly age: Age }
type Age = (hours?: number, only?: readonly string[]) => void

const ageFiles = (folder: string, hours: number, only?: readonly string[]): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.jpg') && (only?.includes(entry.name) ?? true)) {
      const old = new Date(Date.now() - hours * hour)
      utimesSync(join(entry.parentPath, entry.name), old, old)
    }
}

const onDisk = ({ name, place: makePlace }: TestDatabase) => ({
  name: `${name}, photos on the disk`,
  open: async (): Promise<Setup> => {
    const place = await makePlace()
    const folder = join(place.dataDir, 'photos')
    return {
      place,
      photos: () => openDiskPhotoStore(folder),
      age: (hours: number = 3, only?: readonly string[]) => ageFiles(folder, hours, only),
    }
  },
})

const inS3 = ({ name, place: makePlace }: TestDatabase) => ({
  name: `${name}, photos in S3`,
  open: async (s3: S3Server): Promise<Setup> => {
    const plain = await makePlace()
    const photos = () => openPhotosInS3(s3)
    const age: Age = (hours = 3, only) => {
      for (const [key, object] of s3.objects)
        if (only?.includes(key.replace('photos/', '')) ?? true)
          s3.objects.set(key, { ...object, lastModified: new Date(Date.now() - hours * hour) })
    }
    return { place: { ...plain, photos, env: s3.env }, photos, age }
  },
})

/** Each database and each photo store once; all pairs in the long run. */
const setups = isLong
  ? databases.flatMap((database) => [onDisk(database), inS3(database)])
  : databases.map((database, at) => (at === 0 ? onDisk : inS3)(database))

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built.remove())

describe.each(setups)('over $name', ({ open }) => {
  let s3: S3Server
  let setup: Setup
  let others: TestPlace[]
  beforeEach(async () => {
    s3 = await startS3()
    setup = await open(s3)
    others = []
  })
  afterEach(async () => {
    await setup.place.remove()
    for (const other of others) await other.remove()
    await s3.close()
  })

  const start = ({ dataDir, databaseUrl, env }: TestPlace): Promise<Product> =>
    startProduct({
      dist: built.dist,
      dataDir,
      env: { ...env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    })
  const stored = async (server: TestServer, quizzes: number): Promise<readonly Stored[]> => {
    const payload = await picture()
    const done: Stored[] = []
    for (let count = 0; count < quizzes; count += 1) {
      const one = await store(server)
      for (const { id } of server.content.photos.views)
        expect((await one.ask('PUT', `/photos/${id}`, { payload, type: 'image/jpeg' })).statusCode).toBe(200)
      done.push(one)
    }
    return done
  }
  const fill = async (quizzes: number): Promise<readonly Stored[]> => {
    const server = await startServer(setup.place)
    const done = await stored(server, quizzes)
    await server.close()
    setup.age()
    return done
  }
  const names = async (): Promise<readonly string[]> =>
    (await collectFiles((await setup.photos()).list())).map(({ name }) => name).sort()
  const quarantined = async (): Promise<readonly string[]> =>
    (await collectFiles((await setup.photos()).quarantine.list())).map(({ name }) => name).sort()

  const outcomes = async ({ url }: Product): Promise<Readonly<Record<string, string>>> => {
    const { cleanup } = (await (await fetch(`${url}/readyz`)).json()) as {
      readonly cleanup: readonly { readonly name: string; readonly outcome: string }[]
    }
    return Object.fromEntries(cleanup.map(({ name, outcome }) => [name, outcome]))
  }
  const swept = async (product: Product): Promise<Readonly<Record<string, string>>> =>
    vi.waitFor(
      async () => {
        const all = await outcomes(product)
        expect(Object.values(all)).not.toContain('never')
        return all
      },
      { timeout: 30_000 },
    )
  /** The same photos with another, empty database. */
  const otherDatabase = async (): Promise<TestPlace> => {
    const { place } = setup
    if (place.databaseUrl === null) {
      for (const file of readdirSync(place.dataDir).filter((name) => name.startsWith('quiz.db')))
        renameSync(join(place.dataDir, file), join(place.dataDir, `away-${file}`))
      return place
    }
    const other = await (postgres ?? expect.fail()).place()
    others.push(other)
    return { ...place, databaseUrl: other.databaseUrl }
  }
  const backAgain = (): void => {
    const { dataDir, databaseUrl } = setup.place
    if (databaseUrl !== null) return
    for (const file of readdirSync(dataDir).filter((name) => name.startsWith('quiz.db'))) rmSync(join(dataDir, file))
    for (const file of readdirSync(dataDir).filter((name) => name.startsWith('away-')))
      renameSync(join(dataDir, file), join(dataDir, file.slice('away-'.length)))
  }
  const deleteMarker = async (): Promise<void> => {
    s3.objects.delete('installation.json')
    await rm(join(setup.place.dataDir, 'photos', 'installation.json'), { force: true })
  }
  const operate = async (...args: readonly string[]): Promise<string> => {
    const { dataDir, databaseUrl, env } = setup.place
    const child = spawn(process.execPath, ['scripts/photos.mjs', ...args], {
      env: { ...process.env, ...env, DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    })
    let output = ''
    // Standard output only; the log line of the command is on standard error.
    child.stderr.resume()
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    const [code] = (await once(child, 'close')) as [number]
    return `${code} ${output.trim()}`
  }

  test(
    'a start with another, empty database deletes no photo and reports why; with the right one everything works',
    { timeout },
    async () => {
      await fill(8)
      const before = await names()
      expect(before).toHaveLength(24)

      const wrong = await start(await otherDatabase())
      const { orphaned_photos, photo_quarantine, sessions } = await swept(wrong)
      expect({ orphaned_photos, photo_quarantine, sessions }).toEqual({
        orphaned_photos: 'stopped',
        photo_quarantine: 'stopped',
        sessions: 'ok',
      })
      expect(await names()).toEqual(before)
      expect(await quarantined()).toEqual([])
      expect(wrong.logs()).toMatch(/^The cleanup of photos is stopped\. The photos belong to another installation/m)
      expect(wrong.logs()).toMatch(/"level":"error".*"job":"orphaned_photos".*Check DATABASE_URL, DATA_DIR/)
      await wrong.stop()

      backAgain()
      const right = await start(setup.place)
      expect((await swept(right))['orphaned_photos']).toBe('ok')
      expect(await names()).toEqual(before)
      await right.stop()
    },
  )

  test(
    'photos of an earlier version, without a marker, are marked by their own database only',
    { timeout },
    async () => {
      await fill(2)
      await deleteMarker()
      const before = await names()
      const other = await startServer(await otherDatabase())
      await other.app.cleanup.runAll()
      expect(other.logs()).toMatch(/The database knows 0 of the first 6 files/)
      await other.close()
      expect([await names(), await quarantined()]).toEqual([before, []])

      backAgain()
      const own = await startServer(setup.place)
      await own.app.cleanup.runAll()
      await own.close()
      expect([await names(), await quarantined()]).toEqual([before, []])
      const again = await startServer(await otherDatabase())
      expect(again.logs()).toMatch(/belong to another installation/)
      await again.close()
    },
  )

  test('an older copy of the database deletes no photo', { timeout }, async () => {
    const quizzes = await fill(8)
    const server = await startServer(setup.place)
    const { store: tables } = server.database
    const keep = quizzes.slice(0, 1).map(({ id }) => id)
    await tables.deleteFrom('submissions').where('id', 'not in', keep).execute()
    await server.app.cleanup.runAll()
    expect(server.logs()).toMatch(/does not know 21 of 24 photo files: more than 5 %/)
    await tables.deleteFrom('submissions').execute()
    await server.app.cleanup.runAll()
    expect(server.logs()).toMatch(/The database has no results, and the photo store has 24 photos/)
    expect([(await names()).length, await quarantined()]).toEqual([24, []])
    await server.close()

    // With 99 percent, the reason is not their share, but that they are newer than all files that the database knows.
    const generous = await startServer(setup.place, { settings: { maxOrphanPercent: 99 } })
    await stored(generous, 1)
    const known = await generous.database.store.selectFrom('photos').select('file').execute()
    setup.age(
      5,
      known.map(({ file }) => file),
    )
    await generous.app.cleanup.runAll()
    expect(generous.logs()).toMatch(/The database is older than the photos: it does not know 24 photo files/)
    expect([(await names()).length, await quarantined()]).toEqual([27, []])
    await generous.close()
  })

  test('a few orphans are moved to quarantine, and restored by a command or automatically', { timeout }, async () => {
    await fill(1)
    const server = await startServer(setup.place)
    const photos = await setup.photos()
    const orphan = await putNewPhoto(photos, await picture())
    const bytes = await photos.get(orphan)
    setup.age()
    await server.app.cleanup.runAll()
    expect([(await names()).length, await quarantined(), await photos.get(orphan)]).toEqual([3, [orphan], null])

    expect(await operate('status')).toBe('0 Photo files: 3. In quarantine: 1. They belong to this database.')
    expect(await operate('restore')).toBe('0 Restored: 0. Still in quarantine: 1.')
    expect(await operate('restore', '--all')).toBe('0 Restored: 1. Still in quarantine: 0.')
    expect(Buffer.compare(Buffer.from((await photos.get(orphan)) ?? []), Buffer.from(bytes ?? []))).toBe(0)
    setup.age()
    await server.app.cleanup.runAll()
    expect(await quarantined()).toEqual([orphan])

    // The row is there again, as after restoring the right backup.
    const { store: tables } = server.database
    const row = await tables.selectFrom('photos').selectAll().limit(1).executeTakeFirstOrThrow()
    await tables.updateTable('photos').set({ file: orphan }).where('file', '=', row.file).execute()
    await server.app.cleanup.runAll()
    expect(await quarantined()).not.toContain(orphan)
    expect(await photos.get(orphan)).not.toBeNull()
    await server.close()
  })

  test(
    'files in quarantine are deleted after the period, or immediately when they were recorded for deletion',
    { timeout },
    async () => {
      await fill(1)
      let now = new Date()
      const server = await startServer(setup.place, { settings: { now: () => now } })
      const { quarantine_days } = server.content.constants.retention
      const photos = await setup.photos()
      const orphan = await putNewPhoto(photos, await picture())
      setup.age()
      await server.app.cleanup.runAll()
      now = new Date(Date.now() + quarantine_days * day - hour)
      await server.database.store.updateTable('submissions').set({ user_id: 'someone' }).execute()
      await server.app.cleanup.runAll()
      expect(await quarantined()).toEqual([orphan])
      now = new Date(Date.now() + quarantine_days * day + hour)
      await server.app.cleanup.runAll()
      expect(await quarantined()).toEqual([])

      // When the owner deletes a photo, it is deleted wherever it is.
      const [first = ''] = await names()
      await photos.quarantine.add(first)
      await photos.delete(first)
      expect([await photos.get(first), await quarantined()]).toEqual([null, []])
      await server.close()
    },
  )
})
