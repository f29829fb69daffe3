import { describe, expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { deleteWithUses } from '#editing/uses/delete-with-uses.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { duplicateEntry, moveEntry } from './list-acts.ts'

const file = 'quiz/sections/one.yaml'
const list = ['questions']
const dataOf = (text: string): ContentData => {
  const questions = text.split(' ').map((word) => {
    const [id = '', title] = word.split('/')
    return { id, ...(title !== undefined && { group: { title } }), title: id.toUpperCase() }
  })
  const step = { id: 's', kind: 'questions', section: 'one' }
  return new Map<string, unknown>([
    [file, { id: 'one', questions }],
    ['quiz/quiz.yaml', { id: 'q', steps: [step] }],
  ])
}
/** `a/Diet b c/Sleep`: the questions in their order, with the headings that begin with them. */
const shown = (data: ContentData, { operations }: NewAct): string => {
  let root = data.get(file)
  for (const one of operations) if (isDataOperation(one) && one.file === file) root = applyToData(root, one)
  return (root as { questions: readonly { id: string; group?: { title: string } }[] }).questions
    .map(({ group, id }) => (group ? `${id}/${group.title}` : id))
    .join(' ')
}

describe('the heading of a group', () => {
  const three = 'a/Diet b c/Sleep d'
  it.each([
    [three, 'b', 0, 'b/Diet a c/Sleep d', 'is above the question that is now the first of the group'],
    [three, 'a', 1, 'b/Diet a c/Sleep d', 'stays above those that are left when the first one moves down'],
    [three, 'a', 3, 'b/Diet c/Sleep d a', 'stays with those that are left when the first one moves away'],
    [three, 'd', 2, 'a/Diet b d/Sleep c', 'is above a question that moves up to the beginning of its group'],
    [three, 'c', 1, 'a/Diet c b d/Sleep', 'stays when the first one moves into the group before'],
    [three, 'd', 0, 'd/Diet a b c/Sleep', 'is above a question that comes to the beginning of the section'],
    [three, 'd', 1, 'a/Diet d b c/Sleep', 'is left alone by what moves between two questions of a group'],
    ['a/Diet b/Sleep c', 'a', 1, 'b/Sleep a/Diet c', 'goes along with the only question of its group'],
    ['a b c', 'c', 0, 'c a b', 'is nowhere in a section without groups'],
  ])('%s: %s moved to %s is %s: it %s', (text, entry, to, result) => {
    const data = dataOf(text)
    expect(shown(data, moveEntry(data, { file, list, entry }, to))).toBe(result)
  })

  it('is not copied', () => {
    const data = dataOf(three)
    expect(shown(data, duplicateEntry(data, { file, list, entry: 'a' }))).toBe('a/Diet a_2 b c/Sleep d')
  })

  it.each([
    ['a', 'b/Diet c/Sleep d'],
    ['b', 'a/Diet c/Sleep d'],
    ['c', 'a/Diet b d/Sleep'],
  ])('stays when %s is deleted: %s', (entry, result) => {
    const data = dataOf(three)
    const deletion = deleteWithUses(data, readSchemas(), { file, list, entry }, { today: '2026-11-25' })
    if (!deletion.ok) throw new Error(deletion.message)
    expect(shown(data, deletion.act)).toBe(result)
  })

  it('goes with the last question of its group', () => {
    const data = dataOf('a/Diet b/Sleep c')
    const deletion = deleteWithUses(data, readSchemas(), { file, list, entry: 'a' }, { today: '2026-11-25' })
    expect(deletion.ok && shown(data, deletion.act)).toBe('b/Sleep c')
  })

  it('that another question begins with is named before the question is deleted', () => {
    const deletion = deleteWithUses(dataOf(three), readSchemas(), { file, list, entry: 'a' }, { today: '2026-11-25' })
    expect(deletion.ok && deletion.consequences.map(({ item, words }) => `${item}: ${words}`)).toEqual([
      'B: Begins the group “Diet”',
    ])
  })
})
