import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFolder } from './read-folder.ts'

/** A folder with one file, beside one that is no part of it. */
const folders = async () => {
  const above = await mkdtemp(join(tmpdir(), 'read-folder-'))
  onTestFinished(() => rm(above, { recursive: true, force: true }))
  const [folder, beside] = [join(above, 'content'), join(above, 'beside')]
  await mkdir(join(folder, 'quiz'), { recursive: true })
  await mkdir(beside)
  await writeFile(join(folder, 'quiz/quiz.yaml'), 'id: one')
  await writeFile(join(beside, 'tips.yaml'), 'tips: []')
  return { above, folder, beside }
}
const pathsOf = async (folder: string): Promise<readonly string[]> =>
  (await readFolder(folder)).files.map(({ path }) => path)

test('a link to a folder › what is in it is read', async () => {
  const { beside, folder } = await folders()
  await symlink(beside, join(folder, 'analysis'))
  expect(await pathsOf(folder)).toEqual(['analysis/tips.yaml', 'quiz/quiz.yaml'])
})

test('a link in media to a folder › what is in it is read', async () => {
  const { beside, folder } = await folders()
  await mkdir(join(folder, 'media'))
  await symlink(beside, join(folder, 'media/drawings'))
  expect(await pathsOf(folder)).toContain('media/drawings/tips.yaml')
})

test('links that lead back, to themselves or nowhere › each file is read once', async () => {
  const { above, beside, folder } = await folders()
  await symlink(folder, join(folder, 'quiz/again'))
  await symlink(join(folder, 'quiz'), join(folder, 'quiz/itself'))
  await symlink(above, join(folder, 'above'))
  await symlink('itself', join(folder, 'itself'))
  await symlink('nowhere', join(folder, 'nowhere'))
  await symlink(beside, join(beside, 'again'))
  await symlink(beside, join(folder, 'tips'))
  expect(await pathsOf(folder)).toEqual(['quiz/quiz.yaml', 'tips/tips.yaml'])
})

test('a folder in it that cannot be read › the message names it', async () => {
  const { folder } = await folders()
  const locked = join(folder, 'quiz')
  await chmod(locked, 0o000)
  // Root, who runs tests in containers, can read everything, so the test becomes another user.
  const isRoot = process.geteuid?.() === 0
  await chmod(folder, 0o755)
  await chmod(join(folder, '..'), 0o755)
  if (isRoot) process.seteuid?.(65_534)
  const read = await readFolder(folder).catch((error: unknown) => error)
  if (isRoot) process.seteuid?.(0)
  await chmod(locked, 0o755)
  expect(read).toMatchObject({
    code: 'EACCES',
    message: `The folder ${locked} cannot be read (EACCES). Allow the user who runs this command to read it.`,
  })
})

test('no folder › the message says so', async () => {
  const { above, beside } = await folders()
  const missing = { code: 'ENOENT', message: expect.stringMatching(/^There is no content folder at/) }
  await expect(readFolder(join(above, 'nowhere'))).rejects.toMatchObject(missing)
  await expect(readFolder(join(beside, 'tips.yaml'))).rejects.toMatchObject(missing)
})
