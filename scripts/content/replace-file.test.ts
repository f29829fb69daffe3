import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from './replace-file.mjs'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'replace-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a link stays a link, and the file that it leads to is replaced', async () => {
  const folder = newFolder()
  const [file, link] = [join(folder, 'shared.yaml'), join(folder, 'quiz.yaml')]
  writeFileSync(file, 'old')
  symlinkSync('shared.yaml', link)
  await replaceFile(link, 'new')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('new')
  await replaceFile(join(folder, 'made.yaml'), 'made')
  expect(readFileSync(join(folder, 'made.yaml'), 'utf8')).toBe('made')
})

test('who may read and write the file stays the same', async () => {
  const file = join(newFolder(), 'quiz.yaml')
  writeFileSync(file, 'old')
  chmodSync(file, 0o660)
  await replaceFile(file, 'new')
  expect(statSync(file).mode & 0o777).toBe(0o660)
})

test('a file that cannot be replaced leaves nothing beside it', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'quiz.yaml'))
  await expect(replaceFile(join(folder, 'quiz.yaml'), 'new')).rejects.toThrow(/quiz\.yaml/)
  expect(readdirSync(folder)).toEqual(['quiz.yaml'])
})
