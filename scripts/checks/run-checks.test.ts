import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentsIn } from './run-checks.mjs'

test('the quizzes of editors are known by their quiz file, so that their format is not checked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'checks-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const path of ['my-quiz', 'garden/quiz', 'src/quiz']) await mkdir(join(folder, path), { recursive: true })
  for (const path of ['my-quiz/quiz.yaml', 'garden/quiz/quiz.yaml', 'src/quiz/quiz.ts'])
    await writeFile(join(folder, path), '')
  expect(contentsIn(folder).sort()).toEqual(['garden', 'my-quiz'])
})
