import { expect, test } from 'vitest'
import { openPictureQueue } from './picture-queue.ts'
import type { Reencoded } from './pictures.ts'

const bytes = new Uint8Array()

/** A queue in which each picture is finished when the test calls its function in `finish`. */
const openQueue = () => {
  const finish: ((picture: Reencoded) => void)[] = []
  const queue = openPictureQueue(() => new Promise((settle) => finish.push(settle)))
  return { ...queue, finish }
}
const settled = () => new Promise((done) => setTimeout(done, 5))

test('one picture of each sender is decoded at a time, and two in all', async () => {
  const { reencode, finish, waiting } = openQueue()
  const many = Array.from({ length: 5 }, () => reencode(bytes, 'one'))
  await settled()
  expect([finish.length, waiting()]).toEqual([1, 4])
  const other = reencode(bytes, 'other')
  const third = reencode(bytes, 'third')
  await settled()
  expect([finish.length, waiting()]).toEqual([2, 5])
  finish[1]?.(null)
  expect(await other).toBeNull()
  await settled()
  expect([finish.length, waiting()]).toEqual([3, 4])
  for (let at = 0; at < 7; at += 1) {
    finish[at]?.('timeout')
    await settled()
  }
  expect(await Promise.all([...many, third])).toEqual(Array(6).fill('timeout'))
  expect(waiting()).toBe(0)
})

test('a picture that fails gives its place to the next one of its sender', async () => {
  let calls = 0
  const { reencode } = openPictureQueue(async () => {
    calls += 1
    if (calls === 1) throw new Error('no decoder')
    return null
  })
  const both = [reencode(bytes, 'one'), reencode(bytes, 'one')]
  await expect(both[0]).rejects.toThrow('no decoder')
  expect(await both[1]).toBeNull()
})
