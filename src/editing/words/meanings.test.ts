import { expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { applyToData } from '#editing/apply.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { describeChanges } from './describe-changes.ts'
import { asNewOption, meaningsOf, withMeaning } from './meanings.ts'

const file = 'quiz/sections/one.yaml'
const place = ['questions', 'tea', 'options', 'black', 'label']
const before: ContentData = new Map([
  [
    file,
    {
      id: 'one',
      questions: [
        {
          id: 'tea',
          options: [
            { id: 'black', label: 'Black', points: 2 },
            { id: 'no', label: 'No' },
          ],
        },
      ],
    },
  ],
])
const applied = (data: ContentData, operations: readonly Operation[]): ContentData =>
  operations.reduce<ContentData>(
    (now, operation) =>
      operation.kind === 'file' || operation.kind === 'picture'
        ? now
        : new Map([[file, applyToData(now.get(file), operation)]]),
    data,
  )
const relabelled = (
  data: ContentData,
  label: string,
  id: string,
): { readonly act: Act; readonly data: ContentData } => {
  const { operations, title } = setValue(data, file, place, label)
  return { act: { id, at: '', by: 'Ada', title, operations }, data: applied(data, operations) }
}
const draftOf = (...acts: readonly Act[]) => ({ id: 'd', name: '', revision: 1, base: {}, acts, done: acts.length })
const [first] = [relabelled(before, 'Green', '1')]
const linesOf = (acts: readonly Act[], data: ContentData) => describeChanges(acts, before, data, packageSchemas())

it('what is said about a label belongs to the act that has changed it', () => {
  const lines = linesOf([first.act], first.data)
  const [line] = lines
  if (!line) throw new Error('The label has changed')
  const draft = withMeaning(draftOf(first.act), line, 'same')
  expect(meaningsOf(draft, lines)).toEqual({ 'tea/black': 'same' })
  expect(meaningsOf(draftOf(first.act), lines)).toEqual({})
})

it('a label that is changed once more is asked about again', () => {
  const [line] = linesOf([first.act], first.data)
  if (!line) throw new Error('The label has changed')
  const [known] = withMeaning(draftOf(first.act), line, 'same').acts
  const second = relabelled(first.data, 'White', '2')
  const acts = [known ?? first.act, second.act]
  expect(meaningsOf(draftOf(...acts), linesOf(acts, second.data))).toEqual({})
})

it('a new meaning is a new option after the old one, which is no longer offered and has its label back', () => {
  const [line] = linesOf([first.act], first.data)
  if (!line) throw new Error('The label has changed')
  const { operations, title } = asNewOption(first.data, line)
  expect(title).toBe('Make “Green” a new answer')
  expect(applied(first.data, operations).get(file)).toMatchObject({
    questions: [
      {
        options: [
          { id: 'black', label: 'Black', points: 2, retired: true },
          { id: 'green', label: 'Green', points: 2 },
          { id: 'no', label: 'No' },
        ],
      },
    ],
  })
})
