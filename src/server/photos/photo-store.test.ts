import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenStore, photoStores, putNewPhoto, collectFiles } from '#testing/server/photo-stores.ts'
import { openPhotoStore } from './open-photo-store.ts'
import { newPhotoName } from './photo-names.ts'
import { openDiskPhotoStore } from './photo-store.ts'

describe.each(photoStores)('on $name', ({ open }) => {
  let store: OpenStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.remove())

  const names = async (): Promise<readonly string[]> =>
    (await collectFiles(store.photos.list())).map(({ name }) => name)

  test('stored bytes can be read back unchanged, under an unguessable name', async () => {
    const bytes = randomBytes(300_000)
    const name = await putNewPhoto(store.photos, bytes)
    expect(name).toMatch(/^[A-Za-z0-9_-]{22}\.jpg$/)
    expect(Buffer.compare(Buffer.from((await store.photos.get(name)) ?? []), bytes)).toBe(0)
  })

  test('a view of a larger buffer stores that view only', async () => {
    const all = Buffer.from('before-photo-after')
    const name = await putNewPhoto(store.photos, all.subarray(7, 12))
    expect(Buffer.from((await store.photos.get(name)) ?? []).toString()).toBe('photo')
  })

  test('the same bytes twice are two files', async () => {
    const [first, second] = [
      await putNewPhoto(store.photos, Buffer.from('x')),
      await putNewPhoto(store.photos, Buffer.from('x')),
    ]
    expect(first).not.toBe(second)
    await store.photos.delete(first)
    expect(await store.photos.get(second)).not.toBeNull()
  })

  test('a list contains names and times', async () => {
    const before = Date.now()
    const name = await putNewPhoto(store.photos, Buffer.from('x'))
    const found = (await collectFiles(store.photos.list())).find((entry) => entry.name === name)
    expect(Math.abs((found?.since.getTime() ?? 0) - before)).toBeLessThan(5000)
  })

  test('deleting is idempotent', async () => {
    const name = await putNewPhoto(store.photos, Buffer.from('x'))
    await store.photos.delete(name)
    expect([await store.photos.get(name), (await names()).includes(name)]).toEqual([null, false])
    await store.photos.delete(name)
  })

  test.each([
    '',
    '..',
    '../../etc/passwd',
    'a.jpg',
    `${'a'.repeat(22)}.png`,
    `${'a'.repeat(21)}/.jpg`,
    `${'a'.repeat(22)}.jpg\n`,
  ])('the invalid name %j reads and deletes nothing', async (name) => {
    await expect(store.photos.get(name)).rejects.toThrow('Invalid photo name')
    await expect(store.photos.put(name, Buffer.from('x'))).rejects.toThrow('Invalid photo name')
    await expect(store.photos.quarantine.add(name)).rejects.toThrow('Invalid photo name')
    await expect(store.photos.delete(name)).rejects.toThrow('Invalid photo name')
  })

  test('thirty concurrent writes store thirty files', async () => {
    const before = await names()
    const given = await Promise.all(Array.from({ length: 30 }, () => putNewPhoto(store.photos, randomBytes(2000))))
    expect((await names()).length).toBe(before.length + 30)
    await Promise.all(given.map((name) => store.photos.delete(name)))
    expect([...(await names())].sort()).toEqual([...before].sort())
  })

  test('a file in quarantine is neither read nor listed, and is unchanged after it is restored', async () => {
    const name = await putNewPhoto(store.photos, Buffer.from('x'))
    const before = Date.now()
    await store.photos.quarantine.add(name)
    expect([await store.photos.get(name), (await names()).includes(name)]).toEqual([null, false])
    const [aside] = (await collectFiles(store.photos.quarantine.list())).filter((file) => file.name === name)
    expect(Math.abs((aside?.since.getTime() ?? 0) - before)).toBeLessThan(5000)
    await store.photos.quarantine.restore(name)
    expect(Buffer.from((await store.photos.get(name)) ?? []).toString()).toBe('x')
    expect(await collectFiles(store.photos.quarantine.list())).toEqual([])
    // Idempotent, also for files that never existed.
    await store.photos.quarantine.restore(name)
    await store.photos.quarantine.add(newPhotoName())
    expect(Buffer.from((await store.photos.get(name)) ?? []).toString()).toBe('x')
  })

  test('a deletion also deletes from quarantine', async () => {
    const name = await putNewPhoto(store.photos, Buffer.from('x'))
    await store.photos.quarantine.add(name)
    await store.photos.delete(name)
    await store.photos.quarantine.restore(name)
    expect(await store.photos.get(name)).toBeNull()
  })

  test('the marker is read as it was written, and is not listed as a photo', async () => {
    const before = await names()
    expect(await store.photos.marker.read()).toBeNull()
    await store.photos.marker.write('first')
    await store.photos.marker.write('second')
    expect([await store.photos.marker.read(), await names()]).toEqual(['second', before])
  })

  test('ping resolves', async () => {
    await expect(store.photos.ping()).resolves.toBeUndefined()
  })
})

describe('on the disk', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'photos-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('files of earlier versions, all in one folder, can be read, listed, quarantined and deleted', async () => {
    const photos = await openDiskPhotoStore(folder)
    const [flat, other] = [newPhotoName(), newPhotoName()]
    writeFileSync(join(folder, flat), 'old')
    writeFileSync(join(folder, other), 'old')
    const fresh = await putNewPhoto(photos, Buffer.from('new'))
    expect(readdirSync(folder)).not.toContain(fresh)
    expect(Buffer.from((await photos.get(flat)) ?? []).toString()).toBe('old')
    expect((await collectFiles(photos.list())).map(({ name }) => name).sort()).toEqual([flat, other, fresh].sort())
    await photos.quarantine.add(flat)
    expect(await photos.get(flat)).toBeNull()
    await photos.quarantine.restore(flat)
    expect(Buffer.from((await photos.get(flat)) ?? []).toString()).toBe('old')
    for (const name of [flat, other, fresh]) await photos.delete(name)
    expect(await collectFiles(photos.list())).toEqual([])
  })

  test('a list comes in batches, however many files there are', async () => {
    const photos = await openDiskPhotoStore(folder)
    for (let count = 0; count < 450; count += 1) writeFileSync(join(folder, newPhotoName()), 'x')
    const sizes: number[] = []
    for await (const batch of photos.list()) sizes.push(batch.length)
    expect(sizes).toEqual([200, 200, 50])
  })

  test('an unmounted volume is not replaced by a new folder', async () => {
    const photos = await openDiskPhotoStore(folder)
    rmSync(folder, { recursive: true })
    await expect(putNewPhoto(photos, Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(photos.ping()).rejects.toMatchObject({ code: 'ENOENT' })
    mkdirSync(folder)
    expect(await photos.get(await putNewPhoto(photos, Buffer.from('x')))).not.toBeNull()
  })
})

test('a folder of photos that cannot be used is reported, with what to do', async () => {
  const place = mkdtempSync(join(tmpdir(), 'no-photos-'))
  const photosDir = join(place, 'file')
  writeFileSync(photosDir, '')
  await expect(openPhotoStore({ photosDir, s3: null }, () => undefined)).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(/folder of the photos .*file cannot be used \(ENOTDIR\).*PHOTOS_DIR/),
  })
  rmSync(place, { recursive: true })
})
