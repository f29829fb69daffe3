import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { actOf, serveStudio } from '#testing/studio/serve-studio.ts'
import { openDiskVersions, type StoredVersion } from './version-store.ts'

const stored: StoredVersion = {
  version: {
    id: 'a',
    at: '2026-11-22T12:00:00.000Z',
    by: 'Ada',
    message: 'Friendlier',
    contentVersion: '1',
    changes: [],
    files: [],
    commit: null,
  },
  files: {},
  acts: [],
}

test.each(['', '{"version": {"id": "b", "at', 'null', '[]'])(
  'a damaged version is as good as none: %o',
  async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'versions-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const versions = openDiskVersions(folder)
    expect(await versions.isEmpty()).toBe(true)
    await versions.write(stored)
    expect(await versions.isEmpty()).toBe(false)
    await writeFile(join(folder, '.studio/versions/b.json'), text)
    expect(await versions.read('b')).toBeNull()
    expect(await versions.list()).toEqual([stored])
  },
)

test('with a damaged version, the others are listed and the next one is published', async () => {
  const studio = await serveStudio()
  const publish = async (before: string, after: string) => {
    const act = actOf({ kind: 'set', file: 'quiz.yaml', place: ['steps', 'intro', 'title'], before, after })
    const { id, revision } = await studio.save(await studio.newDraft(), act)
    return studio.call('POST', `/drafts/${id}/publish`, { revision, editor: 'Ada', message: after })
  }
  expect((await publish('How have you been?', 'How are you?')).status).toBe(200)
  await writeFile(join(studio.folder, '.studio/versions/damaged.json'), '')
  expect((await publish('How are you?', 'Hello')).status).toBe(200)
  const versions = ['Hello', 'How are you?', 'Before the first publication'].map((message) => ({ message }))
  expect((await studio.call('GET', '/versions')).body).toMatchObject({ versions })
})
