import { describe, expect, it } from 'vitest'
import { compileFiles } from '#content/compile-files.ts'
import { compilerInputs } from '#content/package-files.ts'
import { readFolder } from './read-folder.ts'
import { createCompileCache } from './compile-cache.ts'
import type { ContentFolder } from './content-file.ts'

const inputs = compilerInputs()
const edited = (folder: ContentFolder, path: string, edit: (text: string) => string): ContentFolder => ({
  ...folder,
  files: folder.files.map((file) =>
    file.path === path
      ? { ...file, bytes: new TextEncoder().encode(edit(new TextDecoder().decode(file.bytes))) }
      : file,
  ),
})
const lineAbove = (text: string) => `# A remark\n${text}`
const lineBelow = (text: string) => `${text}# A remark\n`
/** Replaces an id, a reference or a word of a list, and the address of a page. */
const otherWords = (text: string) => text.replace(/: [a-z_]+$/m, ': wrong').replace(/route: .*$/m, 'route: /elsewhere')

describe.each([
  [
    'content',
    ['quiz/sections/hair-details.yaml', 'products/catalogue.yaml', 'pages/about.yaml', 'settings/brand.yaml'],
  ],
  ['examples/phq-9', ['quiz.yaml']],
])('what is remembered of %s', (name, paths) => {
  const folder = readFolder(name)
  let unedited: ReturnType<typeof compileFiles> | undefined

  it.each(paths)('changes nothing in what is found after edits of %s', async (path) => {
    const cache = createCompileCache()
    const original = await folder
    expect(original.files.map((file) => file.path)).toContain(path)
    for (const edit of [String, lineAbove, otherWords, String]) {
      const now = edited(original, path, edit)
      const { content, problems } = compileFiles(now, inputs, cache)
      const fresh = edit === String ? (unedited ??= compileFiles(now, inputs)) : compileFiles(now, inputs)
      expect(problems).toEqual(fresh.problems)
      expect(content).toEqual(fresh.content)
    }
  })
})

it('after an edit of one file, what comes from the others is the same objects', async () => {
  const cache = createCompileCache()
  const folder = await readFolder('content')
  const before = compileFiles(folder, inputs, cache).content
  const { content } = compileFiles(edited(folder, 'quiz/sections/hair-details.yaml', lineBelow), inputs, cache)
  expect(before).not.toBeNull()
  for (const name of ['quiz', 'scores', 'catalogue', 'ingredients', 'brand', 'messages'] as const)
    expect(content?.[name], name).toBe(before?.[name])
  expect(content?.sections.filter((section, index) => section !== before?.sections[index]).length).toBe(1)
})
