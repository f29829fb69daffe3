import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '#editing/draft.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { Place } from '#editing/place.ts'
import type { Folder } from '#editing/studio-api.ts'
import { newDraft } from '#studio/app/start/first-draft.ts'
import { createEditor } from '#studio/editor/create-editor.ts'
import { createCatchUp } from './catch-up.ts'
import type { HeldBack } from './held-back.ts'

const file = 'quiz.yaml'
const [rule, added] = [{ points: 2 }, { points: 3 }]
const folderWith = (hash: string, data: unknown): Folder => ({
  name: 'mine',
  editor: 'Ama',
  git: null,
  pictures: [],
  outside: [],
  problems: [],
  files: [{ path: file, text: hash, hash, data }],
})
const act = (id: string, operation: Operation): Act => ({ id, at: '', by: '', title: id, operations: [operation] })
const addRule = act('add', { kind: 'insert', file, list: ['rules'], entry: added, index: 1, follows: null })
const rename = act('rename', { kind: 'set', file, place: ['title'], before: 'Sleep', after: 'Rest' })
const before = folderWith('1', { title: 'Sleep', rules: [rule] })
const published = folderWith('2', { title: 'Sleep', rules: [rule, added] })

afterEach(() => vi.unstubAllGlobals())

/** The editor after it has caught up with the publication of the first act. */
const caughtUp = async (...acts: readonly Act[]) => {
  const draft: Draft = { ...newDraft(before, new Date()), id: 'a', revision: 2, acts, done: acts.length }
  const editor = createEditor(
    { folder: before, draft, editorName: 'Ama' },
    { now: () => new Date(), newId: () => 'new' },
  )
  vi.stubGlobal('fetch', async () => Response.json(published))
  const stored = { ...draft, acts: [addRule], done: 1 }
  const theirs: Draft = { ...draft, revision: 3, base: { [file]: '2' }, acts: [], done: 0 }
  const catchUp = createCatchUp(editor, {
    stored: () => stored,
    onTaken: () => undefined,
    onDiskChange: () => undefined,
    onHeldBack: () => undefined,
  })
  expect(await catchUp({ theirs, choices: new Map() })).toEqual({ kind: 'merged' })
  return editor.state()
}

describe('an entry without an id was added, stored, and published elsewhere', () => {
  it('is there once', async () => {
    const { data, draft } = await caughtUp(addRule)
    expect(draft.acts).toEqual([])
    expect(data.get(file)).toEqual({ title: 'Sleep', rules: [rule, added] })
  })

  it('is there once, and what was typed since stays', async () => {
    const { data, draft } = await caughtUp(addRule, rename)
    expect(draft.acts).toMatchObject([{ id: 'rename' }])
    expect(data.get(file)).toEqual({ title: 'Rest', rules: [rule, added] })
  })
})

describe('a new part was written in several acts, stored, and published elsewhere', () => {
  const set = (id: string, place: Place, old: string, after: string): Act =>
    act(id, { kind: 'set', file, place, before: old, after })
  const part = { id: 'night', title: '' }
  const addPart = act('add', { kind: 'insert', file, list: ['parts'], entry: part, index: 0, follows: null })
  const typed = (title: string) => set('title', ['parts', 'night', 'title'], '', title)
  const lead = set('lead', ['lead'], 'Old', 'New')
  const old = folderWith('1', { parts: [], lead: 'Old' })
  const now = folderWith('2', { parts: [{ ...part, title: 'Night' }], lead: 'Old' })
  const caughtUpAfter = async (acts: readonly Act[], saved: readonly Act[]) => {
    const draft: Draft = { ...newDraft(old, new Date()), id: 'a', revision: 2, acts, done: acts.length }
    const editor = createEditor(
      { folder: old, draft, editorName: 'Ama' },
      { now: () => new Date(), newId: () => 'new' },
    )
    vi.stubGlobal('fetch', async () => Response.json(now))
    const nothing = () => undefined
    const catchUp = createCatchUp(editor, {
      onTaken: nothing,
      onDiskChange: nothing,
      onHeldBack: nothing,
      stored: () => ({ ...draft, acts: saved, done: saved.length }),
    })
    const outcome = await catchUp({ theirs: null, choices: new Map() })
    return { outcome, data: editor.state().data.get(file), acts: editor.state().draft.acts }
  }

  it('nothing of it is in conflict, and what was done since stays', async () => {
    const saved = [addPart, typed('Night')]
    expect(await caughtUpAfter([...saved, lead], saved)).toMatchObject({
      outcome: { kind: 'merged' },
      acts: [{ id: 'lead' }],
      data: { parts: [{ title: 'Night' }], lead: 'New' },
    })
  })

  it('a title goes on being typed from what was published', async () => {
    const saved = [addPart, typed('Night')]
    expect(await caughtUpAfter([addPart, typed('Night care')], saved)).toMatchObject({
      outcome: { kind: 'merged' },
      acts: [{ id: 'title', operations: [{ before: 'Night', after: 'Night care' }] }],
      data: { parts: [{ title: 'Night care' }] },
    })
  })

  it('a title that was stored again since is the only thing to choose', async () => {
    const saved = [addPart, typed('Night care')]
    expect((await caughtUpAfter(saved, saved)).outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ yours: 'Night care', theirs: 'Night' }],
    })
  })
})

describe('the same title was published elsewhere, and another window has left ours there', () => {
  const theirTitle = folderWith('2', { title: 'Dream', rules: [rule] })
  const catchUpWith = async (choice: 'mine' | 'theirs') => {
    const draft: Draft = { ...newDraft(before, new Date()), id: 'a', revision: 2, acts: [rename], done: 1 }
    const editor = createEditor(
      { folder: before, draft, editorName: 'Ama' },
      { now: () => new Date(), newId: () => 'new' },
    )
    vi.stubGlobal('fetch', async () => Response.json(theirTitle))
    const catchUp = createCatchUp(editor, {
      stored: () => draft,
      onTaken: () => undefined,
      onDiskChange: () => undefined,
      onHeldBack: () => undefined,
    })
    const theirs: Draft = { ...draft, revision: 3, base: { [file]: '2' }, acts: [], done: 0 }
    const outcome = await catchUp({ theirs, choices: new Map() })
    const choices = new Map(outcome.kind === 'conflict' ? outcome.conflicts.map(({ key }) => [key, choice]) : [])
    expect(await catchUp({ theirs, choices })).toEqual({ kind: 'merged' })
    return editor.state().data.get(file)
  }

  it('who chooses ours here keeps it', async () => {
    expect(await catchUpWith('mine')).toEqual({ title: 'Rest', rules: [rule] })
  })

  it('who chooses theirs here has theirs', async () => {
    expect(await catchUpWith('theirs')).toEqual({ title: 'Dream', rules: [rule] })
  })
})

/** An open draft. `reported`: what its editor was told about files that are held back. */
const openWith = (acts: readonly Act[]) => {
  const draft: Draft = { ...newDraft(before, new Date()), id: 'a', revision: 2, acts, done: acts.length }
  const editor = createEditor(
    { folder: before, draft, editorName: 'Ama' },
    { now: () => new Date(), newId: () => 'new' },
  )
  const reported: HeldBack[] = []
  const catchUp = createCatchUp(editor, {
    stored: () => draft,
    onTaken: () => undefined,
    onDiskChange: () => undefined,
    onHeldBack: (heldBack) => void reported.push(heldBack),
  })
  return { catchUp, editor, reported }
}

describe('somebody makes a mistake in a file that the draft changes', () => {
  it('nothing is taken for deleted: the changes wait until the file can be read again, and this is said once', async () => {
    let disk = folderWith('2', null)
    vi.stubGlobal('fetch', async () => Response.json(disk))
    const { catchUp, editor, reported } = openWith([rename])
    const input = { theirs: null, choices: new Map() }
    expect(await catchUp(input)).toEqual({ kind: 'merged' })
    expect(await catchUp(input)).toEqual({ kind: 'merged' })
    expect(reported).toEqual([{ unreadable: [file], missing: [] }])
    expect(editor.state().data.get(file)).toEqual({ title: 'Rest', rules: [rule] })
    disk = folderWith('3', { title: 'Sleep', rules: [added] })
    expect(await catchUp(input)).toEqual({ kind: 'merged' })
    expect(editor.state().data.get(file)).toEqual({ title: 'Rest', rules: [added] })
    expect(reported).toEqual([
      { unreadable: [file], missing: [] },
      { unreadable: [], missing: [] },
    ])
  })

  it('a file that the draft does not change is shown as it is', async () => {
    vi.stubGlobal('fetch', async () => Response.json(folderWith('2', null)))
    const { catchUp, editor } = openWith([])
    expect(await catchUp({ theirs: null, choices: new Map() })).toEqual({ kind: 'merged' })
    expect(editor.state().data.get(file)).toBeNull()
  })
})

describe('a file that the draft changes is missing for a while', () => {
  const missing: Folder = { ...before, files: [] }
  const open = () => {
    const { catchUp, editor, reported } = openWith([rename])
    const catchUpWith = async (disk: Folder, choice?: 'mine' | 'theirs') => {
      vi.stubGlobal('fetch', async () => Response.json(disk))
      const asked = await catchUp({ theirs: null, choices: new Map() })
      const choices = new Map(
        asked.kind === 'conflict' && choice ? asked.conflicts.map(({ key }) => [key, choice]) : [],
      )
      return choices.size > 0 ? catchUp({ theirs: null, choices }) : asked
    }
    return { editor, reported, catchUpWith, data: () => editor.state().data.get(file) }
  }

  it('the editor is asked once for the whole file', async () => {
    const { catchUpWith } = open()
    expect(await catchUpWith(missing)).toMatchObject({
      kind: 'conflict',
      conflicts: [{ reason: 'missing', yours: ['rename'] }],
    })
  })

  it('who keeps the changes sees them as before, and gets what others have changed when it is back', async () => {
    const { catchUpWith, data, editor, reported } = open()
    expect(await catchUpWith(missing, 'mine')).toEqual({ kind: 'merged' })
    expect(await catchUpWith({ ...missing, pictures: [] })).toEqual({ kind: 'merged' })
    expect(data()).toEqual({ title: 'Rest', rules: [rule] })
    expect(editor.state().draft.acts).toEqual([rename])
    expect(reported).toEqual([{ unreadable: [], missing: [file] }])
    expect(await catchUpWith(folderWith('3', { title: 'Sleep', rules: [added] }))).toEqual({ kind: 'merged' })
    expect(data()).toEqual({ title: 'Rest', rules: [added] })
    expect(editor.state().draft.acts).toEqual([rename])
    expect(reported.at(-1)).toEqual({ unreadable: [], missing: [] })
  })

  it('only what both have changed is then in conflict', async () => {
    const { catchUpWith, data } = open()
    await catchUpWith(missing, 'mine')
    const theirs = folderWith('3', { title: 'Dream', rules: [added] })
    expect(await catchUpWith(theirs)).toMatchObject({
      kind: 'conflict',
      conflicts: [{ theirs: 'Dream', yours: 'Rest' }],
    })
    expect(await catchUpWith(theirs, 'mine')).toEqual({ kind: 'merged' })
    expect(data()).toEqual({ title: 'Rest', rules: [added] })
  })

  it('who takes theirs has no change of it left', async () => {
    const { catchUpWith, data, editor } = open()
    expect(await catchUpWith(missing, 'theirs')).toEqual({ kind: 'merged' })
    expect([data(), editor.state().draft.acts]).toEqual([undefined, []])
  })

  it('who undoes the changes later has it as it is on the disk', async () => {
    const { catchUpWith, data, editor } = open()
    await catchUpWith(missing, 'mine')
    editor.revert('rename')
    expect(await catchUpWith(missing)).toEqual({ kind: 'merged' })
    expect(data()).toBeUndefined()
  })
})

it('when nothing has changed, as after a lost connection, what was checked stays checked: nobody checks it again', async () => {
  const draft: Draft = { ...newDraft(before, new Date()), id: 'a', revision: 2, acts: [rename], done: 1 }
  const editor = createEditor(
    { folder: before, draft, editorName: 'Ama' },
    { now: () => new Date(), newId: () => 'new' },
  )
  editor.update({ compiled: 'valid' })
  vi.stubGlobal('fetch', async () => Response.json(before))
  const nothing = () => undefined
  const catchUp = createCatchUp(editor, {
    onTaken: nothing,
    onDiskChange: nothing,
    onHeldBack: nothing,
    stored: () => draft,
  })
  await catchUp({ theirs: null, choices: new Map() })
  expect(editor.state().compiled).toBe('valid')
})
