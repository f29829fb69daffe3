import { describe, expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import { moveToList } from './move-to-list.ts'

type Question = { readonly id: string; readonly group?: { readonly title: string } }
const list = ['questions']
const fileOf = (id: string) => `quiz/sections/${id}.yaml`
const questionsIn = (text: string): readonly Question[] =>
  text.split(' ').flatMap((word) => {
    const [id = '', title] = word.split('/')
    return id === '' ? [] : [{ id, ...(title !== undefined && { group: { title } }), title: id.toUpperCase() }]
  })
const dataOf = (one: string, two: string): ContentData =>
  new Map([
    [fileOf('one'), { id: 'one', questions: questionsIn(one) }],
    [fileOf('two'), { id: 'two', questions: questionsIn(two) }],
  ])
const shown = (data: ContentData): readonly string[] =>
  [...data.values()].map((root) =>
    (root as { questions: readonly Question[] }).questions
      .map(({ group, id }) => (group ? `${id}/${group.title}` : id))
      .join(' '),
  )
const move = (data: ContentData, entry: string) =>
  moveToList(data, { file: fileOf('one'), list, entry }, { file: fileOf('two'), list, name: 'Lifestyle' })
const moved = (data: ContentData, entry: string): ContentData =>
  move(data, entry)
    .operations.filter(isDataOperation)
    .reduce((now, one) => new Map(now).set(one.file, applyToData(now.get(one.file), one)), new Map(data))

describe('a question that is moved to another section', () => {
  it.each([
    ['a b c', 'b', 'x y', 'a c', 'x y b', 'is at its end'],
    ['a', 'a', '', '', 'a', 'is its first one'],
    ['a/Diet b c/Sleep', 'a', 'x', 'b/Diet c/Sleep', 'x a', 'leaves its heading to the next of its group'],
    ['a/Diet b', 'b', 'x/Work', 'a/Diet', 'x/Work b', 'joins the last group'],
    [
      'a/Diet b/Sleep',
      'a',
      'x/Work',
      'b/Sleep',
      'x/Work a/Diet',
      'takes the heading along as the only one of its group',
    ],
  ])('%s: %s to %j gives %j and %j: it %s', (one, entry, two, left, there) => {
    expect(shown(moved(dataOf(one, two), entry))).toEqual([left, there])
  })

  it('is named with the section', () => {
    expect(move(dataOf('a', 'x'), 'a').title).toBe('Move “A” to “Lifestyle”')
  })

  it('that is not there, or is there already, is not moved', () => {
    expect(move(dataOf('a', 'x'), 'b').operations).toEqual([])
    expect(move(dataOf('a', 'a'), 'a').operations).toEqual([])
  })

  it('is the first one of a section that has no list of questions', () => {
    const data = new Map(dataOf('a', 'x')).set(fileOf('two'), { id: 'two' })
    expect(shown(moved(data, 'a'))).toEqual(['', 'a'])
  })
})
