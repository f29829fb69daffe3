import { describe, expect, it } from 'vitest'
import { moveEntry } from '#editing/build/list-acts.ts'
import { moveToList } from '#editing/build/move-to-list.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { deleteWithUses } from '#editing/uses/delete-with-uses.ts'
import { dataOfTexts } from '#testing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { replay } from './replay.ts'

const file = 'quiz/sections/one.yaml'
const other = 'quiz/sections/two.yaml'
const list = ['questions']
const heading = `    # agreed with the doctors
    group: # since May
      title: "Diet"
`
const lunch = (own: string) => `  - id: lunch\n${own}    title: Lunch?\n`
const tea = (own: string) => `  # of tea\n  - id: tea\n${own}    title: Tea?\n`
const last = '  - id: walk\n    group: {title: Sport}\n    title: Walks?\n'
const texts = new Map([
  ['quiz/quiz.yaml', 'id: q\nsteps:\n  - {id: s, kind: questions, section: one}\n'],
  [file, `id: one\nquestions:\n${lunch(heading)}${tea('')}${last}`],
  [other, 'id: two\nquestions:\n  - id: run\n    title: Runs?\n'],
])

const after = (build: (data: ContentData) => NewAct, from: ReadonlyMap<string, string> = texts) => {
  const { operations, title } = build(dataOfTexts(from))
  const done = replay(from, [{ id: '1', at: '', by: 'Ada', title, operations }])
  expect(done.failed).toEqual([])
  return done.texts
}
const deleteFirst = (data: ContentData): NewAct => {
  const deletion = deleteWithUses(data, readSchemas(), { file, list, entry: 'lunch' }, { today: '2026-11-27' })
  if (!deletion.ok) throw new Error(deletion.message)
  return deletion.act
}

describe('the heading of a group is written with its comments in the question that has it now', () => {
  it('after the first question was moved below another one', () => {
    const moved = after((data) => moveEntry(data, { file, list, entry: 'lunch' }, 1))
    expect(moved.get(file)).toBe(`id: one\nquestions:\n${tea(heading)}${lunch('')}${last}`)
  })

  it('after another question was moved in front of the first one', () => {
    const moved = after((data) => moveEntry(data, { file, list, entry: 'tea' }, 0))
    expect(moved.get(file)).toBe(`id: one\nquestions:\n${tea(heading)}${lunch('')}${last}`)
  })

  it('after the first question was deleted', () => {
    expect(after(deleteFirst).get(file)).toBe(`id: one\nquestions:\n${tea(heading)}${last}`)
  })

  it('after the first question was moved to another section', () => {
    const moved = after((data) => moveToList(data, { file, list, entry: 'lunch' }, { file: other, list, name: 'Two' }))
    expect(moved.get(file)).toBe(`id: one\nquestions:\n${tea(heading)}${last}`)
    expect(moved.get(other)).toBe(`id: two\nquestions:\n  - id: run\n    title: Runs?\n${lunch('')}`)
  })

  it('is written in brackets, with its comments above them', () => {
    const brackets = new Map([
      ...texts,
      [file, `id: one\nquestions:\n${lunch(heading)}  # of tea\n  - {id: tea, title: Tea?}\n`],
    ])
    const comments = '  # of tea\n  # agreed with the doctors\n  # since May\n'
    const tea = `${comments}  - {id: tea, group: {title: Diet}, title: Tea?}\n`
    expect(after(deleteFirst, brackets).get(file)).toBe(`id: one\nquestions:\n${tea}`)
    const moved = after((data) => moveEntry(data, { file, list, entry: 'lunch' }, 1), brackets)
    expect(moved.get(file)).toBe(`id: one\nquestions:\n${tea}${lunch('')}`)
  })
})
