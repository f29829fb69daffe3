import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeAtomically } from './write-atomically.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atomic-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a file is replaced as a whole, and only its owner can read it', async () => {
  const path = join(folder, 'a.json')
  await writeAtomically(path, 'a longer text')
  chmodSync(path, 0o644)
  await writeAtomically(path, 'text')
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, readdirSync(folder)]).toEqual([
    'text',
    0o600,
    ['a.json'],
  ])
})

test('what could not be put in its place is not left aside', async () => {
  mkdirSync(join(folder, 'taken/by-a-folder'), { recursive: true })
  await expect(writeAtomically(join(folder, 'taken'), 'text')).rejects.toThrow('rename')
  expect(readdirSync(folder)).toEqual(['taken'])
})
