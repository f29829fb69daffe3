import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packageDefaults, packageSchemas } from '#content/package-files.ts'
import { compileContent } from '#content/compile.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { handleRequest, type WorkerState } from './handle-request.ts'
import { folderCompiler } from './compile-folder.ts'
import { filesWithActs, type FilesWithActs } from './files-with-acts.ts'
import type { Source } from './messages.ts'
import { withReasons } from './with-reasons.ts'

const sourceOf = (folder: string): Source => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return {
    folder,
    files: paths
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }))
      .map((file) => ({ ...file, data: parse(file.text) as unknown })),
    pictures: paths.filter((path) => path.startsWith('media/') && path.includes('.')),
  }
}
const defaults = {
  files: packageDefaults()
    .filter(({ path }) => !path.startsWith('media/'))
    .map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) })),
  pictures: packageDefaults().flatMap(({ path }) => (path.startsWith('media/') ? [path] : [])),
}
const act = (...operations: readonly Operation[]): Act => ({
  id: 'a',
  at: '',
  by: 'Ama',
  title: 'Change the tag line',
  operations,
})
const tagline = (before: unknown, after: unknown): Operation => ({
  kind: 'set',
  file: 'quiz.yaml',
  place: ['site', 'tagline'],
  before,
  after,
})
const folder = 'examples/phq-9'
const source = sourceOf(folder)
const after = (...acts: readonly Act[]) => filesWithActs(source)(acts)
const compile = folderCompiler(packageSchemas(), defaults)

describe('what the worker compiles', () => {
  it.each([folder, 'content'])('is the same as on the server: %s', async (name) => {
    const here = folderCompiler(packageSchemas(), defaults)(name, filesWithActs(sourceOf(name))([]))
    const there = await compileContent(name)
    expect(here.content).toEqual(there.content)
    expect(here.problems).toEqual(there.problems)
  })

  it('has the acts of the draft in it, and is valid again after a correction', () => {
    const first = act(tagline('Nine questions about the last two weeks', 3))
    const broken = after(first)
    expect(compile(folder, broken).content).toBeNull()
    expect(compile(folder, broken).problems.map(({ path }) => path)).toContain('/site/tagline')
    const correct = after(first, { ...act(tagline(3, 'Nine questions')), id: 'b' })
    expect(compile(folder, correct).content?.site.tagline).toBe('Nine questions')
  })

  it('is valid in all but the reason and the rating when only those of a rule are missing', () => {
    const entry = { question: '5', answer: 'type_4c', points: 3, evidence: '', because: '' }
    const list = ['scores', 'sebum_oil', 'rules']
    const rule: Operation = { kind: 'insert', file: 'analysis/scores.yaml', list, entry, index: 0, follows: null }
    const files = filesWithActs(sourceOf('content'))([act(rule)])
    const compileHere = folderCompiler(packageSchemas(), defaults)
    expect(compileHere('content', files).content).toBeNull()
    const { content } = compileHere('content', { ...files, after: withReasons(files.after) })
    expect(content?.scores?.scores.find(({ id }) => id === 'sebum_oil')?.rules?.[0]).toMatchObject({ points: 3 })
  })

  it('knows pictures by their names', () => {
    const picture = { kind: 'picture', file: 'media/new.png', before: null, after: 'ab' } as const
    const deletion = { ...act({ ...picture, before: 'ab', after: null }), id: 'b' }
    expect([...after(act(picture)).pictures]).toContain('media/new.png')
    expect([...after(act(picture), deletion).pictures]).not.toContain('media/new.png')
  })
})

const stateOf = (files: FilesWithActs): WorkerState => ({
  files,
  contents: () => ({ before: null, after: null }),
  errorsLeft: () => [],
})

describe('acts in the files', () => {
  it('change one line of one file', () => {
    const files = after(act(tagline('Nine questions about the last two weeks', 'Nine')))
    const [changed, ...others] = handleRequest(stateOf(files), 'texts', null)
    expect(others).toEqual([])
    const [old, now] = [changed?.before?.split('\n') ?? [], changed?.after?.split('\n') ?? []]
    expect(now.filter((line) => !old.includes(line))).toEqual(['  tagline: Nine'])
    expect(now.length).toBe(old.length)
  })

  it('that no longer fit are named, and change nothing', () => {
    const gone: Operation = {
      kind: 'set',
      file: 'quiz.yaml',
      place: ['steps', 'gone', 'title'],
      before: 'a',
      after: 'b',
    }
    const files = after(act(gone))
    const message = expect.stringContaining('“Change the tag line” cannot be written into the file.') as string
    expect(files.replayErrors).toMatchObject([{ severity: 'error', message, at: null }])
    expect(handleRequest(stateOf(files), 'texts', null)).toEqual([])
  })

  it('that a remark keeps from being written are an error at their place', () => {
    const remarks = { path: 'quiz.yaml', text: 'list: [\n  a, # first\n  b, # second\n]\n', data: { list: ['a', 'b'] } }
    const deletion = { kind: 'delete', file: 'quiz.yaml', list: ['list'], entry: 'a', index: 0, follows: null } as const
    const files = filesWithActs({ ...source, files: [remarks] })([act(deletion)])
    const place = { file: 'quiz.yaml', place: ['list'] }
    expect(files.replayErrors).toMatchObject([{ code: 'studio/not-written', severity: 'error', at: place }])
  })

  it('write, add and delete whole files', () => {
    const text = source.files[0]?.text ?? ''
    const files = after(
      act(
        { kind: 'file', file: 'quiz.yaml', before: text, after: null },
        { kind: 'file', file: 'quiz/quiz.yaml', before: null, after: 'id: new\n' },
      ),
    )
    expect(
      handleRequest(stateOf(files), 'texts', null).map((one) => [one.path, one.before === null, one.after]),
    ).toEqual([
      ['quiz.yaml', false, null],
      ['quiz/quiz.yaml', true, 'id: new\n'],
    ])
    expect(files.data.get('quiz/quiz.yaml')).toEqual({ id: 'new' })
  })
})
