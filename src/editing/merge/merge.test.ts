import { describe, expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { Place } from '#editing/place.ts'
import { counterparts } from './counterparts.ts'
import type { FolderState } from './folder-state.ts'
import type { ConflictChoice } from './merge.ts'
import { rebase } from './rebase.ts'
import { withoutAct } from './without-act.ts'

const file = 'a.yaml'
const folder = (data: unknown): FolderState => ({
  files: new Map([[file, { text: JSON.stringify(data), data }]]),
  pictures: new Map(),
})
const acts = (...operations: Operation[]): readonly Act[] =>
  operations.map((operation, index) => ({
    id: `${index}`,
    at: '',
    by: '',
    title: `Act ${index}`,
    operations: [operation],
  }))
const after = (data: unknown, all: readonly Act[]): unknown =>
  all
    .flatMap(({ operations }) => operations)
    .filter(isDataOperation)
    .reduce((now, operation) => applyToData(now, operation) ?? now, data)

const base = {
  title: 'T',
  list: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
    { id: 'c', label: 'C' },
  ],
  rules: [
    { points: 1, because: 'one' },
    { points: 2, because: 'two' },
    { points: 2, because: 'three' },
  ],
}
const set = (place: Place, before: unknown, value: unknown): Operation => ({
  kind: 'set',
  file,
  place,
  ...(before === undefined ? {} : { before }),
  ...(value === undefined ? {} : { after: value }),
})
const merge = (theirs: unknown, operations: readonly Operation[], choices?: ReadonlyMap<string, ConflictChoice>) => {
  const rebased = rebase({ acts: acts(...operations), done: operations.length }, folder(base), folder(theirs), choices)
  return { ...rebased, data: after(theirs, rebased.acts) }
}

describe('the same entries of two lists', () => {
  it.each([
    [
      ['x', 'y', 'z'],
      ['n', 'x', 'z'],
      [1, undefined, 2],
    ],
    [
      ['x', 'y', 'z'],
      ['x', 'Y', 'z'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'z'],
      ['z', 'x', 'y'],
      [1, 2, 0],
    ],
    [
      ['x', 'x'],
      ['x', 'n', 'x'],
      [0, 2],
    ],
    [
      ['x', 'y'],
      ['n', 'N', 'M'],
      [undefined, undefined],
    ],
    [
      [{ id: 'b' }, 'x', { id: 'a' }],
      [{ id: 'a', more: 1 }, { id: 'b' }, 'X'],
      [1, 2, 0],
    ],
  ])('%j and %j: %j', (here, there, pairs) => {
    expect(counterparts(here, there)).toEqual(pairs)
  })
})

describe('a draft on files that somebody else has changed', () => {
  it('merges changes of different fields of the same entry', () => {
    const theirs = { ...base, list: base.list.with(1, { id: 'b', label: 'B', hint: 'new' } as never) }
    const { conflicts, data } = merge(theirs, [set(['list', 'b', 'label'], 'B', 'Bee')])
    expect(conflicts).toEqual([])
    expect(data).toMatchObject({ list: [{}, { label: 'Bee', hint: 'new' }, {}] })
  })

  it('finds an entry without an id where it is now', () => {
    const theirs = { ...base, rules: [{ points: 9, because: 'new' }, ...base.rules] }
    const { acts: made, conflicts, data } = merge(theirs, [set(['rules', 2, 'points'], 2, 5)])
    expect(conflicts).toEqual([])
    expect(made[0]?.operations).toMatchObject([{ place: ['rules', 3, 'points'] }])
    expect(data).toMatchObject({
      rules: [{ points: 9 }, { points: 1 }, { points: 2 }, { points: 5, because: 'three' }],
    })
  })

  it('merges another field of an entry without an id', () => {
    const theirs = { ...base, rules: base.rules.with(1, { points: 2, because: 'reworded' }) }
    const { conflicts, data } = merge(theirs, [set(['rules', 1, 'points'], 2, 7)])
    expect(conflicts).toEqual([])
    expect(data).toMatchObject({ rules: [{}, { points: 7, because: 'reworded' }, {}] })
  })

  it('merges additions, moves and deletions in one list', () => {
    const theirs = { ...base, list: [{ id: 'n', label: 'N' }, base.list[2], base.list[0], base.list[1]] }
    const { conflicts, data } = merge(theirs, [
      { kind: 'insert', file, list: ['list'], entry: { id: 'm', label: 'M' }, index: 2, follows: 'b' },
      { kind: 'delete', file, list: ['list'], entry: base.list[0], index: 0, follows: null },
    ])
    expect(conflicts).toEqual([])
    expect((data as typeof base).list.map(({ id }) => id)).toEqual(['n', 'c', 'b', 'm'])
  })

  it('puts an entry after the nearest one that is left', () => {
    const theirs = { ...base, list: [base.list[0], base.list[2]] }
    const { data } = merge(theirs, [
      { kind: 'insert', file, list: ['list'], entry: { id: 'm', label: 'M' }, index: 2, follows: 'b' },
    ])
    expect((data as typeof base).list.map(({ id }) => id)).toEqual(['a', 'm', 'c'])
  })

  it('has nothing to do where both did the same', () => {
    const theirs = { ...base, title: 'U', list: base.list.slice(1) }
    const merged = merge(theirs, [
      set(['title'], 'T', 'U'),
      { kind: 'delete', file, list: ['list'], entry: base.list[0], index: 0, follows: null },
    ])
    expect(merged).toMatchObject({ acts: [], done: 0, conflicts: [], data: theirs })
  })

  describe('in the same field', () => {
    const theirs = { ...base, title: 'Theirs' }
    const typed = [
      set(['title'], 'T', 'Mine'),
      set(['title'], 'Mine', 'Mine too'),
      set(['list', 'a', 'label'], 'A', 'a'),
    ]
    const { conflicts, data } = merge(theirs, typed)
    const key = conflicts[0]?.key ?? ''

    it('shows both, once', () => {
      expect(conflicts).toMatchObject([{ reason: 'changed', theirs: 'Theirs', yours: 'Mine too' }])
      expect(data).toMatchObject({ title: 'Theirs', list: [{ label: 'a' }, {}, {}] })
    })

    it.each([
      ['mine', 'Mine too'],
      ['theirs', 'Theirs'],
    ] as const)('%s: it is %o', (choice, title) => {
      const settled = merge(theirs, typed, new Map([[key, choice]]))
      expect(settled.conflicts).toEqual([])
      expect(settled.data).toMatchObject({ title, list: [{ label: 'a' }, {}, {}] })
    })
  })

  it.each([
    ['mine', ['a', 'b', 'c'], 'Bee'],
    ['theirs', ['a', 'c'], undefined],
  ] as const)('an entry that they have deleted and we have changed, %s', (choice, ids, label) => {
    const theirs = { ...base, list: [base.list[0], base.list[2]] }
    const edit = [set(['list', 'b', 'label'], 'B', 'Bee')]
    const [conflict] = merge(theirs, edit).conflicts
    expect(conflict).toMatchObject({ reason: 'gone', yours: 'Bee' })
    const list = (merge(theirs, edit, new Map([[conflict?.key ?? '', choice]])).data as typeof base).list
    expect(list.map(({ id }) => id)).toEqual(ids)
    expect(list.find(({ id }) => id === 'b')?.label).toBe(label)
  })

  it.each([
    ['mine', ['a', 'c']],
    ['theirs', ['a', 'b', 'c']],
  ] as const)('an entry that we have deleted and they have changed, %s', (choice, ids) => {
    const theirs = { ...base, list: base.list.with(1, { id: 'b', label: 'Theirs' }) }
    const edit: Operation[] = [{ kind: 'delete', file, list: ['list'], entry: base.list[1], index: 1, follows: 'a' }]
    const [conflict] = merge(theirs, edit).conflicts
    expect(conflict).toMatchObject({ reason: 'changed', theirs: { label: 'Theirs' }, yours: undefined })
    const settled = merge(theirs, edit, new Map([[conflict?.key ?? '', choice]]))
    expect((settled.data as typeof base).list.map(({ id }) => id)).toEqual(ids)
  })

  it('what was undone can be redone as far as it fits', () => {
    const all = acts(
      set(['title'], 'T', 'U'),
      set(['list', 'a', 'label'], 'A', 'a'),
      set(['list', 'b', 'label'], 'B', 'b'),
    )
    const theirs = { ...base, list: base.list.with(1, { id: 'b', label: 'Theirs' }) }
    const rebased = rebase({ acts: all, done: 1 }, folder(base), folder(theirs))
    expect(rebased).toMatchObject({ done: 1, conflicts: [] })
    expect(rebased.acts).toEqual(all.slice(0, 2))
  })

  it('whole files are kept or replaced', () => {
    const [text, other] = ['{"a":1}', '{"a":2}']
    const whole: Operation = { kind: 'file', file, before: JSON.stringify(base), after: text }
    const same = rebase({ acts: acts(whole), done: 1 }, folder(base), folder(base))
    expect(same.conflicts).toEqual([])
    // Unchanged operations stay the same object, so they are not sent again.
    expect(same.acts[0]?.operations[0]).toBe(whole)
    const now: FolderState = { files: new Map([[file, { text: other, data: { a: 2 } }]]), pictures: new Map() }
    const clash = rebase({ acts: acts(whole), done: 1 }, folder(base), now)
    expect(clash.conflicts).toMatchObject([{ theirs: other, yours: text }])
    const mine = rebase(
      { acts: acts(whole), done: 1 },
      folder(base),
      now,
      new Map([[clash.conflicts[0]?.key ?? '', 'mine']]),
    )
    expect(mine.acts[0]?.operations).toEqual([{ ...whole, before: other }])
  })
})

describe('an act that is undone in the middle', () => {
  const all = acts(
    { kind: 'insert', file, list: ['list'], entry: { id: 'n', label: 'N' }, index: 0, follows: null },
    set(['title'], 'T', 'U'),
    set(['list', 'n', 'label'], 'N', 'New'),
    { kind: 'insert', file, list: ['rules'], entry: { points: 0 }, index: 0, follows: null } as Operation,
    set(['rules', 1, 'points'], 1, 4),
  )

  it('is named with those that build on it', () => {
    const result = withoutAct(all, '0', folder(base))
    expect(result).toMatchObject({ ok: false, dependents: [{ title: 'Act 2' }] })
    const both = withoutAct(all, '0', folder(base), ['2'])
    expect(both.ok && after(base, both.acts)).toEqual({
      ...base,
      title: 'U',
      rules: [{ points: 0 }, { points: 4, because: 'one' }, ...base.rules.slice(1)],
    })
  })

  it('leaves the later ones where they belong', () => {
    const result = withoutAct(all, '3', folder(base))
    expect(result.ok && result.acts.map(({ id }) => id)).toEqual(['0', '1', '2', '4'])
    expect(result.ok && after(base, result.acts)).toMatchObject({ rules: [{ points: 4, because: 'one' }, {}, {}] })
    expect(result.ok && result.acts.slice(0, 3)).toEqual(all.slice(0, 3))
  })

  it('of those that were undone together is no dependent', () => {
    const typed = acts(set(['title'], 'T', 'U'), set(['title'], 'U', 'V'), set(['title'], 'V', 'W'))
    expect(withoutAct(typed, '0', folder(base))).toMatchObject({ dependents: [{ id: '1' }, { id: '2' }] })
    expect(withoutAct(typed, '0', folder(base), ['1', '2'])).toEqual({ ok: true, acts: [] })
  })
})
