import { describe, expect, it } from 'vitest'
import { addEntry, deleteEntry, moveEntry } from '#editing/build/list-acts.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { NewAct } from '#editing/content-data.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { dataOfTexts } from '#testing/content-data.ts'
import { createReplay, replay } from './replay.ts'

const file = 'quiz/sections/one.yaml'
const text = `# top
id: one
questions:
  # of sleep
  - id: "2"
    title: How do you sleep?
    options:
      - {id: a, label: Well} # good
      - {id: b, label: Badly}
    why: |
      First line.

      Third line.

  # of tea
  - id: tea
    title: Tea?
    options: []
`
const texts = new Map([[file, text]])
const data = dataOfTexts(texts)
let count = 0
const acts = (...made: readonly NewAct[]): readonly Act[] =>
  made.map((act) => ({ id: `${count++}`, at: '2026-01-01T00:00:00Z', by: 'Ada', ...act }))
const textAfter = (act: NewAct, from = text): string | undefined => {
  const { texts: all, failed } = replay(new Map([[file, from]]), acts(act))
  expect(failed).toEqual([])
  return all.get(file)
}
const options = ['questions', '2', 'options']

describe('one act changes the lines that it is about', () => {
  it.each([
    ['a comma', 'Well, thanks', '{id: a, label: "Well, thanks"} # good'],
    ['a brace', 'Well }', '{id: a, label: "Well }"} # good'],
    ['a colon', 'Well: yes', '{id: a, label: "Well: yes"} # good'],
    ['a number sign', 'Well #1', '{id: a, label: "Well #1"} # good'],
    ['a number', '2', '{id: a, label: "2"} # good'],
  ])('a label with %s', (_, label, line) => {
    const act = setValue(data, file, [...options, 'a', 'label'], label)
    expect(textAfter(act)).toBe(text.replace('{id: a, label: Well} # good', line))
  })

  it('an id that is a number stays quoted when its question moves', () => {
    const act = moveEntry(data, { file, list: ['questions'], entry: 'tea' }, 0)
    const moved = textAfter(act) ?? ''
    expect(moved.split('\n').toSorted()).toEqual(text.split('\n').toSorted())
    expect(moved.indexOf('# of tea\n  - id: tea')).toBeLessThan(moved.indexOf('# of sleep\n  - id: "2"'))
  })

  it('a text in several lines', () => {
    const act = setValue(data, file, ['questions', '2', 'why'], 'First line.\n\nAnother line.\n')
    expect(textAfter(act)).toBe(text.replace('Third', 'Another'))
  })

  it('the first entry of an empty list', () => {
    const act = addEntry(data, { file, list: ['questions', 'tea', 'options'] }, { id: 'ok', label: 'Yes' })
    expect(textAfter(act)).toBe(text.replace('options: []', 'options:\n      - id: ok\n        label: "Yes"'))
  })

  it('in a file with Windows line endings, a byte order mark and no last line break', () => {
    const windows = (one: string) => `\uFEFF${one.trimEnd().replaceAll('\n', '\r\n')}`
    const act = deleteEntry(data, { file, list: options, entry: 'b' })
    const after = text.replace('      - {id: b, label: Badly}\n', '')
    expect(textAfter(act)).toBe(after)
    expect(textAfter(act, windows(text))).toBe(windows(after))
  })
})

describe('an operation that does not fit', () => {
  it.each<[string, Operation, Partial<ReturnType<typeof replay>['failed'][number]>]>([
    [
      'another value is there',
      { kind: 'set', file, place: ['id'], before: 'two', after: 'three' },
      { reason: 'changed', theirs: 'one', yours: 'three' },
    ],
    [
      'the entry is gone',
      { kind: 'set', file, place: ['questions', 'x', 'title'], before: 'A', after: 'B' },
      { reason: 'gone', theirs: undefined },
    ],
    [
      'there is one with its id',
      { kind: 'insert', file, list: ['questions'], entry: { id: 'tea' }, index: 0, follows: null },
      { reason: 'exists' },
    ],
    ['there is no such file', { kind: 'set', file: 'x.yaml', place: ['id'], after: 'b' }, { reason: 'missing' }],
    [
      'a whole file has another text',
      { kind: 'file', file, before: 'id: two\n', after: null },
      { reason: 'changed', theirs: text, yours: null },
    ],
  ])('%s: it is named, and nothing changes', (_, operation, expected) => {
    const { texts: after, failed } = replay(texts, acts({ title: '', operations: [operation] }))
    expect(failed).toMatchObject([{ ...expected, operation }])
    expect(after).toEqual(texts)
  })

  it('the file is not YAML', () => {
    const act = acts(setValue(data, file, ['id'], 'two'))
    expect(replay(new Map([[file, 'id: [']]), act).failed).toMatchObject([{ reason: 'unreadable' }])
  })
})

describe('whole files and pictures', () => {
  const path = 'quiz/sections/new.yaml'

  it('a new file is filled in', () => {
    const made = acts({
      title: 'Add a section',
      operations: [
        { kind: 'file', file: path, before: null, after: '# new\n{}\n', data: {} },
        { kind: 'set', file: path, place: ['id'], after: 'new' },
        { kind: 'set', file: path, place: ['questions'], after: [{ id: 'q' }] },
      ],
    })
    expect(replay(texts, made).texts.get(path)).toBe('# new\nid: new\nquestions:\n  - id: q\n')
  })

  it('a file is deleted, and a picture is set', () => {
    const { pictures, texts: after } = replay(
      texts,
      acts({
        title: '',
        operations: [
          { kind: 'file', file, before: text, after: null },
          { kind: 'picture', file: 'media/a.svg', before: null, after: 'abc' },
        ],
      }),
    )
    expect([...after]).toEqual([])
    expect([...pictures]).toEqual([['media/a.svg', 'abc']])
  })
})

describe('a draft that grows', () => {
  it('is replayed from where it differs', () => {
    const replayed = createReplay(texts)
    const [one, two, other] = acts(
      setValue(data, file, ['questions', 'tea', 'title'], 'Coffee?'),
      setValue(data, file, ['id'], 'two'),
      setValue(data, file, ['id'], 'three'),
    )
    if (!one || !two || !other) throw new Error('three acts')
    const first = replayed([one, two])
    expect(replayed([one]).texts.get(file)).toBe(text.replace('Tea?', 'Coffee?'))
    expect(replayed([one, two])).toBe(first)
    expect(replayed([one, other]).texts.get(file)).toContain('id: three')
    expect(replayed([structuredClone(one), structuredClone(other)])).toBe(replayed([one, other]))
  })
})
