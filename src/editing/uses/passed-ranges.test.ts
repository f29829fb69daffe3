import { describe, expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import { valueIn } from '#editing/place.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { deleteWithUses } from './delete-with-uses.ts'

const file = 'analysis/scores.yaml'
const list = ['bands', 'concern']
const low = { from: 0, to: 49, colour: 'green', label: 'Low' }
const middle = { from: 50, to: 70, colour: 'yellow', label: 'Middle' }
const high = { from: 71, to: 100, colour: 'red', label: 'High' }

const deletedFrom = (bands: readonly object[], index: number) => {
  const data: ContentData = new Map([[file, { bands: { concern: bands } }]])
  const deletion = deleteWithUses(data, readSchemas(), { file, list, entry: index }, { today: '2026-11-28' })
  if (!deletion.ok) return expect.fail(deletion.message)
  const after = deletion.act.operations
    .filter(isDataOperation)
    .reduce((root, operation) => applyToData(root, operation), data.get(file))
  return { bands: valueIn(after, list), consequences: deletion.consequences }
}

describe('the range of a deleted band', () => {
  it('passes to the band before it, and says so', () => {
    const { bands, consequences } = deletedFrom([low, middle, high], 1)
    expect(bands).toEqual([{ ...low, to: 70 }, high])
    expect(consequences).toMatchObject([{ item: 'Low', kind: 'changes', words: 'Now ends at 70' }])
  })

  it('passes to the next one when it was the first', () => {
    const { bands, consequences } = deletedFrom([low, middle, high], 0)
    expect(bands).toEqual([{ ...middle, from: 0 }, high])
    expect(consequences).toMatchObject([{ item: 'Middle', kind: 'changes', words: 'Now begins at 0' }])
  })

  it('passes to nobody when it overlaps with its neighbours', () => {
    expect(deletedFrom([low, { ...middle, to: 80 }, high], 1).bands).toEqual([low, high])
    expect(deletedFrom([low, { ...middle, from: 40 }, high], 1).bands).toEqual([low, high])
  })

  it('leaves a list with a range that is not written yet as it is', () => {
    expect(deletedFrom([low, middle, { label: 'New' }], 1).bands).toEqual([low, { label: 'New' }])
  })
})
