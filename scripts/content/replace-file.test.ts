import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from './replace-file.mjs'

test('a link stays a link, and the file that it leads to is replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replace-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [file, link] = [join(folder, 'shared.yaml'), join(folder, 'quiz.yaml')]
  writeFileSync(file, 'old')
  symlinkSync('shared.yaml', link)
  await replaceFile(link, 'new')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('new')
  await replaceFile(join(folder, 'made.yaml'), 'made')
  expect(readFileSync(join(folder, 'made.yaml'), 'utf8')).toBe('made')
})
