import { describe, expect, test, vi } from 'vitest'
import { photoRecord } from '#testing/samples/photo-record.ts'
import { memoryStore } from '#client/device/memory-store.ts'
import { fullStore } from '#testing/stories/fakes/full-store.ts'
import { openPhotoCollection } from './photo-collection.ts'

const limits = { maxBytes: 1_000_000, minWidth: 1, minHeight: 1, maxPixels: 1_000_000 }

/** The photos that were stored while there was still space. */
const openFull = async () => {
  const collection = openPhotoCollection({
    store: fullStore([photoRecord('top')]),
    views: ['top', 'back'],
    limits,
    assess: async () => 'too_dark',
    onChange: () => undefined,
  })
  await collection.open()
  return collection
}

describe('on a device without space', () => {
  test('moving a picture says so, and the picture stays where it is', async () => {
    const collection = await openFull()
    expect(await collection.move('top', 'back')).toEqual([{ kind: 'device_full' }])
    expect(collection.records().map(({ view }) => view)).toEqual(['top'])
  })

  test('keeping a picture despite the advice says so', async () => {
    const collection = await openFull()
    expect(await collection.settle('top')).toEqual([{ kind: 'device_full' }])
  })

  test('the advice that cannot be stored is no longer awaited', async () => {
    const collection = await openFull()
    const shown = vi.fn<(assessing: readonly string[]) => void>()
    collection.subscribe(() => shown([...collection.assessing()]))
    await expect.poll(() => shown).toHaveBeenLastCalledWith([])
    await collection.reset()
  })
})

test('advice is awaited until the picture has it, also for who looks while it is being stored', async () => {
  const store = memoryStore([photoRecord('top')])
  const shown: unknown[] = []
  const collection = openPhotoCollection({
    store: {
      ...store,
      savePhoto: async (photo) => {
        await store.savePhoto(photo)
        shown.push(state())
      },
    },
    views: ['top'],
    limits,
    assess: async () => 'too_dark',
    onChange: () => undefined,
  })
  const state = () => ({
    assessing: [...collection.assessing()],
    advice: collection.records().map(({ advice }) => advice),
  })
  await collection.open()
  collection.subscribe(() => shown.push(state()))
  await expect.poll(() => shown).toHaveLength(2)
  expect(shown).toEqual([
    { assessing: ['of top'], advice: [null] },
    { assessing: [], advice: ['too_dark'] },
  ])
})
