/** `undefined` means the same as a missing value wherever the values of an operation are read. */
import { expect, it } from 'vitest'
import { applyToData, editOf } from './apply.ts'
import { settingOrigins } from './setting-origins.ts'
import { joinOperations } from './join-operations.ts'
import { fitOf } from './fit.ts'
import { overwriteOperation } from './merge/overwrite-operation.ts'
import { cutTitle, isAddition, isRemoval, longestTitle, type SetOperation } from './operation.ts'

const set: SetOperation = { kind: 'set', file: 'quiz.yaml', place: ['one', 'title'] }
const removals: readonly SetOperation[] = [
  { ...set, before: 'A' },
  { ...set, before: 'A', after: undefined },
]
const additions: readonly SetOperation[] = [
  { ...set, after: 'A' },
  { ...set, before: undefined, after: 'A' },
]

it.each(removals)('%o removes its setting', (removal) => {
  const data = { one: { title: 'A', text: 'B' } }
  expect([isRemoval(removal), isAddition(removal)]).toEqual([true, false])
  expect(editOf(data, removal)).toEqual({ kind: 'remove', path: ['one', 'title'] })
  expect(applyToData(data, removal)).toStrictEqual({ one: { text: 'B' } })
  expect(fitOf({}, removal)).toEqual({ fits: true, edit: null })
  expect(overwriteOperation({ one: {} }, removal)).toBeUndefined()
})

it.each(additions)('%o adds its setting', (addition) => {
  expect([isRemoval(addition), isAddition(addition)]).toEqual([false, true])
  expect(fitOf({ one: { title: 'C' } }, addition)).toMatchObject({ reason: 'exists' })
  expect(overwriteOperation({ one: {} }, addition)).toStrictEqual({
    ...set,
    after: 'A',
  })
  expect(joinOperations([addition], [{ ...set, before: 'A', after: 'B' }])).toStrictEqual([{ ...set, after: 'B' }])
  for (const removal of removals) {
    const moved = { ...removal, place: ['two', 'title'] }
    expect(settingOrigins([moved, addition], addition)).toEqual([{ file: 'quiz.yaml', place: ['two', 'title'] }])
  }
})

it('a title is as long as the server takes it, and is cut between characters', () => {
  const title = cutTitle('😀'.repeat(longestTitle + 1))
  expect([[...title].length, title.isWellFormed()]).toEqual([longestTitle, true])
  expect(cutTitle('a'.repeat(longestTitle))).toHaveLength(longestTitle)
})
