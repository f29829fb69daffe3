import { expect, it } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import type { DataMap } from '#content/write/edit.ts'
import { unnamedReaders } from './score-sums.ts'

const dataWith = (question: DataMap): ContentData =>
  new Map([
    [
      'quiz.yaml',
      {
        steps: [{ id: 's', kind: 'questions', title: 'Step', section: 'one' }],
        sections: [{ id: 'one', title: 'One', questions: [{ id: 'a', title: 'A?', ...question }] }],
        scores: [{ id: 'risk', label: 'Risk' }],
      },
    ],
  ])
const options = (...points: readonly (number | undefined)[]): readonly DataMap[] =>
  points.map((amount, at) => ({ id: `o${at}`, label: 'O', ...(amount !== undefined && { points: amount }) }))
const alone = { id: 'none', label: 'None', points: 4, exclusive: true }

it.each<[string, DataMap, number]>([
  ['any number of options', { choice: 'checkbox', options: options(1, 2, -1) }, 3],
  ['one option at most', { choice: 'checkbox', max_choices: 1, options: options(1, 2, 3) }, 3],
  ['two options at most', { choice: 'checkbox', max_choices: 2, options: options(1, 2, 3, -1) }, 5],
  ['two options at least', { choice: 'checkbox', min_choices: 2, options: options(3, -1) }, 2],
  ['one of them without points', { choice: 'checkbox', min_choices: 2, options: options(3, undefined) }, 3],
  ['an exclusive option beside them', { choice: 'checkbox', options: [...options(1, 2), alone] }, 4],
  ['no answer', { choice: 'checkbox', options: options(-1, -2) }, 0],
  ['a retired option', { choice: 'radio', options: [...options(1, 2), { ...alone, retired: true }] }, 2],
  ['one answer', { choice: 'radio', options: options(1, 2) }, 2],
])('the most that options give: %s', (_, question, most) => {
  expect(unnamedReaders(dataWith(question), 'a').map((reader) => reader.most)).toEqual([most])
})
