import { expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { Place } from '#editing/place.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { openMeanings } from './review-state.ts'

const file = 'quiz.yaml'
const option = { id: 'days', label: 'Several days' }
const before = new Map<string, unknown>([
  [
    file,
    {
      id: 'q',
      option_lists: { often: [option], unused: [option] },
      sections: [
        {
          id: 's',
          questions: [
            { id: 'sleep', choice: 'radio', title: 'Sleep?', options: 'often' },
            { id: 'tea', choice: 'radio', title: 'Tea?', options: 'often' },
            { id: 'own', choice: 'radio', title: 'Own?', options: [option] },
          ],
        },
      ],
    },
  ],
])
const scored = new Map<string, unknown>([[file, { id: 'q', scores: [{ id: 'mood', label: 'Mood' }] }]])
const linesAfter = (place: Place) => {
  const { operations } = setValue(before, file, place, 'Nearly every day')
  const after = operations
    .filter(isDataOperation)
    .reduce((data, operation) => new Map([[file, applyToData(data.get(file), operation)]]), before)
  return describeChanges([], before, after, packageSchemas())
}
const ofList = (name: string): Place => ['option_lists', name, 'days', 'label']

it('an option of a shared list is asked about once if any of its questions is published with it', () => {
  const lines = linesAfter(ofList('often'))
  const published = new Set(['option sleep/days', 'option tea/days'])
  const open = openMeanings(lines, published, {})
  expect(open.map(({ words }) => words)).toEqual([expect.stringContaining('Nearly every day')])
  const id = open[0]?.relabelled?.id ?? ''
  expect(openMeanings(lines, new Set(['option tea/days']), {})).toEqual(open)
  expect(openMeanings(lines, published, { [id]: 'same' })).toEqual([])
})

it('an option of a shared list that no published question has is not asked about', () => {
  expect(openMeanings(linesAfter(ofList('often')), new Set(['option own/days', 'score days']), {})).toEqual([])
  expect(openMeanings(linesAfter(ofList('unused')), new Set(['option own/days', 'option tea/days']), {})).toEqual([])
})

it('an option of a question is asked about if the question is published with it', () => {
  const lines = linesAfter(['sections', 's', 'questions', 'own', 'options', 'days', 'label'])
  expect(openMeanings(lines, new Set(['option own/days']), {}).map(({ relabelled }) => relabelled?.id)).toEqual([
    'own/days',
  ])
  expect(openMeanings(lines, new Set(['option tea/days']), {})).toEqual([])
})

it('a score is asked about until its label is said to mean the same', () => {
  const operations = setValue(scored, file, ['scores', 'mood', 'label'], 'Spirits').operations.filter(isDataOperation)
  const after = operations.reduce(
    (data, operation) => new Map([[file, applyToData(data.get(file), operation)]]),
    scored,
  )
  const lines = describeChanges([], scored, after, packageSchemas())
  const published = new Set(['score mood'])
  expect(openMeanings(lines, published, {})).toHaveLength(1)
  expect(openMeanings(lines, published, { mood: 'new' })).toHaveLength(1)
  expect(openMeanings(lines, published, { mood: 'same' })).toEqual([])
})
