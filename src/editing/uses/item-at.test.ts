import { expect, it } from 'vitest'
import { itemAt } from './item-at.ts'

const quiz = { id: 'coffee', scores: [], steps: [{ id: 's', title: 'Beans' }] }

it.each([
  ['a setting of a file that only has an id', quiz, ['scores'], 'quiz.yaml'],
  ['a setting of a file with a title', { ...quiz, title: 'Coffee' }, ['scores'], 'Coffee'],
  ['a setting of an entry', quiz, ['steps', 0, 'title'], 'Beans'],
])('%s is in something that is called by its name, not by the id of a file', (_, root, path, name) => {
  expect(itemAt(new Map([['quiz.yaml', root]]), 'quiz.yaml', path).name).toBe(name)
})
