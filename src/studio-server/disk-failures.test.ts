import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintOf } from '#scripts/build/files.mjs'
import { actOf, copyExample, serveStudio } from '#testing/studio/serve-studio.ts'
import { buildStudioApp } from './app.ts'
import { openStudioFolder } from './folder/studio-folder.ts'
import { listenOnLoopback } from './http/listen.ts'
import { createLive } from './live/live.ts'
import { openDiskVersions } from './publish/version-store.ts'
import { openDiskDrafts } from './store/disk-drafts.ts'
import type { DraftStore } from './store/draft-store.ts'
import { appendLine } from './store/durable-files.ts'
import { openDiskObjects } from './store/objects.ts'

test.runIf(existsSync('/dev/full'))('a line that does not fit on the disk is reported as not stored', async () => {
  await expect(appendLine('/dev/full', 'a line')).rejects.toThrow('ENOSPC')
})

test.each([
  ['ENOSPC', 'The disk is full. Free some space.'],
  ['EROFS', 'The content folder can only be read. Make it writable.'],
  ['EACCES', 'This user may not write to the content folder. Allow it, or start the studio as another user.'],
])(
  'after %s a save says why it failed and what to do, and what was stored stays and can be saved to',
  async (code, reason) => {
    const folder = await copyExample()
    const now = () => new Date()
    const disk = openDiskDrafts(folder, now)
    let isFailing = true
    const drafts: DraftStore = {
      ...disk,
      save: async (id, log) => {
        if (isFailing) throw Object.assign(new Error(code), { code })
        return disk.save(id, log)
      },
    }
    const app = await buildStudioApp({
      folder: openStudioFolder(folder),
      drafts,
      now,
      live: createLive(now),
      siteFolder: folder,
      objects: openDiskObjects(folder),
      versions: openDiskVersions(folder),
      watch: { expect: () => () => undefined, stop: () => undefined },
    })
    onTestFinished(() => app.close())
    const draft = await disk.create({ name: 'Spring', base: {}, acts: [] })
    const act = actOf({ kind: 'set', file: 'quiz.yaml', place: ['id'], before: 'a', after: 'b' })
    const save = () =>
      app.inject({
        method: 'PUT',
        url: `/studio/api/drafts/${draft.id}/log`,
        headers: { host: 'localhost' },
        payload: { ...draft, keep: 0, acts: [act], done: 1 },
      })
    const failed = await save()
    expect([failed.statusCode, failed.json<{ message: string }>().message]).toEqual([507, reason])
    expect((await disk.read(draft.id))?.draft).toEqual(draft)
    isFailing = false
    expect((await save()).json()).toEqual({ revision: 1 })
  },
)

test('a port in use is named, with the command for another one', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  await expect(listenOnLoopback(fastify(), port)).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm run studio`,
  )
})

test('drafts make no build stale', async () => {
  const studio = await serveStudio()
  const before = fingerprintOf([studio.folder])
  await studio.newDraft()
  expect(fingerprintOf([studio.folder])).toBe(before)
  const empty = await mkdtemp(join(tmpdir(), 'studio-'))
  onTestFinished(() => rm(empty, { recursive: true, force: true }))
  expect(fingerprintOf([empty])).not.toBe(before)
})
