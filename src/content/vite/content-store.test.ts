import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyContent } from '#testing/content-copy.ts'
import { contentStore } from './content-store.ts'

test('a folder that could not be read at first is read when it is asked for again', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'content')
  const store = contentStore(folder)
  await expect(store.current()).rejects.toThrow('There is no content folder')
  await expect(store.pictures()).rejects.toThrow('There is no content folder')
  renameSync(await copyContent({}, { over: 'src/testing/content' }), folder)
  expect((await store.current()).content.quiz.id).not.toBe('')
  expect((await store.pictures()).size).toBeGreaterThan(0)
})
