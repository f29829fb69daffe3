import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logIn } from '#testing/server/accounts.ts'
import {
  backUp,
  fillSite,
  type SiteData,
  readSiteData,
  newFolder,
  openPhotos,
  restore,
} from '#testing/server/backups.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { isLong } from '#testing/long.ts'
import { everyPlace, collectFiles, putNewPhoto } from '#testing/server/photo-stores.ts'
import { startServer, store } from '#testing/server/server.ts'
import { archivedTables } from '#server/store/operations/archived-tables.ts'
import type { Row } from '#server/store/operations/archive.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { readPart, writeParts } from './parts.ts'

const folders: string[] = []
const folder = (): string => {
  const made = newFolder()
  folders.push(made)
  return join(made, 'archive')
}
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

/** All pairs of installations; the sample has each kind as source and as target. */
const pairs = everyPlace.flatMap((from, at) =>
  everyPlace.flatMap((to, other) => (isLong || other === (at + 3) % everyPlace.length ? [{ from, to }] : [])),
)

describe.each(pairs)('from $from.name to $to.name', ({ from, to }) => {
  test('all rows and photos are restored, and the old password works', { timeout: 120_000 }, async () => {
    const [source, target, archive] = [await from.place(), await to.place(), folder()]
    const server = await startServer(source)
    const filled = [await fillSite(server), await fillSite(server)]
    expect(await backUp(source, archive)).toMatchObject({ ok: true })
    await server.close()
    expect(await restore(target, '--verify', archive)).toMatchObject({ ok: true })
    expect((await restore(target, archive)).output).toMatch(/^Restored the backup of /m)

    const before = await readSiteData(source)
    expect(await readSiteData(target)).toEqual(before)
    for (const { name } of archivedTables.filter((table) => table.name !== 'erasures'))
      expect([name, before.tables[name]?.length]).not.toEqual([name, 0])
    expect(before.photos.length).toBeGreaterThan(2)

    const moved = await startServer(target)
    for (const { user, photos } of filled) {
      const again = await logIn(moved, user)
      const view = moved.content.photos.views[0]?.id
      expect((await again.call('GET', `/quiz/submissions/${photos}/photos/${view}`)).statusCode).toBe(200)
    }
    await moved.close()
    await source.remove()
    await target.remove()
  })
})

describe.each(databases)('over $name', ({ place: makePlace }) => {
  let source: TestPlace
  let archive: string
  let held: SiteData
  beforeAll(async () => {
    source = await makePlace()
    const server = await startServer(source)
    await fillSite(server)
    archive = folder()
    await backUp(source, archive)
    await server.close()
    held = await readSiteData(source)
  })
  afterAll(() => source.remove())

  let target: TestPlace
  beforeEach(async () => {
    target = await makePlace()
  })
  afterEach(() => target.remove())

  const copyOf = async (of: string): Promise<string> => {
    const copy = folder()
    cpSync(of, copy, { recursive: true })
    return copy
  }
  const filesOf = (of: string): readonly string[] =>
    readdirSync(of, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(of.length + 1))
      .sort()

  test('an archive is readable by its owner only, and contains no valid credentials', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o700)
    for (const file of filesOf(archive))
      expect([file, statSync(join(archive, file)).mode & 0o777]).toEqual([file, 0o600])
    const manifest = JSON.parse(readFileSync(join(archive, 'manifest.json'), 'utf8')) as Manifest
    const names = manifest.tables.map(({ name }) => name)
    for (const table of ['sessions', 'tokens', 'resets', 'outbox']) expect(names).not.toContain(table)
    expect(existsSync(join(archive, 'unfinished'))).toBe(false)
  })

  test('changed, truncated and missing files are reported, and nothing is restored', async () => {
    const broken = await copyOf(archive)
    const files = filesOf(broken)
    const first = (start: string) => files.find((name) => name.startsWith(start)) ?? expect.fail(start)
    const photos = files.filter((name) => name.endsWith('.jpg'))
    const [flipped, cut, gone, photo] = [
      first('rows/users'),
      first('rows/submissions'),
      first('rows/ratings'),
      photos[0] ?? '',
    ]
    const bytes = readFileSync(join(broken, flipped))
    bytes[20] = (bytes[20] ?? 0) ^ 1
    writeFileSync(join(broken, flipped), bytes)
    truncateSync(join(broken, cut), 100)
    rmSync(join(broken, gone))
    truncateSync(join(broken, photo), 10)
    for (const args of [[broken, '--verify'], [broken]]) {
      const { ok, output } = await restore(target, ...args)
      expect(ok).toBe(false)
      for (const name of [flipped, cut, gone, photo]) expect(output).toContain(name)
      expect(output.split('\n').filter((line) => /^(rows|photos)\//.test(line))).toHaveLength(4)
    }
    const untouched = await startServer(target)
    expect((await store(untouched)).id).not.toBe('')
    await untouched.close()
  })

  test('a manifest with any change is rejected', async () => {
    const text = readFileSync(join(archive, 'manifest.json'), 'utf8')
    const changes: readonly (readonly [string, RegExp])[] = [
      [text.replace(/"count": \d+/, '"count": 7'), /manifest\.json is not what was written/],
      [text.slice(0, 200), /manifest\.json is not what was written/],
      [
        text.replace('"version": 1', '"version": 2'),
        /has the format 2, and this version of the program reads the format 1/,
      ],
      [text.replace('"quiz-backup"', '"other"'), /is not the manifest of a backup/],
    ]
    for (const [changed, refusal] of changes) {
      const broken = await copyOf(archive)
      writeFileSync(join(broken, 'manifest.json'), changed)
      expect(await restore(target, broken)).toEqual({ ok: false, output: expect.stringMatching(refusal) })
    }
  })

  test('a folder without an archive and an unfinished archive have different messages', async () => {
    const empty = newFolder()
    folders.push(empty)
    expect((await restore(target, empty)).output).toMatch(/^There is no backup in .*: it has no manifest.json/)
    expect((await restore(target, join(empty, 'nowhere'))).output).toMatch(/^There is no backup in /)
    writeFileSync(join(empty, 'unfinished'), '')
    expect((await restore(target, '--verify', empty)).output).toMatch(/was never finished/)
  })

  test('an unfinished backup is started again, and any other folder is refused', async () => {
    const broken = await copyOf(archive)
    rmSync(join(broken, 'manifest.json'))
    writeFileSync(join(broken, 'unfinished'), '')
    writeFileSync(join(broken, 'rows/users-000009.jsonl.gz'), 'left over')
    const again = await backUp(source, broken)
    expect(again.output).toMatch(/was never finished. Starting it again/)
    expect(filesOf(broken)).toEqual(filesOf(archive))
    expect((await backUp(source, broken)).output).toMatch(/There is a backup in .* already/)
    writeFileSync(join(broken, 'unfinished'), '')
    rmSync(join(broken, 'manifest.json'))
    writeFileSync(join(broken, 'my-letter.txt'), '')
    expect((await backUp(source, broken)).output).toMatch(/is not empty. Name a new one/)
    expect(existsSync(join(broken, 'my-letter.txt'))).toBe(true)
  })

  test('a folder beside the photos, on the disk of the data, is named in a warning', async () => {
    const { ok, output } = await backUp(source, join(source.dataDir, 'backups', 'monday'))
    expect([ok, output]).toEqual([
      true,
      expect.stringMatching(/Warning: .*monday is within DATA_DIR, so the backup would be lost/),
    ])
  })

  test('a folder among the photos is refused: the backup would be lost with them', async () => {
    for (const within of ['photos', 'photos/monday', 'photos/ab/cd']) {
      const target = join(source.dataDir, within)
      const wasThere = existsSync(target)
      expect(await backUp(source, target)).toEqual({
        ok: false,
        output: expect.stringMatching(/is within the folder of the photos .*photos.*Name a folder outside of it/),
      })
      expect(existsSync(target)).toBe(wasThere)
    }
    expect(await backUp(source, join(source.dataDir, 'photos-of-monday'))).toMatchObject({ ok: true })
  })

  test('a restore never overwrites data: rows, a single photo, or an earlier restore', async () => {
    const server = await startServer(target)
    const { id } = await store(server)
    expect((await restore(target, archive)).ok).toBe(false)
    await server.close()
    expect((await restore(target, archive)).output).toMatch(/not empty: it has rows in submissions, consents/)
    const database = await startServer(target)
    await database.database.store.deleteFrom('submissions').where('id', '=', id).execute()
    await database.close()
    const photos = await openPhotos(target)
    const name = await putNewPhoto(photos, Buffer.from('a photo'))
    expect((await restore(target, archive)).output).toMatch(/The photo store is not empty/)
    await photos.delete(name)
    expect(await restore(target, archive)).toMatchObject({ ok: true })
    expect(await readSiteData(target)).toEqual(held)
    expect((await restore(target, archive)).output).toMatch(/not empty/)
    expect(await readSiteData(target)).toEqual(held)
  })

  test('nothing is restored while a server uses the target', async () => {
    const { database, close } = await startServer(target)
    const now = new Date().toISOString()
    await database.store
      .insertInto('servers')
      .values({ id: 'alive', started_at: now, seen_at: now, photo_place: 'here' })
      .execute()
    await close()
    expect((await restore(target, archive)).output).toMatch(/1 server uses this database/)
    const { database: again, close: end } = await startServer(target)
    await again.store.deleteFrom('servers').execute()
    await end()
    expect(await restore(target, archive)).toMatchObject({ ok: true })
  })

  /** A copy of the archive, changed as if another version of the program had written it. */
  const madeBy = async (change: (manifest: Manifest, made: string) => Promise<Partial<Manifest>>): Promise<string> => {
    const made = await copyOf(archive)
    const { manifest } = await readManifest(made)
    const changed = await change(manifest, made)
    rmSync(join(made, 'manifest.json'))
    await writeManifest(made, { ...manifest, ...changed })
    return made
  }

  test('a database and an archive of a newer version are refused', async () => {
    const newer = await madeBy(async ({ migrations }) => ({ migrations: [...migrations, '999_of_tomorrow'] }))
    const refusal = /made by a newer version of this program \(it has 999_of_tomorrow\)/
    for (const args of [[newer], ['--verify', newer]])
      expect(await restore(target, ...args)).toEqual({ ok: false, output: expect.stringMatching(refusal) })
    const server = await startServer(target)
    await server.database.store
      .insertInto('migrations')
      .values({ name: '999_of_tomorrow', applied_at: 'later', compatible: 1 })
      .execute()
    await server.close()
    expect(await backUp(target, folder())).toEqual({ ok: false, output: expect.stringMatching(refusal) })
  })

  test('an older archive is restored: newer columns get their defaults', async () => {
    const older = await madeBy(async ({ tables, migrations }, made) => {
      const photos = tables.find(({ name }) => name === 'photos') ?? expect.fail()
      const rows = await Promise.all(photos.files.map(({ name }) => readPart<Row>(made, name)))
      for (const { name } of photos.files) rmSync(join(made, name))
      const parts = writeParts(made, 'rows/photos')
      await parts.add(rows.flat().map(({ sent: _, ...row }) => row))
      const files = await parts.end()
      return {
        migrations: migrations.filter((name) => !name.startsWith('005')),
        tables: tables.flatMap((table) =>
          table.name === 'complaints' ? [] : [table.name === 'photos' ? { ...table, files } : table],
        ),
      }
    })
    expect(await restore(target, older)).toMatchObject({ ok: true })
    const { tables } = await readSiteData(target)
    expect(tables['complaints']).toEqual([])
    expect(tables['photos']).toEqual(
      held.tables['photos']?.map((row) => row.replace(/\["sent",[^\]]*\]/, '["sent",null]')),
    )
    expect(tables['submissions']).toEqual(held.tables['submissions'])
  })

  test('a photo that is deleted during the backup is left out; a lost one is reported', async () => {
    const copy = await makePlace()
    expect(await restore(copy, archive)).toMatchObject({ ok: true })
    const photos = await openPhotos(copy)
    const [lost] = await collectFiles(photos.list())
    await photos.delete(lost?.name ?? '')
    const second = folder()
    const { output } = await backUp(copy, second)
    expect(output).toContain(`1 photos have a row and no file, so they are not in the backup: ${lost?.name}`)
    expect(await restore(target, second)).toMatchObject({ ok: true })
    const after = await readSiteData(target)
    expect(after.photos).toHaveLength(held.photos.length - 1)
    expect(after.tables['photos']).toHaveLength(held.photos.length - 1)
    await copy.remove()
  })

  test('arguments may be in any order; invalid ones say how to see the usage', async () => {
    expect((await restore(target, '--verify', archive)).ok).toBe(true)
    expect((await restore(target, archive, '--verify')).ok).toBe(true)
    for (const args of [[], ['--verify'], [archive, archive], ['--sure', archive], [archive, '--erasures']])
      expect(await restore(target, ...args)).toEqual({
        ok: false,
        output: expect.stringMatching(/npm run restore -- (<|--help)/),
      })
    for (const args of [[], [archive, archive], ['--now', archive]])
      expect(await backUp(target, ...args)).toEqual({
        ok: false,
        output: expect.stringMatching(/npm run backup -- (<|--help)/),
      })
  })
})
