import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { compileFiles } from '#content/compile-files.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { compilerInputs } from '#content/package-files.ts'
import type { Act } from '#editing/operation.ts'
import { replay } from '#editing/replay/replay.ts'
import { addQuestionsStep } from './add-questions-step.ts'

const read = async (folder: string) => {
  const { files } = await readFolder(folder)
  const yaml = files.filter(({ path }) => path.endsWith('.yaml'))
  const texts = new Map(yaml.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]))
  return { files, texts, data: new Map([...texts].map(([path, text]) => [path, parse(text) as unknown])) }
}

it.each(['content', 'examples/phq-9', 'examples/product-finder'])(
  'a new step of %s waits only for the title of its question, and for options',
  async (folder) => {
    const { data, files, texts } = await read(folder)
    const named = [...texts].map(([path, text]) => ({ path, text }))
    const { operations, question, title } = addQuestionsStep({ data, files: named }, 'At night')
    const act: Act = { id: '1', at: '2026-11-22T12:00:00Z', by: 'Ada', title, operations }
    const written = replay(texts, [act]).texts
    const isInFile = question.file === 'quiz.yaml'
    const encoder = new TextEncoder()
    const { problems } = compileFiles(
      {
        name: 'content',
        files: [
          ...files.filter(({ path }) => !written.has(path)),
          ...[...written].map(([path, text]) => ({ path, name: `content/${path}`, bytes: encoder.encode(text) })),
        ],
      },
      compilerInputs(),
    )
    const section = isInFile ? '/sections/1' : ''
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(new Set(errors.map(({ file, path }) => `${file}${path}`))).toEqual(
      new Set(
        ['title', 'options', 'options/0/label'].map((name) => `content/${question.file}${section}/questions/0/${name}`),
      ),
    )
  },
)

it('comes after the step that was chosen, else before the analysis, with the tab of the step before it', async () => {
  const { data, texts: all } = await read('content')
  const texts = [...all].map(([path, text]) => ({ path, text }))
  const stepOf = (act: ReturnType<typeof addQuestionsStep>) => act.operations.at(-1)
  expect(stepOf(addQuestionsStep({ data, files: texts }, 'At night', 'goals'))).toMatchObject({
    kind: 'insert',
    follows: 'goals',
    entry: { id: 'at_night', kind: 'questions', title: 'At night', tab: 'hair_details', section: 'at_night' },
  })
  expect(stepOf(addQuestionsStep({ data, files: texts }, 'At night'))).toMatchObject({ follows: 'about_you' })
})

it('has another question than the one that waits for its title elsewhere', async () => {
  const { data, texts: all } = await read('content')
  const texts = [...all].map(([path, text]) => ({ path, text }))
  const waiting = new Map(data).set('quiz/sections/other.yaml', { id: 'other', questions: [{ id: 'unnamed' }] })
  expect(addQuestionsStep({ data: waiting, files: texts }, 'At night').question.place.at(-1)).toBe('unnamed_2')
})

it('has a file that no other section has, whatever that is called', async () => {
  const { data, texts: all } = await read('content')
  const texts = [...all].map(([path, text]) => ({ path, text }))
  const [first, second] = ['quiz/sections/at-night.yaml', 'quiz/sections/At-Night-2.yaml']
  const taken = new Map(data).set(first, { id: 'dusk', questions: [] }).set(second, { id: 'dawn', questions: [] })
  const { operations, question } = addQuestionsStep({ data: taken, files: texts }, 'At night')
  const file = 'quiz/sections/at-night-3.yaml'
  expect(operations[0]).toMatchObject({ kind: 'file', file, before: null })
  expect(operations[1]).toMatchObject({ kind: 'set', file, place: ['id'], after: 'at_night' })
  expect(question.file).toBe(file)
})
