import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { logIn, signUp, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import { backUp, readSiteData, newFolder, openPhotos, restore } from '#testing/server/backups.ts'
import type { TestPlace } from '#testing/server/databases.ts'
import { everyPlace, collectFiles } from '#testing/server/photo-stores.ts'
import { isLong } from '#testing/long.ts'
import { claim, uploadPhotos, createReport, picture } from '#testing/server/reports.ts'
import { erasureLogOf, startServer, store, type TestServer } from '#testing/server/server.ts'
import { deleteOldErasures } from '#server/cleanup/erasures.ts'
import { recordErasures } from '#server/store/operations/erasures.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

/** Both databases and both photo stores. */
const places = everyPlace.filter((_, at) => isLong || at === 0 || at === 3)

describe.each(places)('over $name', ({ place: makePlace }) => {
  let source: TestPlace
  let server: TestServer
  let folder: string
  let archive: string
  beforeEach(async () => {
    source = await makePlace()
    server = await startServer(source)
    folder = newFolder()
    archive = join(folder, 'archive')
  })
  afterEach(async () => {
    await source.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  type Person = {
    readonly user: TestUser
    readonly report: string
    readonly at: string
    readonly files: readonly string[]
  }
  /** A user with a report, its photos and rating, a subscription and feedback. */
  const person = async (): Promise<Person> => {
    const user = await signUp(server)
    const { id: report } = await createReport(server, user)
    await uploadPhotos(server, user, report)
    const at = `/quiz/submissions/${report}`
    await user.call('PUT', `${at}/rating`, { payload: { stars: 5, comment: 'Good' } })
    const { call } = visitorOf(server)
    const topic = server.content.pages.feedback.fields.find(({ options }) => options)?.options?.[0]?.id
    await call('POST', '/feedback', { payload: { topic, message: 'All good', email: user.email } })
    await call('POST', '/updates', {
      payload: { email: user.email, path: server.content.pages.updates.paths[0]?.route },
    })
    const rows = await server.database.store
      .selectFrom('photos')
      .select('file')
      .where('submission_id', '=', report)
      .execute()
    return { user, report, at, files: rows.map(({ file }) => file) }
  }
  const close = (user: TestUser) =>
    user.call('POST', `/users/account/${user.id}/delete`, { payload: { password: user.password } })

  /** Deletes the database and the photos, but not the erasure log beside the photos. */
  const loseData = async (): Promise<TestPlace> => {
    const photos = await openPhotos(source)
    for (const { name } of await collectFiles(photos.list())) await photos.delete(name)
    if (source.databaseUrl === null)
      for (const file of readdirSync(source.dataDir)) if (file.startsWith('quiz.db')) rmSync(join(source.dataDir, file))
    const { databaseUrl, remove } = await makePlace()
    const { dataDir, env, photos: place } = source
    return { dataDir, databaseUrl, remove, ...(env && { env }), ...(place && { photos: place }) }
  }

  test('every kind of deletion after the backup is repeated after the restore, and nothing else is deleted', async () => {
    const [gone, withoutReport, withoutPhoto, withoutPhotos, withoutConsent, withoutRating, stays] = [
      await person(),
      await person(),
      await person(),
      await person(),
      await person(),
      await person(),
      await person(),
    ]
    const nobodys = await store(server)
    const [view] = server.content.photos.views
    const claimedLater = await store(server)
    const sent = await claimedLater.ask('PUT', `/photos/${view?.id}`, { payload: await picture(), type: 'image/jpeg' })
    expect(sent.statusCode).toBe(200)
    expect(await backUp(source, archive)).toMatchObject({ ok: true })

    const late = await signUp(server)
    expect((await claim(late, claimedLater)).statusCode).toBe(200)
    const consent = server.content.consent.consents.find(({ covers }) => !covers.includes('photos')) ?? expect.fail()
    const photoRow = await server.database.store
      .selectFrom('photos')
      .select('file')
      .where('submission_id', '=', withoutPhoto.report)
      .where('view', '=', view?.id ?? '')
      .executeTakeFirstOrThrow()
    const replies = [
      await close(gone.user),
      await withoutReport.user.call('DELETE', withoutReport.at),
      await withoutPhoto.user.call('DELETE', `${withoutPhoto.at}/photos/${view?.id}`),
      await withoutPhotos.user.call('DELETE', `${withoutPhotos.at}/photos`),
      await withoutConsent.user.call('PUT', `${withoutConsent.at}/consents/${consent.id}`, {
        payload: { choice: 'declined' },
      }),
      await withoutRating.user.call('DELETE', `${withoutRating.at}/rating`),
      await nobodys.ask('DELETE'),
      await close(late),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 204, 204, 200, 200, 200, 200])
    const answersOf = async (of: TestServer, id: string) =>
      (await of.database.store
        .selectFrom('submissions')
        .select(['answers', 'result'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null
    const left = await answersOf(server, withoutConsent.report)
    await server.close()

    const target = await loseData()
    const { ok, output } = await restore(target, archive)
    expect([ok, output]).toEqual([
      true,
      expect.stringContaining('Repeated deletions that people made after the backup'),
    ])
    expect(output).not.toContain('no record of what people deleted')

    const restored = await startServer(target)
    server = restored
    const ids = async (table: 'submissions' | 'users') =>
      (await restored.database.store.selectFrom(table).select('id').execute()).map(({ id }) => id).sort()
    const others = [withoutPhoto, withoutPhotos, withoutConsent, withoutRating, stays]
    expect(await ids('users')).toEqual([withoutReport, ...others].map(({ user }) => user.id).sort())
    expect(await ids('submissions')).toEqual(others.map(({ report }) => report).sort())
    const files = [
      ...withoutPhoto.files.filter((file) => file !== photoRow.file),
      ...[withoutConsent, withoutRating, stays].flatMap((one) => one.files),
    ].sort()
    const rows = await restored.database.store.selectFrom('photos').select('file').execute()
    expect(rows.map(({ file }) => file).sort()).toEqual(files)
    expect((await collectFiles(restored.photos.list())).map(({ name }) => name).sort()).toEqual(files)
    const ratings = await restored.database.store.selectFrom('ratings').select('submission_id').execute()
    expect(ratings.map(({ submission_id }) => submission_id).sort()).toEqual(
      others
        .filter((one) => one !== withoutRating)
        .map(({ report }) => report)
        .sort(),
    )
    expect(await answersOf(restored, withoutConsent.report)).toEqual(left)
    const withdrawn = await restored.database.store
      .selectFrom('consents')
      .select(['submission_id', 'consent_id'])
      .where('withdrawn_at', 'is not', null)
      .execute()
    expect(withdrawn).toEqual([{ submission_id: withoutConsent.report, consent_id: consent.id }])
    const senders = await restored.database.store.selectFrom('feedback').select('email').execute()
    const subscribers = await restored.database.store.selectFrom('subscribers').select('email').execute()
    const present = [withoutReport, ...others].map(({ user }) => user.email).sort()
    expect(senders.map(({ email }) => email ?? '').sort()).toEqual(['', ...present])
    expect(subscribers.map(({ email }) => email).sort()).toEqual(present)
    expect((await logIn(restored, stays.user)).id).toBe(stays.user.id)
    await restored.close()
    await target.remove()
  })

  test('data deleted during the backup does not come back, and its photos are not reported as missing', async () => {
    const [leaving, staying] = [await person(), await person()]
    const photos = await openPhotos(source)
    let isGone = false
    const manifest = await writeBackup(
      archive,
      {
        location: source,
        photos: {
          get: async (name) => {
            if (!isGone) {
              isGone = true
              expect((await close(leaving.user)).statusCode).toBe(200)
            }
            return photos.get(name)
          },
        },
        contentVersion: null,
        now: () => new Date(),
      },
      () => undefined,
    )
    expect(manifest.photos.missing.every(({ file, why }) => why === 'erased' && leaving.files.includes(file))).toBe(
      true,
    )
    expect(manifest.photos.missing.length).toBeGreaterThan(0)
    await server.close()
    const target = await makePlace()
    expect(await restore(target, archive)).toMatchObject({ ok: true })
    const held = await readSiteData(target)
    expect(held.tables['users']).toHaveLength(1)
    expect(held.photos.map((photo) => photo.split(' ')[0])).toEqual([...staying.files].sort())
    await target.remove()
  })

  test('in another installation the log must be named; a missing or invalid one is reported', async () => {
    const [leaving] = [await person(), await person()]
    expect(await backUp(source, archive)).toMatchObject({ ok: true })
    await close(leaving.user)
    await server.close()
    const log = join(folder, 'log.jsonl')
    const erasures = await (await erasureLogOf(source)).readAll()
    writeFileSync(log, erasures.map((one) => `${JSON.stringify(one)}\n`).join(''))

    const without = await makePlace()
    expect((await restore(without, archive)).output).toMatch(
      /Warning: no record of what people deleted after .*--erasures/s,
    )
    expect((await readSiteData(without)).tables['users']).toHaveLength(2)
    for (const given of [log, folder]) {
      const target = await makePlace()
      const { ok, output } = await restore(target, '--erasures', given, archive)
      expect([ok, output]).toEqual([true, expect.not.stringContaining('no record of what people deleted')])
      expect((await readSiteData(target)).tables['users']).toHaveLength(1)
      await target.remove()
    }
    const target = await makePlace()
    writeFileSync(log, '\n{"id":"a"}\n')
    expect((await restore(target, '--erasures', log, archive)).output).toMatch(/log\.jsonl, line 2: this is not a line/)
    expect((await restore(target, '--erasures', archive, archive)).output).toMatch(/There is no erasure log in/)
    await target.remove()
    await without.remove()
  })

  test('data written after a deletion is kept', async () => {
    const { user, at, report } = await person()
    await user.call('DELETE', `${at}/rating`)
    await user.call('PUT', `${at}/rating`, { payload: { stars: 1, comment: 'On second thoughts' } })
    expect(await backUp(source, archive)).toMatchObject({ ok: true })
    await server.close()
    const target = await makePlace()
    expect(await restore(target, archive)).toMatchObject({ ok: true })
    expect((await readSiteData(target)).tables['ratings']?.[0]).toContain('On second thoughts')
    expect((await readSiteData(target)).tables['ratings']?.[0]).toContain(report)
    await target.remove()
  })

  test('a backup older than the records of erasures is refused, unless that is overridden', async () => {
    await person()
    expect(await backUp(source, archive)).toMatchObject({ ok: true })
    await server.close()
    const { manifest } = await readManifest(archive)
    rmSync(join(archive, 'manifest.json'))
    const days = server.content.constants.retention.backup_days
    const created_at = new Date(Date.now() - (days + 1) * 24 * 60 * 60 * 1000).toISOString()
    await writeManifest(archive, { ...manifest, created_at })
    const target = await makePlace()
    const refused = await restore(target, archive)
    expect(refused).toEqual({ ok: false, output: expect.stringContaining(`are logged for ${days} days`) })
    expect(await restore(target, '--verify', archive)).toMatchObject({ ok: true })
    expect(await restore(target, archive, '--accept-old')).toMatchObject({ ok: true })
    await target.remove()
  })

  test('the log contains each erasure once, also those recorded while it was unreachable, and drops old ones', async () => {
    const log = await erasureLogOf(source)
    const { at, user } = await person()
    await user.call('DELETE', `${at}/photos`)
    await server.close()
    const photos = server.content.photos.views.length
    expect(await log.readAll()).toHaveLength(photos)
    expect(JSON.stringify(await log.readAll())).not.toContain(user.id)

    // As if a server had recorded it, but was killed before it wrote to the log.
    const again = await startServer(source)
    const record = (of: string, time: string) =>
      again.database.store.transaction().execute((one) => recordErasures(one, [{ kind: 'photo', key: of }], time))
    await record('lost', new Date().toISOString())
    await again.close()
    server = await startServer(source)
    await server.close()
    expect(await log.readAll()).toHaveLength(photos + 1)

    const last = await startServer(source)
    const parts = { database: last.database, erasureLog: log }
    expect(await deleteOldErasures(parts, 30, new Date())).toBe(0)
    const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000)
    expect(await deleteOldErasures(parts, 30, later)).toBeGreaterThan(photos)
    expect(await log.readAll()).toEqual([])
    expect(await last.database.store.selectFrom('erasures').selectAll().execute()).toEqual([])
    await last.close()
    if (source.env === undefined) expect(existsSync(join(source.dataDir, 'erasures'))).toBe(true)
  })
})
