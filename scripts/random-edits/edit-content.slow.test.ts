import { expect, it } from 'vitest'
import { compileFiles } from '#content/compile-files.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { compilerInputs } from '#content/package-files.ts'
import { editContent } from './edit-content.mjs'

it('leaves a content that is good', { timeout: 180_000 }, async () => {
  const [folder, inputs, cache] = [await readFolder('content'), compilerInputs(), createCompileCache()]
  const yaml = folder.files.filter(({ path }) => path.endsWith('.yaml'))
  const problemsOf = (texts: Readonly<Record<string, string>>) => {
    const files = folder.files.map((file) => {
      const text = texts[file.path]
      return text === undefined ? file : { ...file, bytes: new TextEncoder().encode(text) }
    })
    return compileFiles({ ...folder, files }, inputs, cache).problems
  }

  const { edits, sources } = await editContent(
    Object.fromEntries(yaml.map(({ bytes, path }) => [path, new TextDecoder().decode(bytes)])),
    300,
    11,
    async (texts) => problemsOf(texts).length === 0,
  )

  expect(edits).toHaveLength(300)
  expect(problemsOf(sources)).toEqual([])
})
