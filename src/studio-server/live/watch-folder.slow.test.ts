import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readFolder } from '#content/folder/read-folder.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { watchFolder } from './watch-folder.ts'

const watched = async (readingMs = 0) => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'))
  const file = join(folder, 'quiz.yaml')
  await writeFile(file, 'id: old')
  const seen: (readonly string[])[] = []
  let readings = 0
  const read = async () => {
    const found = await readFolder(folder)
    // Slow, so that the next reading begins before this one has ended.
    if (readings++ > 0) await wait(readingMs)
    return found
  }
  const watch = watchFolder(folder, read, (paths) => seen.push(paths))
  onTestFinished(async () => {
    watch.stop()
    await rm(folder, { recursive: true, force: true })
  })
  await expect.poll(() => readings).toBe(1)
  /** Makes one more change and resolves when that was reported, so that all earlier changes have been compared. */
  const compared = async (path: string) => {
    await writeFile(join(folder, path), '')
    await expect.poll(() => seen.flat()).toContain(path)
  }
  return { compared, file, folder, readings: () => readings, seen, watch }
}
const own = (text: string) => new Map([['quiz.yaml', sha256Of(Buffer.from(text))]])

test('what the studio writes is no news, even if reading takes longer than the next change', async () => {
  const { compared, file, readings, seen, watch } = await watched(400)
  watch.expect(own('id: new'))
  await writeFile(file, 'id: new')
  await expect.poll(readings).toBeGreaterThan(1)
  await compared('other.yaml')
  await compared('last.yaml')
  expect(seen.flat()).not.toContain('quiz.yaml')
})

test('what was announced and not written is news when somebody else writes it', async () => {
  const { file, seen, watch } = await watched()
  watch.expect(own('id: new'))()
  await writeFile(file, 'id: new')
  await expect.poll(() => seen.flat()).toContain('quiz.yaml')
})

test('a file that was replaced by renaming another one is seen when it is written later', async () => {
  const { compared, file, folder, seen, watch } = await watched()
  watch.expect(own('id: new'))
  await writeFile(join(folder, '.aside'), 'id: new')
  await rename(join(folder, '.aside'), file)
  await compared('other.yaml')
  expect(seen.flat()).not.toContain('quiz.yaml')
  await writeFile(file, 'id: newer')
  await expect.poll(() => seen.flat()).toContain('quiz.yaml')
})
