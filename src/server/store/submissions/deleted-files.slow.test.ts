import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { openDatabase, type Database } from '#server/store/database/database.ts'
import { filesDueForDeletion, scheduleFileDeletion } from './deleted-files.ts'

describe.each(databases)('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let database: Database
  beforeEach(async () => {
    place = await makePlace()
    database = await openDatabase(place, new Date())
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  test('more files than a statement has variables can be scheduled at once, and again for another time', async () => {
    const files = Array.from({ length: 35_000 }, (_, at) => `f${at}`)
    const schedule = (at: string) =>
      database.store.transaction().execute((transaction) => scheduleFileDeletion(transaction, files, at))
    await schedule('2026-11-21')
    await schedule('2026-11-22')
    expect(await filesDueForDeletion(database.store, '2026-11-21', 1)).toEqual([])
    expect(await filesDueForDeletion(database.store, '2026-11-22', 40_000)).toHaveLength(files.length)
  })
})
