import { expect, test } from 'vitest'
import { compiledContent } from '#testing/compiled-content.ts'
import type { Content } from '#types/content.generated.ts'
import { changedParts } from './changed-parts.ts'
import { createContentFeed } from './content-feed.ts'

/** New objects each time. */
const readContent = async (): Promise<Content> => structuredClone((await compiledContent()).content)

test('the first time every part is sent, then only those that differ', async () => {
  const [one, other] = [await readContent(), await readContent()]
  expect(changedParts(null, one)).toBe(one)
  expect(changedParts(one, other)).toEqual({})
  const brand = { ...one.brand, name: 'Another name' }
  expect(changedParts(one, { ...other, brand })).toEqual({ brand })
})

test('a part that is gone is sent as undefined, and is gone for the reader of the feed', async () => {
  const content = await readContent()
  const { photos: _, ...without } = content
  const parts = changedParts(content, without)
  expect(parts).toEqual({ photos: undefined })
  const feed = createContentFeed()
  feed.publish(content)
  feed.publish(parts)
  expect(feed.content()?.photos).toBe(undefined)
})

test('the reader of the feed gets the changed parts, and has the whole content', async () => {
  const content = await readContent()
  const feed = createContentFeed()
  expect(feed.content()).toBe(null)
  const received: unknown[] = []
  const stop = feed.subscribe((parts) => received.push(parts))
  feed.publish(content)
  feed.publish({ brand: { ...content.brand, name: 'Another name' } })
  stop()
  feed.publish({ brand: content.brand })
  expect(received).toEqual([content, { brand: { ...content.brand, name: 'Another name' } }])
  expect(feed.content()).toEqual(content)
})
