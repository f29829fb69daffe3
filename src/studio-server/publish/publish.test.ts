import { chmod, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Draft } from '#editing/draft.ts'
import type { Published, Version, VersionList } from '#editing/studio-api.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { actOf, copyExample, serveStudio } from '#testing/studio/serve-studio.ts'
import { title, rename, publish, quizIn, git, inGit, pictureOverALink } from '#testing/studio/publish-example.ts'

const versionIn = ({ body }: { readonly body: unknown }): Version => (body as Published).version

test('a published change is one line of the file, and the draft ends without changes on the new base', async () => {
  const studio = await serveStudio()
  await chmod(join(studio.folder, 'quiz.yaml'), 0o640)
  const before = await quizIn(studio.folder)
  const draft = await studio.save(await studio.newDraft(), rename(title, 'How are you?'))
  const published = await publish(studio, draft)
  expect(published.status).toBe(200)
  expect(await quizIn(studio.folder)).toBe(before.replace(title, 'How are you?'))
  expect((await stat(join(studio.folder, 'quiz.yaml'))).mode & 0o777).toBe(0o640)
  const version = versionIn(published)
  expect(version).toMatchObject({ by: 'Ada', message: 'Friendlier', commit: null })
  expect(version.changes).toEqual([expect.stringContaining('How are you?')])
  expect(version.files).toEqual([
    { path: 'quiz.yaml', before: draft.base['quiz.yaml'], after: expect.any(String) as string },
  ])
  const first = { message: 'Before the first publication', files: [] }
  const { body } = await studio.call('GET', '/versions')
  expect(body).toMatchObject({ versions: [version, first] })
  const { at, id: beginning } = (body as VersionList | null)?.versions[1] ?? { at: '', id: '' }
  expect(Date.parse(version.at) - Date.parse(at)).toBe(1)
  const hashes = { 'quiz.yaml': version.files[0]?.after }
  expect((await studio.call('GET', `/versions/${version.id}/files`)).body).toMatchObject({ files: hashes })
  expect((await studio.call('GET', '/versions/none/files')).status).toBe(404)
  const restored = (await studio.call('POST', `/versions/${beginning}/restore`)).body as unknown as Draft
  expect(restored.acts[0]?.operations).toMatchObject([{ kind: 'file', file: 'quiz.yaml', after: before }])
  expect((await studio.call('GET', `/drafts/${draft.id}`)).body).toMatchObject({
    revision: draft.revision + 1,
    acts: [],
    done: 0,
    base: { 'quiz.yaml': version.files[0]?.after },
  })
  expect(await readdir(join(studio.folder, '.studio/publish'))).toEqual(['last'])
})

test('acts that were undone are not published', async () => {
  const studio = await serveStudio()
  const before = await quizIn(studio.folder)
  const draft = await studio.save(await studio.newDraft(), rename(title, 'A'), rename('A', 'B'))
  const undone = { ...draft, keep: 2, acts: [], done: 1 }
  const { body } = await studio.call('PUT', `/drafts/${draft.id}/log`, undone)
  await publish(studio, { ...draft, revision: Number(body?.['revision']) })
  expect(await quizIn(studio.folder)).toBe(before.replace(title, 'A'))
})

test('of a draft that does not say what it was made on, a change in the same place on the disk is a conflict', async () => {
  const studio = await serveStudio()
  const draft = await studio.save({ ...(await studio.newDraft()), base: {} }, rename(title, 'How are you?'))
  const elsewhere = (await quizIn(studio.folder)).replace('Your result', 'The result')
  await writeFile(join(studio.folder, 'quiz.yaml'), elsewhere.replace(title, 'Hello'))
  const refused = await publish(studio, draft)
  expect(refused).toMatchObject({ status: 409, body: { reason: 'conflict', conflicts: [expect.any(String)] } })
  expect(await quizIn(studio.folder)).toBe(elsewhere.replace(title, 'Hello'))
  await writeFile(join(studio.folder, 'quiz.yaml'), elsewhere)
  expect((await publish(studio, draft)).status).toBe(200)
  expect(await quizIn(studio.folder)).toBe(elsewhere.replace(title, 'How are you?'))
})

test('a draft with errors is refused with the problems, and one that was saved elsewhere with the stored draft', async () => {
  const studio = await serveStudio()
  const before = await quizIn(studio.folder)
  const draft = await studio.save(await studio.newDraft(), rename(title, ''))
  const problems = [expect.objectContaining({ severity: 'error', file: 'phq-9/quiz.yaml' })]
  expect(await publish(studio, draft)).toMatchObject({ status: 422, body: { reason: 'problems', problems } })
  const stale = await publish(studio, { ...draft, revision: 0 })
  expect(stale).toMatchObject({ status: 409, body: { reason: 'stale', stored: draft } })
  expect(await quizIn(studio.folder)).toBe(before)
  expect((await studio.call('GET', '/versions')).body).toEqual({ versions: [] })
})

test('pictures and new files are published from what is stored, and a version brings all of it back', async () => {
  const studio = await serveStudio(await copyExample('product-finder'))
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>')
  const { body } = await studio.call('PUT', '/pictures?name=icon.svg', svg)
  const after = String(body?.['hash'])
  const file = 'media/brand/icon.svg'
  const first = await studio.save(await studio.newDraft(), actOf({ kind: 'picture', file, before: null, after }))
  const one = versionIn(await publish(studio, first))
  expect(one.files).toEqual([{ path: file, before: null, after }])
  const second = await studio.save(
    await studio.newDraft(),
    actOf({ kind: 'picture', file, before: after, after: null }),
  )
  expect((await publish(studio, second)).status).toBe(200)
  await expect(stat(join(studio.folder, file))).rejects.toThrow('ENOENT')
  const restored = await studio.call('POST', `/versions/${one.id}/restore`)
  expect(restored.body).toMatchObject({
    acts: [{ operations: [{ kind: 'picture', file, before: null, after }] }],
    done: 1,
  })
  expect((await publish(studio, restored.body as unknown as typeof first)).status).toBe(200)
  expect(String(await readFile(join(studio.folder, file)))).toContain('M0 0h4')
  expect(await studio.call('POST', `/versions/${one.id}/restore`)).toMatchObject({
    status: 409,
    body: { message: 'The files are those of this version already.' },
  })
})

test('nothing is written through a link that leads out of the folder', async () => {
  const studio = await serveStudio()
  const { outside, picture } = await pictureOverALink(studio)
  const draft = await studio.save(await studio.newDraft(), actOf(picture))
  expect(await publish(studio, draft)).toMatchObject({
    status: 422,
    body: { message: '“media/a.svg” is a link to another place. The studio changes only files of the content folder.' },
  })
  expect(await readdir(outside)).toEqual(['quiz.yaml'])
})

test('in a working copy exactly the published files are committed, in the name of the editor', async () => {
  const folder = await inGit()
  const studio = await serveStudio(folder)
  await writeFile(join(folder, 'notes.txt'), 'two\n')
  git(folder, 'add', 'notes.txt')
  const draft = await studio.save(await studio.newDraft(), rename(title, 'How are you?'))
  const published = await publish(studio, draft)
  expect(published.body).toMatchObject({ gitProblem: null })
  expect(versionIn(published).commit).toBe(git(folder, 'rev-parse', 'HEAD'))
  expect(git(folder, 'log', '-1', '--format=%an|%s')).toBe('Ada|Friendlier')
  expect(git(folder, 'show', '--name-only', '--format=')).toBe('quiz.yaml')
  expect(git(folder, 'status', '--porcelain')).toBe('M  notes.txt')
})

test('a draft that was made on other files is not published before it is moved to them, for which they are kept', async () => {
  const studio = await serveStudio()
  const before = await quizIn(studio.folder)
  const draft = await studio.save(await studio.newDraft(), rename(title, 'How are you?'))
  const after = before.replace('Your result', 'The result')
  await writeFile(join(studio.folder, 'quiz.yaml'), after)
  expect(await publish(studio, draft)).toMatchObject({ status: 409, body: { reason: 'behind' } })
  const { base } = draft
  expect((await studio.call('POST', '/base-files', { base })).body).toMatchObject({
    files: [{ path: 'quiz.yaml', text: before, hash: base['quiz.yaml'], data: { id: 'phq-9' } }],
  })
  const moved = await studio.save({ ...draft, base: { 'quiz.yaml': sha256Of(Buffer.from(after)) } })
  expect((await publish(studio, moved)).status).toBe(200)
})
