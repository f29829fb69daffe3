import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('what was loaded is kept, concurrent calls share one attempt, and a failure is not kept', async () => {
  let attempts = 0
  const load = loadOnce(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('too many open files')
    return attempts
  })
  expect(await Promise.allSettled([load(), load()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(attempts).toBe(1)
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
