/** Publications in a working copy of git, where git refuses or ignores something; and a first publication that failed. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { VersionList } from '#editing/studio-api.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { actOf, serveStudio } from '#testing/studio/serve-studio.ts'
import { title, rename, publish, quizIn, git, inGit, pictureOverALink } from '#testing/studio/publish-example.ts'

test('after a first publication that failed, the version before the first one has the files of the next try', async () => {
  const studio = await serveStudio()
  const { picture } = await pictureOverALink(studio)
  const failing = await studio.save(await studio.newDraft(), actOf(picture))
  expect((await publish(studio, failing)).status).toBe(422)
  expect((await studio.call('GET', '/versions')).body).toEqual({ versions: [] })
  await writeFile(join(studio.folder, 'quiz.yaml'), (await quizIn(studio.folder)).replace('Your result', 'The result'))
  const before = sha256Of(await readFile(join(studio.folder, 'quiz.yaml')))
  await publish(studio, await studio.save(await studio.newDraft(), rename(title, 'How are you?')))
  const versions = (await studio.call('GET', '/versions')).body as VersionList | null
  expect(versions?.versions.map(({ message }) => message)).toEqual(['Friendlier', 'Before the first publication'])
  const files = await studio.call('GET', `/versions/${versions?.versions[1]?.id}/files`)
  expect(files.body).toMatchObject({ files: { 'quiz.yaml': before } })
})

test('when a hook refuses the commit, the publication stands and the reason is told', async () => {
  const folder = await inGit()
  await mkdir(join(folder, '.git/hooks'), { recursive: true })
  await writeFile(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\necho "No commits today" >&2\nexit 1\n', {
    mode: 0o755,
  })
  const studio = await serveStudio(folder)
  const draft = await studio.save(await studio.newDraft(), rename(title, 'How are you?'))
  const published = await publish(studio, draft)
  expect(published).toMatchObject({ status: 200, body: { gitProblem: 'No commits today', version: { commit: null } } })
  expect(await quizIn(folder)).toContain('How are you?')
})

test('a picture that git ignores is published and not committed, which is told, and the other files are', async () => {
  const folder = await inGit()
  await writeFile(join(folder, '.gitignore'), 'uploads/\n')
  const studio = await serveStudio(folder)
  const { body } = await studio.call(
    'PUT',
    '/pictures?name=a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  const file = 'media/uploads/a.svg'
  const picture = { kind: 'picture', file, before: null, after: String(body?.['hash']) } as const
  const text = {
    kind: 'set',
    file: 'quiz.yaml',
    place: ['steps', 'intro', 'title'],
    before: title,
    after: 'Hello',
  } as const
  const both = await studio.save(await studio.newDraft(), actOf(picture, text))
  const published = await publish(studio, both)
  expect(published.body).toMatchObject({ gitProblem: expect.stringContaining(`ignores ${file}`) })
  expect(git(folder, 'show', '--name-only', '--format=')).toBe('quiz.yaml')
  const next = await publish(studio, await studio.save(await studio.newDraft(), rename('Hello', 'And now?')))
  expect(next.body).toMatchObject({ gitProblem: null })
})

test('what git has refused is committed with the next publication', async () => {
  const folder = await inGit()
  const hook = join(folder, '.git/hooks/pre-commit')
  await mkdir(join(folder, '.git/hooks'), { recursive: true })
  await writeFile(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const studio = await serveStudio(folder)
  const { body } = await studio.call(
    'PUT',
    '/pictures?name=a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  const picture = { kind: 'picture', file: 'media/a.svg', before: null, after: String(body?.['hash']) } as const
  await publish(studio, await studio.save(await studio.newDraft(), actOf(picture)))
  await rm(hook)
  const next = await publish(studio, await studio.save(await studio.newDraft(), rename(title, 'How are you?')))
  expect(next.body).toMatchObject({ gitProblem: null })
  expect(git(folder, 'show', '--name-only', '--format=').split('\n')).toEqual(['media/a.svg', 'quiz.yaml'])
})

test('a working copy whose owner has a name and no address gets its commits, too', async () => {
  // Ignores the git settings of the computer that runs the test.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = await inGit()
  git(folder, 'config', '--unset', 'user.email')
  git(folder, 'config', 'user.useConfigOnly', 'true')
  const studio = await serveStudio(folder)
  const draft = await studio.save(await studio.newDraft(), rename(title, 'How are you?'))
  expect((await publish(studio, draft)).body).toMatchObject({ gitProblem: null })
  expect(git(folder, 'log', '-1', '--format=%cn <%ce>')).toBe('Owner <studio@localhost>')
})

test('a publication that brings the files back to what is committed needs no commit', async () => {
  const folder = await inGit()
  const committed = git(folder, 'rev-parse', 'HEAD')
  await writeFile(join(folder, 'quiz.yaml'), (await quizIn(folder)).replace(title, 'How are you?'))
  const studio = await serveStudio(folder)
  const draft = await studio.save(await studio.newDraft(), rename('How are you?', title))
  expect(await publish(studio, draft)).toMatchObject({
    status: 200,
    body: { gitProblem: null, version: { commit: null } },
  })
  expect(git(folder, 'rev-parse', 'HEAD')).toBe(committed)
  expect(git(folder, 'status', '--porcelain')).toBe('')
})
