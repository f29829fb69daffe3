import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimFolder, isUnfinished } from './archive-folder.ts'

const print = () => undefined

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a backup that fails before it has written anything leaves no folder', async () => {
  const folder = join(temporary(), 'new')
  const claimed = await claimFolder(folder, print)
  expect(isUnfinished(folder)).toBe(true)
  await claimed.release()
  expect(existsSync(folder)).toBe(false)
})

test('a folder that was there stays, and is empty again', async () => {
  const folder = temporary()
  await (await claimFolder(folder, print)).release()
  expect(readdirSync(folder)).toEqual([])
})

test('what was written stays, marked as unfinished, for the next backup to replace', async () => {
  const folder = join(temporary(), 'new')
  const claimed = await claimFolder(folder, print)
  mkdirSync(join(folder, 'rows'))
  await claimed.release()
  expect(readdirSync(folder).sort()).toEqual(['rows', 'unfinished'])
})

test('a file in the way is named, with what to do', async () => {
  const file = join(temporary(), 'file')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'below')])
    await expect(claimFolder(folder, print)).rejects.toThrow(
      `${folder} is a file, or in one. Name a folder that does not exist yet.`,
    )
})
