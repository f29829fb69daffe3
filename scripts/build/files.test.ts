import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintOf } from './files.mjs'

/** Whether the fingerprint of a source folder of this name changes when the contents of the file change. */
const isFollowed = (folder: string, path: string): boolean => {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [source, file] = [join(root, folder), join(root, folder, path)]
  const fingerprintWith = (text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return fingerprintOf([source])
  }
  return fingerprintWith('before') !== fingerprintWith('after')
}

test.each([
  ['src', 'server/main.ts', true],
  ['src', 'server/main.test.ts', false],
  ['src', 'components/button.stories.tsx', false],
  ['src', 'testing/make-submission.ts', false],
  ['content', 'media/logo.svg', true],
  ['content', 'media/testing/patch-test.svg', true],
  ['content', '.drafts/quiz.yaml', false],
])('in %s, a change of %s makes a build stale: %s', (folder, path, expected) => {
  expect(isFollowed(folder, path)).toBe(expected)
})
