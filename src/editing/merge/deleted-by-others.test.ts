/** What a draft changes, somebody else has deleted: a list entry, or the whole file. */
import { describe, expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { Place } from '#editing/place.ts'
import type { FolderState } from './folder-state.ts'
import type { ConflictChoice } from './merge.ts'
import { rebase } from './rebase.ts'

const file = 'a.yaml'
const [other, otherNow] = ['{"b":1}', '{"b":2}']
/** @param data undefined: the file is missing */
const folder = (data: unknown, otherText = other): FolderState => ({
  files: new Map([
    ['b.yaml', { text: otherText, data: JSON.parse(otherText) as unknown }],
    ...(data === undefined ? [] : [[file, { text: JSON.stringify(data), data }] as const]),
  ]),
  pictures: new Map(),
})
const acts = (...operations: Operation[]): readonly Act[] =>
  operations.map((operation, n) => ({ id: `${n}`, at: '', by: '', title: `Act ${n}`, operations: [operation] }))
const after = (data: unknown, all: readonly Act[]): unknown =>
  all
    .flatMap(({ operations }) => operations)
    .filter(isDataOperation)
    .reduce((now, operation) => applyToData(now, operation) ?? now, data)

const base = {
  list: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B', hint: 'why' },
    { id: 'c', label: 'C' },
  ],
  rules: [
    { points: 1, because: 'one' },
    { points: 2, because: 'two' },
    { points: 3, because: 'three' },
  ],
}
const set = (place: Place, before: unknown, value?: unknown): Operation => ({
  kind: 'set',
  file,
  place,
  before,
  ...(value === undefined ? {} : { after: value }),
})
const rebased = (made: readonly Act[], from: FolderState, to: FolderState, choice?: ConflictChoice) => {
  const log = { acts: made, done: made.length }
  const asked = rebase(log, from, to)
  return choice ? rebase(log, from, to, new Map(asked.conflicts.map(({ key }) => [key, choice]))) : asked
}

describe('a file that is missing for a while', () => {
  const edits: readonly (readonly [string, Operation])[] = [
    ['a text', set(['list', 'b', 'hint'], 'why', 'because')],
    ['a removed text', set(['list', 'b', 'hint'], 'why')],
    ['a deleted entry', { kind: 'delete', file, list: ['list'], entry: base.list[1], index: 1, follows: 'a' }],
    ['a moved entry', { kind: 'move', file, list: ['list'], entry: base.list[1], from: 1, to: 2, follows: 'c' }],
    ['a new entry', { kind: 'insert', file, list: ['list'], entry: { id: 'n' }, index: 2, follows: 'b' }],
  ]
  /** Somebody else has changed another entry, and added one. */
  const back = { ...base, list: [{ id: 'z' }, { id: 'a', label: 'Theirs' }, ...base.list.slice(1)] }

  it.each(edits)('%s is kept as it is, and applies again to the file with the changes of others', (_, operation) => {
    const made = acts(operation)
    expect(rebased(made, folder(base), folder(undefined)).conflicts).toMatchObject([{ reason: 'missing' }])
    const kept = rebased(made, folder(base), folder(undefined), 'mine')
    expect(kept).toEqual({ acts: made, done: 1, conflicts: [] })
    const waiting = rebased(kept.acts, folder(undefined), folder(undefined, otherNow))
    expect(waiting).toEqual({ acts: made, done: 1, conflicts: [] })
    const again = rebased(waiting.acts, folder(undefined), folder(back))
    expect(again).toEqual({ acts: made, done: 1, conflicts: [] })
    expect(after(back, again.acts)).toEqual(after(back, made))
    expect(after(back, again.acts)).not.toEqual(back)
  })

  it('is one conflict, which names everything that was changed there', () => {
    const made = acts(set(['list', 'b', 'hint'], 'why', 'because'), set(['list', 'a', 'label'], 'A', 'a'))
    const { conflicts } = rebased(made, folder(base), folder(undefined))
    expect(conflicts).toMatchObject([{ reason: 'missing', yours: ['Act 0', 'Act 1'] }])
    expect(rebased(made, folder(base), folder(undefined), 'theirs')).toEqual({ acts: [], done: 0, conflicts: [] })
  })

  it('is in conflict afterwards only where others have changed the same', () => {
    const theirs = { ...base, list: base.list.with(1, { id: 'b', label: 'B', hint: 'theirs' }) }
    const made = acts(set(['list', 'b', 'hint'], 'why', 'because'), set(['list', 'a', 'label'], 'A', 'a'))
    const { conflicts } = rebased(made, folder(undefined), folder(theirs))
    expect(conflicts).toMatchObject([{ reason: 'changed', theirs: 'theirs', yours: 'because' }])
  })
})

describe('an entry that they have deleted is brought back', () => {
  const without = { ...base, list: base.list.toSpliced(1, 1), rules: base.rules.toSpliced(1, 1) }

  it('by an act of its own, so that undoing the change leaves the entry as it was', () => {
    const made = acts(set(['list', 'b', 'label'], 'B', 'Bee'))
    expect(rebased(made, folder(base), folder(without)).conflicts).toMatchObject([
      { reason: 'gone', restores: base.list[1] },
    ])
    const { acts: kept, done } = rebased(made, folder(base), folder(without), 'mine')
    expect(done).toBe(2)
    expect(kept.map(({ title }) => title)).toEqual(['Bring back “B”', 'Act 0'])
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
    expect(after(without, kept)).toMatchObject({ list: [{ id: 'a' }, { id: 'b', label: 'Bee', hint: 'why' }, {}] })
    expect(after(without, kept.slice(0, 1))).toMatchObject({ list: base.list })
  })

  it('once, however often it was changed', () => {
    const made = acts(set(['list', 'b', 'label'], 'B', 'Bee'), set(['list', 'b', 'hint'], 'why', 'because'))
    const { acts: kept } = rebased(made, folder(base), folder(without), 'mine')
    expect(kept.map(({ title }) => title)).toEqual(['Bring back “B”', 'Act 0', 'Act 1'])
  })

  it('where it was, even if only its order was changed', () => {
    const made = acts({ kind: 'move', file, list: ['list'], entry: base.list[1], from: 1, to: 2, follows: 'c' })
    const { acts: kept } = rebased(made, folder(base), folder(without), 'mine')
    expect(after(without, kept)).toMatchObject({ list: [{ id: 'a' }, { id: 'c' }, { id: 'b', hint: 'why' }] })
  })

  it('and no other entry is taken for one that has no id', () => {
    const made = acts(set(['rules', 1, 'points'], 2, 9))
    const { acts: kept } = rebased(made, folder(base), folder(without), 'mine')
    expect(after(without, kept)).toMatchObject({
      rules: [base.rules[0], { points: 9, because: 'two' }, base.rules[2]],
    })
  })

  it('but not to remove something from it', () => {
    const made = acts(set(['list', 'b', 'hint'], 'why'))
    expect(rebased(made, folder(base), folder(without))).toEqual({ acts: [], done: 0, conflicts: [] })
  })
})
