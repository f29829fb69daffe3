import { expect, test } from 'vitest'
import { noTime, secondsIn, storedTime, timeAt, type ActiveTime } from './active-time.ts'

const noon = Date.UTC(2026, 10, 23, 12)
const second = 1000
/** After an act at each of these times, in seconds after noon. */
const after = (from: ActiveTime, ...times: readonly number[]) =>
  times.reduce((time, at) => timeAt(time, noon + at * second), from)

test('the time from act to act is added up, and the first one only starts the count', () => {
  expect(secondsIn(after(noTime, 100))).toEqual({ seconds: 0 })
  expect(secondsIn(after(noTime, 100, 107, 131.4))).toEqual({ seconds: 31 })
})

test('a pause counts as two minutes at most, and a clock that was set back as nothing', () => {
  expect(secondsIn(after(noTime, 0, 120))).toEqual({ seconds: 120 })
  expect(secondsIn(after(noTime, 0, 10, 14 * 3600, 14 * 3600 + 5))).toEqual({ seconds: 10 + 120 + 5 })
  expect(secondsIn(after(noTime, 0, 10, -3600, -3590))).toEqual({ seconds: 20 })
})

test('a stored draft goes on from its seconds; the time in between does not count', () => {
  expect(secondsIn(after(storedTime(31), 9000, 9007))).toEqual({ seconds: 38 })
})

test('a draft of an earlier release has no time, and gets none', () => {
  expect(secondsIn(after(storedTime(undefined), 0, 60))).toEqual({})
})

test('what the API would refuse is not sent: at most a day', () => {
  expect(secondsIn(storedTime(1e9))).toEqual({ seconds: 86_400 })
})
