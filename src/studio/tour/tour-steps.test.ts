import { expect, it } from 'vitest'
import { tourSteps, type TourFacts } from './tour-steps.ts'

const start: TourFacts = { isItemOpen: false, done: 0, acts: 0, isReviewOpen: false }
const edited = { ...start, isItemOpen: true, done: 1, acts: 1 }
const undone = { ...edited, done: 0 }
/** The facts in the course of one edit. */
const course = [start, { ...start, isItemOpen: true }, edited, undone, edited, { ...edited, isReviewOpen: true }]

it('one edit leads through every step, in order', () => {
  const done = tourSteps.map(({ isDone }, index) => isDone(course[index + 1] ?? start, course[index] ?? start))
  expect(done).toEqual(tourSteps.map(() => true))
})

it('taking back one of two edits is enough', () => {
  const [, , takeBack, again] = tourSteps
  const both = { ...edited, done: 2, acts: 2 }
  expect(takeBack?.isDone(both, edited)).toBe(false)
  expect(takeBack?.isDone({ ...both, done: 1 }, edited)).toBe(true)
  expect(again?.isDone(both, { ...both, done: 1 })).toBe(true)
})

it('no step is done before its time', () => {
  for (const [index, { isDone }] of tourSteps.entries())
    expect(isDone(course[index] ?? start, course[index] ?? start)).toBe(false)
})
