import { describe, expect, test } from 'vitest'
import { datesOf } from './report-dates.ts'

const london = { locale: 'en-GB', time_zone: 'Europe/London' }
const made = (...times: readonly string[]) => times.map((created_at, at) => ({ id: `r${at}`, created_at }))
const namesOf = (...times: readonly string[]): readonly string[] => [...datesOf(made(...times), london).values()]

describe('reports are called by', () => {
  test('their day, when it is enough', () => {
    expect(namesOf('2026-11-21T09:05:00.000Z', '2026-07-01T09:05:00.000Z')).toEqual(['21/11/26', '01/07/26'])
  })
  test('their time, when two are of one day', () => {
    expect(namesOf('2026-07-01T14:10:30.000Z', '2026-07-01T09:05:00.000Z', '2026-06-30T09:05:00.000Z')).toEqual([
      '01/07/26, 15:10',
      '01/07/26, 10:05',
      '30/06/26',
    ])
  })
  test('a number, the oldest first, when two are of one minute', () => {
    expect(namesOf('2026-11-21T09:05:41.900Z', '2026-11-21T09:05:07.100Z', '2026-11-21T09:05:07.100Z')).toEqual([
      '21/11/26, 09:05 (3)',
      '21/11/26, 09:05 (1)',
      '21/11/26, 09:05 (2)',
    ])
  })
  test('their day, though one is given twice', () => {
    const [one] = made('2026-11-21T09:05:00.000Z')
    if (!one) throw new Error('There is one')
    expect([...datesOf([one, one], london)]).toEqual([['r0', '21/11/26']])
  })
})
