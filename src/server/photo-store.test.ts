import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, photoStores } from '#testing/photo-stores.ts'

describe.each(photoStores)('on $name', ({ open }) => {
  let store: OpenStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.remove())

  const names = async (): Promise<readonly string[]> => (await store.photos.list()).map(({ name }) => name)

  test('what is put can be had again, byte for byte, under a name that nobody guesses', async () => {
    const bytes = randomBytes(300_000)
    const name = await store.photos.put(bytes)
    expect(name).toMatch(/^[A-Za-z0-9_-]{22}\.jpg$/)
    expect(Buffer.compare(Buffer.from((await store.photos.get(name)) ?? []), bytes)).toBe(0)
  })

  test('part of a larger buffer is put as that part', async () => {
    const all = Buffer.from('before-photo-after')
    const name = await store.photos.put(all.subarray(7, 12))
    expect(Buffer.from((await store.photos.get(name)) ?? []).toString()).toBe('photo')
  })

  test('the same bytes twice are two files', async () => {
    const [first, second] = [await store.photos.put(Buffer.from('x')), await store.photos.put(Buffer.from('x'))]
    expect(first).not.toBe(second)
    await store.photos.delete(first)
    expect(await store.photos.get(second)).not.toBeNull()
  })

  test('a list says what there is, and since when', async () => {
    const before = Date.now()
    const name = await store.photos.put(Buffer.from('x'))
    const found = (await store.photos.list()).find((entry) => entry.name === name)
    expect(Math.abs((found?.since.getTime() ?? 0) - before)).toBeLessThan(5000)
  })

  test('what is deleted is gone, and a second time is no mistake', async () => {
    const name = await store.photos.put(Buffer.from('x'))
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
  ])('the name %j was never given, and opens and deletes nothing', async (name) => {
    await expect(store.photos.get(name)).rejects.toThrow('Not a name')
    await expect(store.photos.delete(name)).rejects.toThrow('Not a name')
  })

  test('thirty at once are thirty', async () => {
    const before = await names()
    const given = await Promise.all(Array.from({ length: 30 }, () => store.photos.put(randomBytes(2000))))
    expect((await names()).length).toBe(before.length + 30)
    await Promise.all(given.map((name) => store.photos.delete(name)))
    expect([...(await names())].sort()).toEqual([...before].sort())
  })

  test('it says that it is there', async () => {
    await expect(store.photos.ping()).resolves.toBeUndefined()
  })
})
