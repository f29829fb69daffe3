import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStudioFolder } from '#studio-server/folder/studio-folder.ts'
import { openDiskDrafts } from '#studio-server/store/disk-drafts.ts'
import { openDiskObjects } from '#studio-server/store/objects.ts'
import { git, inGit, rename, title } from '#testing/studio/publish-example.ts'
import { copyExample } from '#testing/studio/serve-studio.ts'
import { finishCommittedPublication, publishDraft, type Publisher } from './publish.ts'
import { openDiskVersions } from './version-store.ts'

const request = { revision: 0, editor: 'Ada', message: 'Friendlier' }
const now = () => new Date()

/** A publisher with a draft that has a change. */
const publishing = async (folder: string) => {
  const publisher: Publisher = {
    folder: openStudioFolder(folder),
    now,
    drafts: openDiskDrafts(folder, now),
    objects: openDiskObjects(folder),
    versions: openDiskVersions(folder),
  }
  const act = rename(title, 'How are you?')
  return { act, publisher, draft: await publisher.drafts.create({ name: 'Spring', base: {}, acts: [act] }) }
}

test('what is saved while the publication ends stays in the draft', async () => {
  const folder = await copyExample()
  const { draft, publisher } = await publishing(folder)
  const { drafts } = publisher
  const later = rename('How are you?', 'Hello')
  const published: typeof drafts.published = async (...given) => {
    expect(await drafts.save(draft.id, { ...draft, keep: 1, acts: [later], done: 2 })).toMatchObject({ ok: true })
    await drafts.published(...given)
  }
  const result = await publishDraft({ ...publisher, drafts: { ...drafts, published } }, draft.id, request)
  expect(result).toMatchObject({ ok: true, isFinished: true })
  expect(await readFile(join(folder, 'quiz.yaml'), 'utf8')).toContain('How are you?')
  expect(await drafts.read(draft.id)).toMatchObject({ draft: { acts: [later], done: 1 }, endedAt: null })
})

test.each(['versions.write', 'drafts.published'])(
  'when the disk is full after the files are published (%s), it is told as published, and what is left is done later',
  async (failing) => {
    const folder = await inGit()
    const { draft, publisher } = await publishing(folder)
    const full = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const { drafts, versions } = publisher
    // The first version that is written is that of the files before the first publication.
    const write: typeof versions.write = async (stored) =>
      stored.version.message === request.message ? full() : versions.write(stored)
    const onFullDisk: Publisher =
      failing === 'versions.write'
        ? { ...publisher, versions: { ...versions, write } }
        : { ...publisher, drafts: { ...drafts, published: full } }
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => told.mockRestore())
    const result = await publishDraft(onFullDisk, draft.id, request)
    expect(result).toMatchObject({ ok: true, version: { message: 'Friendlier' }, gitProblem: null, isFinished: false })
    expect(told).toHaveBeenCalledOnce()
    const read = await publisher.folder.readFiles()
    expect(read.files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual([
      expect.stringContaining('How are you?'),
    ])

    // The next start.
    await finishCommittedPublication(publisher)
    expect(git(folder, 'status', '--porcelain')).toBe('')
    expect(git(folder, 'log', '-1', '--format=%an|%s')).toBe('Ada|Friendlier')
    expect((await versions.list())[0]?.version).toMatchObject({ commit: git(folder, 'rev-parse', 'HEAD') })
    expect(await drafts.read(draft.id)).toMatchObject({ draft: { acts: [] }, endedAt: expect.any(String) as string })
  },
)

test('a publication whose end was cut off keeps its commit, and is not committed again', async () => {
  const folder = await inGit()
  const { draft, publisher } = await publishing(folder)
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => told.mockRestore())
  // The last thing that is written when all is done.
  const last = join(folder, '.studio/publish/last')
  await mkdir(last, { recursive: true })
  const result = await publishDraft(publisher, draft.id, request)
  const commit = git(folder, 'rev-parse', 'HEAD')
  expect(result).toMatchObject({ ok: true, version: { commit }, isFinished: false })
  expect(told).toHaveBeenCalledOnce()
  await rm(last, { recursive: true })
  await finishCommittedPublication(publisher)
  expect(git(folder, 'rev-parse', 'HEAD')).toBe(commit)
  expect((await publisher.versions.list())[0]?.version).toMatchObject({ message: 'Friendlier', commit })
})
