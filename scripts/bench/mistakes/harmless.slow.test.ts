import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileContent } from '#content/compile.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import { copyContent } from '#testing/content-copy.ts'
import { isLong, sampleOf } from '#testing/long.ts'
import { randomOf } from '#scripts/random-edits/random.mjs'
import { harmlessEdits } from './harmless.mjs'

it('reports none of the harmless edits that editors make', { timeout: 120_000 }, async () => {
  const folder = await copyContent()
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml')).sort()
  const sources = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
  const random = randomOf(7)
  const cache = createCompileCache()
  const reported: string[] = []
  let made = 0
  for (const { about, edit } of sampleOf(harmlessEdits, 3)) {
    const edits = edit(sources, random)
    if (!edits) continue
    made += 1
    for (const { file, text } of edits) await writeFile(join(folder, file), text)
    const { problems } = await compileContent(folder, { cache })
    for (const { file } of edits) await writeFile(join(folder, file), sources[file] ?? '')
    reported.push(...problems.map(({ file, line, message }) => `${about}: ${file}:${line} ${message}`))
  }
  expect(reported).toEqual([])
  expect(made).toBeGreaterThan(isLong ? 60 : 20)
})
