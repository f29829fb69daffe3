import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'make-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a folder is made with those above it, for its owner only, and once', () => {
  const folder = join(temporary(), 'above', 'new')
  expect([makeFolder(folder), makeFolder(folder)]).toEqual([true, false])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a file in the way is an error', () => {
  const file = join(temporary(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow(expect.objectContaining({ code: 'EEXIST' }))
  expect(() => makeFolder(join(file, 'below'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
})

test.runIf(existsSync('/proc/self'))('a file system that makes no folders is an error, and not waited for', () => {
  for (const folder of ['/proc/new', '/proc/above/new'])
    expect(() => makeFolder(folder)).toThrow(expect.objectContaining({ code: 'ENOENT' }))
})
