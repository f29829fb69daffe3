import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import type { Place } from '#editing/place.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import { whereUndone } from './where-undone.ts'

const title = 'How many hours do you sleep in a usual night?'
const data = new Map<string, unknown>([
  [
    'quiz.yaml',
    {
      id: 'sleep',
      title: 'Sleep',
      steps: [{ id: 'all', kind: 'questions', title: 'At night', section: 's' }],
      sections: [{ id: 's', title: 'Nights', questions: [{ id: 'q', type: 'question', choice: 'radio', title }] }],
      scores: [{ id: 'rest', label: 'Rest', rules: [] }],
    },
  ],
])
const tree = treeOf({ data, schemas: packageSchemas() })
const where = (words: string, ...places: readonly Place[]) =>
  whereUndone(
    tree,
    words,
    places.map((place) => ({ file: 'quiz.yaml', place })),
  )
const question = ['sections', 's', 'questions', 'q']
const deletion = 'Delete “How many hours do you sleep in a usual…”'

test('a question that is gone was in its step', () => {
  expect(where(`Done again: ${deletion}`, ['sections', 's', 'questions'])).toBe('Quiz › At night')
})

test('so is one that the words name, even shortened', () => {
  expect(where(`Undone: ${deletion}`, question)).toBe('Quiz › At night')
})

test('anything else is named itself, unless the words do', () => {
  expect(where('Undone: Change a text', [...question, 'title'])).toBe(title)
  expect(where('Undone: Change points', ['scores', 'rest', 'rules'])).toBe('Rest')
  expect(where('Undone: Change Rest', ['scores', 'rest', 'label'])).toBeUndefined()
})

test('several items have no place', () => {
  expect(where('Undone: Replace', ['scores', 'rest'], question)).toBeUndefined()
})
