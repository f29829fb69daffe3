import { describe, expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import { moveToList } from '#editing/build/move-to-list.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import type { Act } from '#editing/operation.ts'
import type { FolderState } from './folder-state.ts'
import type { ConflictChoice } from './merge.ts'
import { rebase } from './rebase.ts'
import { withoutAct } from './without-act.ts'

type Question = { readonly id: string; readonly title: string; readonly group?: { readonly title: string } }
const fileOf = (id: string) => `quiz/sections/${id}.yaml`
const section = (id: string, ...questions: readonly Question[]): readonly [string, unknown] => [
  fileOf(id),
  { id, title: id.toUpperCase(), questions },
]
const diet = { group: { title: 'Diet' } }
const tea = { id: 'tea', ...diet, title: 'Tea?' }
const [cake, walk, bed] = ['cake', 'walk', 'bed'].map((id) => ({ id, title: `${id}?` }))
if (!cake || !walk || !bed) throw new Error('three questions')
const contentOf = (...sections: readonly (readonly [string, unknown])[]): ContentData => new Map(sections)
const base = contentOf(section('a', tea, cake), section('b', walk), section('c', bed))

const folder = (data: ContentData): FolderState => ({
  files: new Map([...data].map(([file, value]) => [file, { text: JSON.stringify(value), data: value }])),
  pictures: new Map(),
})
const actOf = (id: string, { operations, title }: NewAct): Act => ({ id, at: '', by: '', title, operations })
const moved = (data: ContentData = base, entry = 'tea', to = 'b'): NewAct =>
  moveToList(
    data,
    { file: fileOf('a'), list: ['questions'], entry },
    { file: fileOf(to), list: ['questions'], name: to.toUpperCase() },
  )
const after = (data: ContentData, acts: readonly Act[]): ContentData =>
  acts
    .flatMap(({ operations }) => operations)
    .filter(isDataOperation)
    .reduce((now, one) => new Map(now).set(one.file, applyToData(now.get(one.file), one)), new Map(data))
/** `a: tea/Diet cake` for each section. */
const shown = (data: ContentData): readonly string[] =>
  [...data.values()].map((value) => {
    const { id, questions } = value as { id: string; questions: readonly Question[] }
    return `${id}: ${questions.map((one) => (one.group ? `${one.id}/${one.group.title}` : one.id)).join(' ')}`
  })
const merge = (theirs: ContentData, choice?: ConflictChoice, acts = [actOf('1', moved())]) => {
  const rebasedWith = (choices?: ReadonlyMap<string, ConflictChoice>) =>
    rebase({ acts, done: acts.length }, folder(base), folder(theirs), choices)
  const first = rebasedWith()
  const rebased = choice ? rebasedWith(new Map(first.conflicts.map(({ key }) => [key, choice]))) : first
  const data = after(theirs, rebased.acts)
  return { conflicts: rebased.conflicts, data, shown: shown(data) }
}

describe('a question that is moved to another section, while somebody else', () => {
  it('has changed something else, is moved', () => {
    const theirs = contentOf(section('a', tea, cake), section('b', bed, walk), section('c'))
    const { conflicts, shown: sections } = merge(theirs)
    expect(conflicts).toEqual([])
    expect(sections).toEqual(['a: cake/Diet', 'b: bed walk tea', 'c: '])
  })

  it('has changed its title, is moved with that title', () => {
    const theirs = contentOf(section('a', { ...tea, title: 'Coffee?' }, cake), section('b', walk), section('c', bed))
    const { conflicts, data, shown: sections } = merge(theirs)
    expect(conflicts).toEqual([])
    expect(sections).toEqual(['a: cake/Diet', 'b: walk tea', 'c: bed'])
    expect(data.get(fileOf('b'))).toMatchObject({ questions: [{}, { id: 'tea', title: 'Coffee?' }] })
  })

  it('has moved it to the same section, has been moved', () => {
    const theirs = contentOf(
      section('a', { ...cake, ...diet }),
      section('b', { id: 'tea', title: 'Tea?' }, walk),
      section('c', bed),
    )
    const { conflicts, shown: sections } = merge(theirs)
    expect(conflicts).toEqual([])
    expect(sections).toEqual(['a: cake/Diet', 'b: tea walk', 'c: bed'])
  })

  const deleted = contentOf(section('a', { ...cake, ...diet }), section('b', walk), section('c', bed))
  const elsewhere = contentOf(
    section('a', { ...cake, ...diet }),
    section('b', walk),
    section('c', bed, { id: 'tea', title: 'Tea?' }),
  )
  const withoutTarget = contentOf(section('a', tea, cake), section('c', bed))
  it.each([
    ['deletes it', deleted, undefined, ['a: cake/Diet', 'b: walk', 'c: bed']],
    ['deletes it', deleted, 'theirs', ['a: cake/Diet', 'b: walk', 'c: bed']],
    ['deletes it', deleted, 'mine', ['a: cake/Diet', 'b: walk tea', 'c: bed']],
    ['moves it to a third section', elsewhere, undefined, ['a: cake/Diet', 'b: walk', 'c: bed tea']],
    ['moves it to a third section', elsewhere, 'theirs', ['a: cake/Diet', 'b: walk', 'c: bed tea']],
    ['moves it to a third section', elsewhere, 'mine', ['a: cake/Diet', 'b: walk tea', 'c: bed']],
    ['deletes that section', withoutTarget, undefined, ['a: tea/Diet cake', 'c: bed']],
    ['deletes that section', withoutTarget, 'theirs', ['a: tea/Diet cake', 'c: bed']],
    ['deletes that section', withoutTarget, 'mine', ['a: tea/Diet cake', 'c: bed']],
  ] as const)(
    '%s, is in conflict: with %j chosen %s, it is there once or as they want',
    (_, theirs, choice, sections) => {
      const { conflicts, shown: merged } = merge(theirs, choice)
      expect(conflicts).toHaveLength(choice === undefined ? 1 : 0)
      expect(merged).toEqual(sections)
    },
  )

  it('moves it elsewhere: the conflict is between the two sections', () => {
    expect(merge(elsewhere).conflicts).toMatchObject([
      { reason: 'exists', yours: { title: 'B' }, theirs: { title: 'C' } },
    ])
  })

  it('changes another question: a later change in the other section follows it', () => {
    const first = actOf('1', moved())
    const now = after(base, [first])
    const later = actOf('2', setValue(now, fileOf('b'), ['questions', 'tea', 'title'], 'Cocoa?'))
    const theirs = contentOf(section('a', tea, { ...cake, title: 'Pie?' }), section('b', walk), section('c', bed))
    const { conflicts, data } = merge(theirs, undefined, [first, later])
    expect(conflicts).toEqual([])
    expect(data.get(fileOf('b'))).toMatchObject({ questions: [{}, { id: 'tea', title: 'Cocoa?' }] })
  })
})

describe('the acts without one', () => {
  const retitled = actOf('1', setValue(base, fileOf('a'), ['questions', 'tea', 'title'], 'Cocoa?'))
  const move = actOf('2', moved(after(base, [retitled])))
  const now = after(base, [retitled, move])
  const later = actOf('3', setValue(now, fileOf('b'), ['questions', 'tea', 'title'], 'Milk?'))

  it('before the move: the question is moved as it was', () => {
    const rest = withoutAct([retitled, move], '1', folder(base))
    const data = rest.ok ? after(base, rest.acts) : base
    expect(shown(data)).toEqual(['a: cake/Diet', 'b: walk tea', 'c: bed'])
    expect(data.get(fileOf('b'))).toMatchObject({ questions: [{}, { title: 'Tea?' }] })
  })

  it('that moved it: what was changed in the other section depends on it', () => {
    expect(withoutAct([retitled, move, later], '2', folder(base))).toMatchObject({ ok: false, dependents: [later] })
    const rest = withoutAct([retitled, move], '2', folder(base))
    expect(rest.ok && shown(after(base, rest.acts))).toEqual(['a: tea/Diet cake', 'b: walk', 'c: bed'])
  })
})
