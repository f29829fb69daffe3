import { describe, expect, it } from 'vitest'
import type { Act, Operation } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import { createEditor } from './create-editor.ts'
import { dataOf } from './draft-data.ts'

const file = 'quiz.yaml'
const folder: Folder = {
  name: 'content',
  editor: 'Ada',
  git: null,
  outside: [],
  pictures: [],
  problems: [],
  files: [{ path: file, text: '', hash: '', data: { title: 'T', list: [{ id: 'a', label: 'A' }] } }],
}
const editor = () => {
  let ids = 0
  const draft = { id: 'd', name: 'Draft', revision: 0, base: {}, acts: [], done: 0 }
  return createEditor({ folder, draft, editorName: 'Ada' }, { now: () => new Date(0), newId: () => `${ids++}` })
}
const title = (before: string | undefined, after: string | undefined): readonly Operation[] => [
  {
    kind: 'set',
    file,
    place: ['title'],
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  },
]

it('keeps no title that is too long to be stored', () => {
  const { act, state } = editor()
  act(`Change when: ${'“Hair” is Long or '.repeat(100)}`, title('T', 'A'))
  expect(state().draft.acts[0]?.title).toMatch(/^Change when: “Hair” is Long.{150,180}…$/)
})

it('keeps what an act is about', () => {
  const { act, state } = editor()
  const about = { file, place: ['list', 'a'] }
  act('Change', title('T', 'U'), undefined, about)
  act('Change', title('U', 'V'))
  expect(state().draft.acts.map((one) => one.about)).toEqual([about, undefined])
})

describe('typing', () => {
  it('in one field is one act, with the value before all of it', () => {
    const { act, state } = editor()
    act('Change', title('T', 'Ti'), 'title')
    act('Change', title('Ti', 'Tit'), 'title')
    expect(state().draft.acts).toMatchObject([{ operations: title('T', 'Tit') }])
    expect(state().data.get(file)).toMatchObject({ title: 'Tit' })
  })

  it.each([[['Ti', 'T']], [['Ti', undefined, 'T']]] as const)('%j and back again is no act', (texts) => {
    const { act, state } = editor()
    let now: string | undefined = 'T'
    for (const text of texts) {
      act('Change', title(now, text), 'title')
      now = text
    }
    expect(state().draft).toMatchObject({ acts: [], done: 0 })
    expect(state().data.get(file)).toEqual(folder.files[0]?.data)
    act('Change', title('T', 'U'), 'title')
    expect(state().draft.acts).toMatchObject([{ operations: title('T', 'U') }])
  })

  it('that began after another act leaves that act alone', () => {
    const { act, state, undo } = editor()
    act('Change', title('T', 'U'), 'title')
    act('Change', title('U', 'V'), 'title')
    undo()
    act('Change', title('T', 'W'), 'title')
    expect(state().draft.acts).toMatchObject([{ operations: title('T', 'W') }])
  })

  it('without a change is no act', () => {
    const { act, state } = editor()
    act('Change', [])
    expect(state().draft.acts).toEqual([])
  })
})

describe('undoing one act in the middle', () => {
  const entry = { id: 'b', label: 'B' }
  const filled = () => {
    const made = editor()
    made.act('Add b', [{ kind: 'insert', file, list: ['list'], entry, index: 1, follows: 'a' }])
    made.act('Change title', title('T', 'U'))
    made.act('Change label', [{ kind: 'set', file, place: ['list', 'b', 'label'], before: 'B', after: 'Bee' }])
    return made
  }

  it('leaves the others in effect', () => {
    const { revert, state, without } = filled()
    const rest = without('1')
    expect(state().draft.done).toBe(3)
    expect(revert('1')).toEqual(rest)
    expect(rest).toMatchObject({ ok: true, acts: [{ id: '0' }, { id: '2' }] })
    expect(state().data.get(file)).toEqual({
      title: 'T',
      list: [
        { id: 'a', label: 'A' },
        { id: 'b', label: 'Bee' },
      ],
    })
    expect(state().draft).toMatchObject({ acts: [{ id: '0' }, { id: '2' }], done: 2 })
  })

  it('is taken back by undo, until something else was done', () => {
    const { act, revert, state, undo } = filled()
    undo()
    const before = state().draft
    revert('0')
    expect(state().draft).toMatchObject({ acts: [{ id: '1' }], done: 1 })
    undo()
    expect(state().draft).toEqual(before)
    expect(state().data.get(file)).toMatchObject({ title: 'U', list: [{ id: 'a' }, entry] })
    revert('0')
    act('Change title', title('U', 'V'))
    undo()
    expect(state().draft).toMatchObject({ acts: [{ id: '1' }, {}], done: 1 })
    undo()
    expect(state().draft.done).toBe(0)
  })

  it('says which ones build on it, and undoes them as well when asked to', () => {
    const { revert, state } = filled()
    expect(revert('0')).toMatchObject({ ok: false, dependents: [{ title: 'Change label' }] })
    expect(state().draft.done).toBe(3)
    expect(revert('0', ['2'])).toMatchObject({ ok: true, acts: [{ id: '1' }] })
    expect(state().data.get(file)).toEqual({ title: 'U', list: [{ id: 'a', label: 'A' }] })
  })
})

describe('a draft of 1,000 acts', () => {
  it('is not applied again with each act', () => {
    let read = 0
    const acts = Array.from({ length: 1000 }, (_, count): Act => ({
      id: `${count}`,
      at: '',
      by: 'Ada',
      title: 'Change',
      get operations() {
        read += 1
        return title(count ? `${count - 1}` : 'T', `${count}`)
      },
    }))
    const draft = { id: 'd', name: 'Draft', revision: 0, base: {}, acts, done: 1000 }
    const { act, state } = createEditor(
      { folder, draft, editorName: 'Ada' },
      { now: () => new Date(0), newId: () => 'new' },
    )
    expect(state().data.get(file)).toMatchObject({ title: '999' })
    expect(dataOf(folder, acts.slice(0, 999)).get(file)).toMatchObject({ title: '998' })
    const before = read
    act('Change', title('999', '1000'))
    expect(state().data.get(file)).toMatchObject({ title: '1000' })
    expect(read).toBe(before)
  })
})

describe('a whole file that was written without saying what it contains', () => {
  it('keeps what the worker has read, with what is typed, until it has read it again', () => {
    const { act, state, undo, update } = editor()
    act('Restore', [{ kind: 'file', file, before: '', after: 'title: Old' }])
    expect(state().data.get(file)).toBeNull()
    update({ data: new Map([[file, { title: 'Old' }]]) })
    act('Change', title('Old', 'Olde'), 'title')
    expect(state().data.get(file)).toEqual({ title: 'Olde' })
    act('Change', title('Olde', 'Older'), 'title')
    expect(state().data.get(file)).toEqual({ title: 'Older' })
    undo()
    expect(state().data.get(file)).toEqual({ title: 'Older' })
  })
})
