/** Databases of every earlier schema version are migrated with their rows, and older servers start on newer databases. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn } from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import {
  migrateTo,
  insertMatchingColumns,
  type Opened,
  openWithoutMigrating,
  type Rows,
  readRows,
} from '#testing/server/old-database.ts'
import { populate, startServerWithoutMail, type PopulatedSite } from '#testing/server/populate.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { openDiskPhotoStore } from '#server/photos/photo-store.ts'
import { openDatabase } from './database.ts'
import { migrations } from './migrations.ts'
import type { Migration } from './migrations/migration.ts'

const names = migrations.map((migration) => migration.name)

/** Tables whose rows are temporary, such as those of running servers and jobs, restores, and files to delete. */
const passing = ['leases', 'servers', 'restores', 'deleted_files', 'known_browsers', 'future']
const emptyOf = (rows: Rows): readonly string[] =>
  Object.keys(rows).filter((name) => rows[name]?.length === 0 && !passing.includes(name))

describe.each(databases)('over $name', ({ emptyPlace: makePlace }) => {
  let source: TestPlace
  let today: Rows
  let world: PopulatedSite
  let replies: Readonly<Record<string, unknown>>
  beforeAll(async () => {
    source = await makePlace()
    const server = await startServerWithoutMail(source)
    world = await populate(server)
    today = await readRows(server.database.store)
    replies = await whatIsServed(server)
    await server.close()
  })
  afterAll(() => source.remove())

  const whatIsServed = async (server: TestServer): Promise<Readonly<Record<string, unknown>>> => {
    const { user, report, unclaimed } = world
    const headers = { authorization: `Bearer ${unclaimed.submission.claim_token}` }
    const visited = await server.app.inject({ url: `/api/quiz/submissions/${unclaimed.id}`, headers })
    const served: Record<string, unknown> = { unclaimed: visited.json() }
    const { id, call } = await logIn(server, user)
    const photo = `/quiz/submissions/${report.id}/photos/${server.content.photos.views[0]?.id}`
    for (const path of [
      `/users/reports/${id}`,
      `/users/scores/${id}`,
      `/users/profiles/recommendations/${id}`,
      `/users/account/${id}`,
      `/quiz/submissions/${report.id}`,
      `/quiz/submissions/${report.id}/rating`,
      photo,
    ]) {
      const reply = await call('GET', path)
      // Photos older than migration 005 have no hash of the uploaded bytes.
      served[path] = reply.body.replace(/,"sent":"[^"]*"/g, '')
      expect([path, reply.statusCode]).toEqual([path, 200])
    }
    return served
  }

  test('every table has rows', () => {
    expect(emptyOf(today)).toEqual([])
    expect(Object.keys(today).length).toBeGreaterThan(15)
  })

  test.each(names.map((name, at) => [name, at + 1] as const))(
    'a database up to %s keeps all rows, and they are served',
    async (_, count) => {
      const place = await makePlace()
      const old = await openWithoutMigrating(place)
      await migrateTo(old, migrations.slice(0, count))
      const stored = await insertMatchingColumns(old.store, today)
      await old.close()

      const photos = () => openDiskPhotoStore(join(source.dataDir, 'photos'))
      const server = await startServer({ ...place, photos })
      // Otherwise the server would send the stored mails after five seconds.
      await server.app.outbox.stop()
      expect(await readRows(server.database.store, stored)).toEqual(
        Object.fromEntries(
          Object.entries(stored).map(([name, rows]) => [
            name,
            rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
          ]),
        ),
      )
      if (stored['users']) expect(await whatIsServed(server)).toEqual(replies)
      await server.close()
      await place.remove()
    },
  )

  /** Changes of a later version that this version can work with. */
  const harmless = (tables: readonly string[]): readonly Migration[] => [
    {
      name: '901_future_table',
      compatible: true,
      up: async ({ schema }) => {
        await schema
          .createTable('future')
          .addColumn('id', 'text', (column) => column.primaryKey().notNull())
          .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
          .execute()
      },
    },
    {
      name: '902_future_columns',
      compatible: true,
      up: async ({ schema }) => {
        for (const table of tables) await schema.alterTable(table).addColumn('future', 'text').execute()
      },
    },
    {
      name: '903_future_indexes',
      compatible: true,
      indexes: Object.keys(today).map((table) => ({
        name: `future_of_${table}`,
        table: table as 'users',
        columns: ['future'],
      })),
    },
  ]
  const newest = async (
    more: readonly Migration[],
  ): Promise<{ readonly place: TestPlace; readonly opened: Opened }> => {
    const place = await makePlace()
    await (await openDatabase(place, new Date())).close()
    const opened = await openWithoutMigrating(place)
    await migrateTo(opened, [...migrations, ...more])
    return { place, opened }
  }

  test('this version works on a database of a later version that only added tables, columns and indexes', async () => {
    const { place, opened } = await newest(harmless(Object.keys(today)))
    await opened.close()
    const printed: string[] = []
    await (await openDatabase(place, new Date(), (line) => printed.push(line))).close()
    expect(printed.filter((line) => !line.startsWith('Warning'))).toEqual([
      expect.stringMatching(/newer version .*901_future_table, 902_future_columns, 903_future_indexes/),
    ])
    const server = await startServerWithoutMail(place)
    const { user } = await populate(server)
    const rows = await readRows(server.database.store)
    expect(emptyOf(rows)).toEqual([])
    const deleting = await user.call('POST', `/users/account/${user.id}/delete`, {
      payload: { password: user.password },
    })
    expect(deleting.statusCode).toBe(200)
    await server.close()
    await place.remove()
  })

  test('this version refuses an incompatible database of a later version, with the migration and instructions', async () => {
    const breaking: Migration = { name: '904_future_rename', compatible: false, up: async () => undefined }
    const { place, opened } = await newest([...harmless(Object.keys(today)), breaking])
    await opened.close()
    await expect(openDatabase(place, new Date())).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/\(it has 904_future_rename\)\. Start the newer version, or restore a backup/),
    })
    await place.remove()
  })

  test('each earlier version works on the current database, or is refused because of an incompatible migration', async () => {
    const { place, opened } = await newest([])
    for (let count = 1; count < migrations.length; count += 1) {
      const unknown = migrations.slice(count)
      const breaking = unknown.filter((migration) => !migration.compatible).map((migration) => migration.name)
      const printed: string[] = []
      const start = migrateTo(opened, migrations.slice(0, count), (line) => printed.push(line))
      if (breaking.length > 0) await expect(start).rejects.toThrow(`(it has ${breaking.join(', ')})`)
      else {
        await start
        expect(printed).toEqual([expect.stringContaining(unknown.map((migration) => migration.name).join(', '))])
      }
    }
    await opened.close()
    await place.remove()
  })
})
