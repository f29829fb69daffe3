import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { copyContent, replacing, type Edits } from '#testing/content-copy.ts'
import { compileFiles } from './compile-files.ts'
import { fixContent } from './fix-content.ts'
import { createCompileCache } from './folder/compile-cache.ts'
import type { ContentFolder } from './folder/content-file.ts'
import { readFolder } from './folder/read-folder.ts'
import { compilerInputs } from './package-files.ts'

const plants = { over: 'src/testing/content' }
const tips = 'analysis/tips.yaml'
const light = 'quiz/sections/light.yaml'

const fixed = async (edits: Edits) => {
  const folder = await copyContent(edits, plants)
  const compile = (read: ContentFolder) => compileFiles(read, compilerInputs(), cache)
  const cache = createCompileCache()
  const { changed, applied, problems } = fixContent(await readFolder(folder), compile)
  const text = (path: string) => new TextDecoder().decode(changed.find((file) => file.path === path)?.bytes)
  return { text, titles: applied.map(({ fix }) => fix.title), problems, changed }
}
const original = (path: string) => readFile(`src/testing/content/${path}`, 'utf8')

describe('fixes', () => {
  it.each<[string, string, (text: string) => string, string]>([
    ['a mistyped id', tips, replacing('badge: leaves', 'badge: leafs'), 'Change “leafs” to “leaves”'],
    ['curved quotes', tips, replacing('badge: leaves', 'badge: “leaves”'), 'Change ““leaves”” to “leaves”'],
    [
      'an invisible letter',
      tips,
      replacing('badge: leaves', 'badge: lea\u200Bves'),
      'Change “lea\u200Bves” to “leaves”',
    ],
    ['a mistyped key', tips, replacing('badge: leaves', 'bagde: leaves'), 'Change “bagde” to “badge”'],
    [
      'another schema in the first line',
      tips,
      replacing('/tips.schema', '/quiz.schema'),
      'Name the schema of this file',
    ],
    [
      'an exclusive option above others',
      light,
      (text) => text.replace(/(\n +- \{id: when_dry.*)(\n +- \{id: never.*)/, '$2$1'),
      'Move this option to the end of the list',
    ],
    ['a label instead of an id', tips, replacing('badge: leaves', 'badge: Leaves'), 'Change “Leaves” to “leaves”'],
    [
      'a line that is there twice',
      tips,
      replacing('    badge: leaves\n', '    badge: leaves\n    badge: leaves\n'),
      'Remove the line that is there twice',
    ],
    ['a mistyped value', tips, replacing('evidence: custom', 'evidence: costum'), 'Change “costum” to “custom”'],
    ['a link', 'settings/consent.yaml', replacing('to: /privacy', 'to: /privcay'), 'Change “/privcay” to “/privacy”'],
    [
      'the name of a picture',
      'products/catalogue.yaml',
      replacing('products/default.svg', 'products/defualt.svg'),
      'Change “products/defualt.svg” to “products/default.svg”',
    ],
    ['quotes around a number', tips, replacing('priority: 1', 'priority: "1"'), 'Write 1'],
    ['a bare No', 'quiz/sections/pests.yaml', replacing('label: "No"', 'label: No'), 'Put quotes around “No”'],
    ['a tab', tips, (text) => text.replace(/\n {2}(?=[a-z-])/, '\n\t'), 'Indent with spaces'],
  ])('corrects %s', async (_, path, edit, title) => {
    const { text, titles, problems } = await fixed({ [path]: edit })
    expect(titles).toContain(title)
    expect(text(path)).toBe(await original(path))
    expect(problems).toEqual([])
  })

  it('add a missing setting that can have one value only', async () => {
    const { titles, problems } = await fixed({
      'quiz/sections/pests.yaml': replacing('    type: question\n    choice: input', '    choice: input'),
    })
    expect(titles).toEqual(['Add type: question'])
    expect(problems).toEqual([])
  })

  it('move “Prefer not to say” to the end', async () => {
    const declining = '      - {id: not_said, label: Prefer not to say, no_answer: true}\n'
    const { text, titles, problems } = await fixed({
      [light]: replacing('      - {id: sunday', `${declining}      - {id: sunday`),
    })
    expect(titles).toEqual(['Move this option to the end of the list'])
    expect(text(light)).toContain(`exclusive: true}\n${declining}`)
    expect(problems).toEqual([])
  })

  it('shows what a first mistake hid, and corrects it too', async () => {
    const edit = (text: string) => text.replace('badge: leaves', 'badge: leafs').replace('badge:', 'bagde:')
    const { text, problems } = await fixed({ [tips]: edit })
    expect(text(tips)).toBe(await original(tips))
    expect(problems).toEqual([])
  })

  it('changes nothing when it is not certain what was meant', async () => {
    const { changed, problems } = await fixed({ [tips]: replacing('badge: leaves', 'badge: fruits_and_nuts') })
    expect(problems).toHaveLength(1)
    expect(changed).toEqual([])
  })

  it('keeps Windows line endings', async () => {
    const windows = (text: string) => text.replace('badge: leaves', 'badge: leafs').replaceAll('\n', '\r\n')
    const { text } = await fixed({ [tips]: windows })
    expect(text(tips)).toBe((await original(tips)).replaceAll('\n', '\r\n'))
  })
})
