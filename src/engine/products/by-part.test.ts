import { describe, expect, it } from 'vitest'
import type { ResultRoutinePart } from '#types/api.generated.ts'
import { byPart } from './by-part.ts'

/** A part with a step for each slot. */
const part = (id: string, ...slots: readonly (string | null)[]): ResultRoutinePart => ({
  id,
  title: `Part ${id}`,
  steps: slots.map((slot, at) => ({
    id: `${id}_${at}`,
    title: 'Step',
    variant: 'v',
    slot,
    slot_label: slot,
    how_often: 'Daily',
    text: 'Do it.',
  })),
})
const routine = [part('wash', 'cleanser', 'conditioner'), part('rest'), part('care', null, 'mask', 'conditioner')]
const read = (slots: readonly (string | undefined)[], parts = routine) =>
  byPart(slots, (slot) => slot, parts).map(({ items, number, title }) => [number, title, items])

describe('products by the part of the routine that needs them', () => {
  it.each([
    [
      'in the order of the parts, numbered as the routine is: a part without steps is not shown there',
      ['mask', 'cleanser', 'conditioner'],
      [
        [1, 'Part wash', ['cleanser', 'conditioner']],
        [2, 'Part care', ['mask']],
      ],
    ],
    [
      'a kind of product that two parts need is in the first of them',
      ['conditioner'],
      [[1, 'Part wash', ['conditioner']]],
    ],
    ['two of one kind stay in their order', ['mask', 'mask'], [[2, 'Part care', ['mask', 'mask']]]],
  ])('%s', (_, slots, groups) => {
    expect(read(slots)).toEqual(groups)
  })

  it('is no grouping when a product belongs to no part, or nothing is known about it', () => {
    expect(read(['mask', 'oil'])).toEqual([])
    expect(read(['mask', undefined])).toEqual([])
    expect(read(['mask'], [])).toEqual([])
  })
})
