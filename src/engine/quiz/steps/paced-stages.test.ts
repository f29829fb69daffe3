import { describe, expect, test } from 'vitest'
import { stagesTicked, stageStartMs } from './paced-stages.ts'

const all = [true, true, true, true]

describe('the stages of the waiting screen', () => {
  test.each([
    [0, 0],
    [999, 0],
    [1000, 1],
    [2500, 2],
    [4000, 4],
    [60_000, 4],
  ])('when all is done, after %i ms of 5,000 there are %i ticks', (elapsed, ticked) => {
    expect(stagesTicked(all, elapsed, 5000)).toBe(ticked)
  })

  test('one that is not done has no tick, however long it takes, and neither has what comes after it', () => {
    expect(stagesTicked([true, false, true, true], 60_000, 5000)).toBe(1)
    expect(stagesTicked([false, true, true, true], 60_000, 5000)).toBe(0)
  })

  test('without a shortest time are ticked at once', () => {
    expect([stagesTicked(all, 0, 0), stagesTicked([true, false], 0, 0)]).toEqual([4, 1])
  })

  test('come one after the other, and leave time at the end', () => {
    const turns = all.map((_, stage) => stageStartMs(stage, all.length, 5000))
    expect(turns).toEqual([1000, 2000, 3000, 4000])
    expect(turns.map((turn) => stagesTicked(all, turn, 5000))).toEqual([1, 2, 3, 4])
  })
})
