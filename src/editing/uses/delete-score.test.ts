import { expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { deleteWithUses } from './delete-with-uses.ts'

const file = 'quiz.yaml'
const score = (id: string) => ({ id, label: id.toUpperCase(), questions: ['tea'] })
const quizWith = (...points: readonly object[]) => ({
  steps: [{ id: 's', kind: 'questions', title: 'Step', section: 'one' }],
  sections: [
    {
      id: 'one',
      title: 'One',
      questions: [
        {
          id: 'tea',
          type: 'question',
          choice: 'radio',
          title: 'Tea?',
          options: points.map((one, index) => ({ id: `o${index}`, label: `O${index}`, points: one })),
        },
      ],
    },
  ],
  scores: [score('tired'), score('calm'), score('dry')],
})

it('options keep the points for other scores, and have none where there are no others', () => {
  const data = new Map<string, unknown>([[file, quizWith({ tired: 2 }, { tired: 1, calm: 3 }, { calm: 4 })]])
  const deletion = deleteWithUses(
    data,
    readSchemas(),
    { file, list: ['scores'], entry: 'tired' },
    { today: '2026-11-22' },
  )
  if (!deletion.ok) throw new Error(deletion.message)
  const after = deletion.act.operations
    .filter(isDataOperation)
    .reduce((now, operation) => (operation.file === file ? applyToData(now, operation) : now), data.get(file))
  expect(after).toMatchObject({ scores: [{ id: 'calm' }, { id: 'dry' }] })
  const left = (after as ReturnType<typeof quizWith>).sections[0]?.questions[0]?.options
  expect(left).toEqual([
    { id: 'o0', label: 'O0' },
    { id: 'o1', label: 'O1', points: { calm: 3 } },
    { id: 'o2', label: 'O2', points: { calm: 4 } },
  ])
  expect(deletion.consequences.map(({ item, words }) => `${item}: ${words}`)).toEqual([
    'Tea? › O0: Points: is empty now',
    'Tea? › O1: Points: nothing for “TIRED” any more',
  ])
})
