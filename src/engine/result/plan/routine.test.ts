import { expect, test } from 'vitest'
import type { Facts } from '#engine/quiz/conditions.ts'
import { compileRoutine, slotsNeeded } from './routine.ts'

const facts: Facts = { answers: { colour: ['red'] }, scores: {}, profile: {}, issues: new Set() }
const variant = (id: string, slot: string | null | undefined, colour?: string) => ({
  id,
  ...(slot === undefined ? {} : { slot }),
  ...(colour === undefined ? {} : { when: { question: 'colour', is: [colour] } }),
  how_often: 'Daily',
  text: 'Do.',
})
const routine = compileRoutine({
  recheck: 'Again soon.',
  slots: [
    { id: 'brush', label: 'A brush' },
    { id: 'paint', label: 'Paint' },
  ],
  parts: [
    {
      id: 'day',
      title: 'Day',
      steps: [
        {
          id: 'one',
          title: 'One',
          variants: [variant('blue', null, 'blue'), variant('red', 'paint', 'red'), variant('any', 'brush')],
        },
        { id: 'two', title: 'Two', variants: [variant('blue', 'brush', 'blue'), variant('any', null)] },
        { id: 'none', title: 'None', variants: [variant('blue', 'brush', 'blue')] },
      ],
    },
    {
      id: 'night',
      title: 'Night',
      steps: [
        { id: 'three', title: 'Three', variants: [variant('any', 'paint')] },
        { id: 'four', title: 'Four', variants: [variant('any', 'brush')] },
        { id: 'five', title: 'Five', variants: [variant('any', undefined)] },
      ],
    },
  ],
})(facts)

test('a step › the first variant that fits, and none when none does', () => {
  expect(routine.map(({ steps }) => steps.map((step) => [step.id, step.variant]))).toEqual([
    [
      ['one', 'red'],
      ['two', 'any'],
    ],
    [
      ['three', 'any'],
      ['four', 'any'],
      ['five', 'any'],
    ],
  ])
})

test('a step with a product › says what it is called; one without says nothing', () => {
  expect(routine[0]?.steps).toMatchObject([
    { slot: 'paint', slot_label: 'Paint' },
    { slot: null, slot_label: null },
  ])
  expect(routine[1]?.steps[2]).toMatchObject({ slot: null, slot_label: null })
})

test('the kinds of product that are needed › each once, in the order of the steps, with their drawings', () => {
  const paint = { id: 'paint', label: 'Paint', picture: 'tin.svg', tint: 'leaf' as const }
  expect(slotsNeeded(routine, [paint])).toEqual([paint, { id: 'brush', label: 'A brush' }])
})
