import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { isLong } from '#testing/long.ts'
import { migrateTo, type Opened, openWithoutMigrating } from '#testing/server/old-database.ts'
import { migrations } from './migrations.ts'
import type { Migration } from './migrations/migration.ts'

describe.each(databases)('over $name', ({ name, emptyPlace: makePlace }) => {
  let place: TestPlace
  let database: Opened
  let printed: string[]
  beforeEach(async () => {
    place = await makePlace()
    database = await openWithoutMigrating(place)
    printed = []
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  const migrateDatabase = (known: readonly Migration[]) => migrateTo(database, known, (line) => printed.push(line))

  const applied = async (): Promise<readonly string[]> => {
    const rows = await database.store.selectFrom('migrations').select('name').orderBy('name').execute()
    return rows.map((row) => row.name)
  }
  const indexNames = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ readonly name: string }>`
      ${sql.raw(name === 'SQLite' ? `select name from sqlite_master where type = 'index'` : 'select indexname as name from pg_indexes where schemaname = current_schema()')}
    `.execute(database.store)
    return rows.map((row) => row.name)
  }
  const addSession = (id: string) =>
    database.store.transaction().execute(async (transaction) => {
      const user = { id: `user-${id}`, username: id, username_key: id, email: id, email_key: id, password_hash: '' }
      await transaction
        .insertInto('users')
        .values({ ...user, created_at: '', name: '', birth_date: null, gender: null, chips: null })
        .execute()
      const session = { id, user_id: user.id, binding_hash: 'same', created_at: '', ends_at: '' }
      await transaction.insertInto('sessions').values(session).execute()
    })

  const withIndex: Migration = {
    name: '901_index',
    compatible: true,
    indexes: [{ name: 'sessions_of_test', table: 'sessions', columns: ['binding_hash'], where: 'ends_at is not null' }],
  }

  test('a failed migration rolls back, together with those before it', async () => {
    const earlier = migrations.slice(0, 2)
    const adds: Migration = {
      name: '901_adds',
      compatible: true,
      up: async ({ schema }) => {
        await schema.createTable('half').addColumn('id', 'text').execute()
        await schema.alterTable('users').addColumn('half', 'text').execute()
      },
    }
    const fails: Migration = {
      name: '902_fails',
      compatible: true,
      up: async (store) => {
        await store.updateTable('users').set({ name: 'half' }).execute()
        throw new Error('no more')
      },
    }
    await migrateDatabase(earlier)
    await addSession('one')
    await expect(migrateDatabase([...earlier, adds, fails])).rejects.toThrow('no more')
    expect(await applied()).toEqual(earlier.map((migration) => migration.name))
    const tables = await database.store.introspection.getTables()
    expect(tables.map((table) => table.name)).not.toContain('half')
    expect(tables.flatMap((table) => table.columns.map((column) => column.name))).not.toContain('half')
    expect(await database.store.selectFrom('users').select('name').execute()).toEqual([{ name: '' }])
    await migrateDatabase([...earlier, adds])
    expect(await applied()).toContain('901_adds')
  })

  test('indexes are built in a new database and in one that is in use', async () => {
    const earlier = migrations.slice(0, 2)
    await migrateDatabase(earlier)
    await addSession('one')
    expect(await indexNames()).not.toContain('sessions_of_test')
    await migrateDatabase([...earlier, withIndex])
    expect(await indexNames()).toContain('sessions_of_test')
    expect(await applied()).toContain('901_index')
    expect(printed.join('\n')).toMatch(/^Updating the database: 901_index\./)
    printed = []
    await migrateDatabase([...earlier, withIndex])
    expect(printed).toEqual([])

    const fresh = await makePlace()
    const other = await openWithoutMigrating(fresh)
    await migrateTo(other, [...earlier, withIndex], (line) => printed.push(line))
    await expect(other.store.selectFrom('migrations').select('name').execute()).resolves.toContainEqual({
      name: '901_index',
    })
    expect(printed).toEqual([])
    await other.close()
    await fresh.remove()
  })

  if (name === 'PostgreSQL') {
    test('an index is built again after an interruption', async () => {
      const earlier = migrations.slice(0, 2)
      await migrateDatabase(earlier)
      await addSession('one')
      await addSession('two')
      // A duplicate value: the build fails late and leaves an invalid index.
      await expect(
        sql`create unique index concurrently sessions_of_test on sessions (binding_hash)`.execute(database.store),
      ).rejects.toThrow(/could not create unique index/)
      expect(await indexNames()).toContain('sessions_of_test')
      await migrateDatabase([...earlier, withIndex])
      const { rows } = await sql<{ readonly indisvalid: boolean; readonly indisunique: boolean }>`
        select indisvalid, indisunique from pg_index where indexrelid = to_regclass('sessions_of_test')`.execute(
        database.store,
      )
      expect(rows).toEqual([{ indisvalid: true, indisunique: false }])
    })

    test('other servers can write while an index is built', async () => {
      const earlier = migrations.slice(0, 2)
      await migrateDatabase(earlier)
      await addSession('one')
      let building: Promise<void> = Promise.resolve()
      // The build waits for a slow writer, and nobody waits for the build.
      await database.store.transaction().execute(async (transaction) => {
        await transaction.updateTable('sessions').set({ created_at: 'later' }).execute()
        building = migrateDatabase([...earlier, withIndex])
        const waits = sql<{ readonly count: number }>`
          select count(*)::int as count from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'create index concurrently%' and datname = current_database()`
        await expect.poll(async () => (await waits.execute(database.store)).rows[0]?.count, { timeout: 20_000 }).toBe(1)
        await addSession('two')
        expect(await applied()).not.toContain('901_index')
      })
      await building
      expect(await applied()).toContain('901_index')
    })

    test('a migration waits for a locked table, but gives up before queued queries of other servers fail', async () => {
      const earlier = migrations.slice(0, 2)
      await migrateDatabase(earlier)
      const impatient: Migration = {
        name: '901_impatient',
        compatible: true,
        up: async (store) => {
          await sql`set local lock_timeout = '50ms'`.execute(store)
          await store.schema.alterTable('sessions').addColumn('half', 'text').execute()
        },
      }
      await database.store.transaction().execute(async (transaction) => {
        await transaction.selectFrom('sessions').selectAll().execute()
        await expect(migrateDatabase([...earlier, impatient])).rejects.toMatchObject({ code: '55P03' })
      })
      await migrateDatabase([...earlier, impatient])
      expect(await applied()).toContain('901_impatient')
    })

    test('a statement timeout of the database does not interrupt a migration', async () => {
      await sql
        .raw(`alter database "${new URL(place.databaseUrl ?? '').pathname.slice(1)}" set statement_timeout = '50ms'`)
        .execute(database.store)
      await database.close()
      database = await openWithoutMigrating(place)
      const slow = isLong ? 16 : 0.2
      const known: readonly Migration[] = [
        {
          name: '901_slow',
          compatible: true,
          up: async (store) => void (await sql`select pg_sleep(${slow})`.execute(store)),
        },
      ]
      await migrateDatabase(known)
      expect(await applied()).toEqual(['901_slow'])
    })
  }
})
