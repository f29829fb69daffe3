import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { picture, uploadPhotos, createReport } from '#testing/server/reports.ts'
import { startServer, store, type TestServer } from '#testing/server/server.ts'
import { consentSubject, erasureSubject, deleteErasuresBefore } from '#server/store/operations/erasures.ts'
import type { ErasureKind } from '#server/store/database/tables.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const table = () => server.database.store.selectFrom('erasures')
  /** The erasures that `act` has recorded, as `kind subject`. */
  const recordedBy = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = new Set((await table().select('id').execute()).map(({ id }) => id))
    await act()
    const rows = await table().selectAll().execute()
    const fresh = rows.filter(({ id }) => !before.has(id))
    for (const { at } of fresh) expect(at).toBe(now.toISOString())
    return fresh.map(({ kind, subject }) => `${kind} ${subject}`).sort()
  }
  const record = (kind: ErasureKind, of: string): string =>
    `${kind} ${erasureSubject({ kind, key: of }, server.database.installation.hmacKey)}`
  const filesOf = async (id: string): Promise<readonly string[]> =>
    (await server.database.store.selectFrom('photos').select('file').where('submission_id', '=', id).execute()).map(
      ({ file }) => file,
    )
  const reportWithPhotos = async (user: TestUser) => {
    const { id } = await createReport(server, user)
    const views = await uploadPhotos(server, user, id)
    return { id, views, at: `/quiz/submissions/${id}` }
  }

  test('deleting an account records it, its address and each of its results', async () => {
    const user = await signUp(server)
    const results = [await createReport(server, user), await createReport(server, user)]
    await visitorOf(server).call('GET', '/users/csrf')
    const payload = { password: user.password }
    const recorded = await recordedBy(() => user.call('POST', `/users/account/${user.id}/delete`, { payload }))
    expect(recorded).toEqual(
      [
        record('account', user.id),
        record('address', user.email.toLowerCase()),
        ...results.map(({ id }) => record('submission', id)),
      ].sort(),
    )
  })

  test('deleting a result, photo, all photos, rating or consent is recorded', async () => {
    const user = await signUp(server)
    const { id, at, views } = await reportWithPhotos(user)
    const [first, ...rest] = await filesOf(id)
    await user.call('PUT', `${at}/rating`, { payload: { stars: 3, comment: 'Fine.' } })

    expect(await recordedBy(() => user.call('DELETE', `${at}/rating`))).toEqual([record('rating', id)])
    expect(await recordedBy(() => user.call('DELETE', `${at}/rating`))).toEqual([])
    const [view] = await server.database.store
      .selectFrom('photos')
      .select('view')
      .where('file', '=', first ?? '')
      .execute()
    expect(await recordedBy(() => user.call('DELETE', `${at}/photos/${view?.view}`))).toEqual([
      record('photo', first ?? ''),
    ])
    expect(await recordedBy(() => user.call('DELETE', `${at}/photos`))).toEqual(
      rest.map((file) => record('photo', file)).sort(),
    )
    expect(rest).toHaveLength(views.length - 1)

    const consent = server.content.consent.consents.find(({ covers }) => !covers.includes('photos')) ?? expect.fail()
    const withdraw = () => user.call('PUT', `${at}/consents/${consent.id}`, { payload: { choice: 'declined' } })
    expect(await recordedBy(withdraw)).toEqual([record('consent', consentSubject(id, consent.id))])
    expect(await recordedBy(() => user.call('DELETE', at))).toEqual([record('submission', id)])
  })

  test('a photo that is replaced is recorded, so that a restore cannot bring it back', async () => {
    const user = await signUp(server)
    const { at, views } = await reportWithPhotos(user)
    const photo = `${at}/photos/${views[0]}`
    const { file } = await server.database.store
      .selectFrom('photos')
      .innerJoin('submissions', 'submissions.id', 'photos.submission_id')
      .select('file')
      .where('view', '=', views[0] ?? '')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    const put = async (background: string) => {
      const payload = await picture(background)
      return user.call('PUT', photo, { payload, headers: { 'content-type': 'image/jpeg' } })
    }
    expect(await recordedBy(() => put('#204060'))).toEqual([record('photo', file)])
    // A retry replaces nothing.
    expect(await recordedBy(() => put('#204060'))).toEqual([])
  })

  test('a refused deletion is not recorded', async () => {
    const { ask } = await store(server)
    expect(await recordedBy(() => ask('DELETE', '', { token: 'x'.repeat(43) }))).toEqual([])
  })

  test('the record contains no personal data', async () => {
    const user = await signUp(server)
    const { id, at } = await reportWithPhotos(user)
    const traces = [user.id, user.username, user.email, id, ...(await filesOf(id))].map((one) => one.toLowerCase())
    await user.call('DELETE', `${at}/photos`)
    await user.call('DELETE', at)
    await user.call('POST', `/users/account/${user.id}/delete`, { payload: { password: user.password } })
    const { rows } = await sql`select * from erasures`.execute(server.database.store)
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const trace of traces) expect(JSON.stringify(rows).toLowerCase()).not.toContain(trace)
  })

  test('an erasure is deleted once it is old and in the log, and not before', async () => {
    const { store: queries } = server.database
    await queries.deleteFrom('erasures').execute()
    const row = (id: string, at: string, logged_at: string | null) => ({
      id,
      kind: 'photo' as const,
      subject: id,
      at,
      logged_at,
    })
    now = new Date('2026-11-22T12:00:00.000Z')
    await queries
      .insertInto('erasures')
      .values([
        row('old', '2026-01-01', '2026-01-01'),
        row('older', '2025-01-01', '2026-01-01'),
        row('not-logged', '2026-01-01', null),
        row('young', '2026-11-01', '2026-11-01'),
      ])
      .execute()
    expect(await deleteErasuresBefore(queries, '2026-10-01', 1)).toBe(1)
    expect(await deleteErasuresBefore(queries, '2026-10-01', 10)).toBe(1)
    expect((await table().select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual(['not-logged', 'young'])
  })
})
