import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

describe('a promise with a time limit', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('what comes in time is passed on, and no timer stays: it would keep a process that is done alive', async () => {
    await expect(withTimeout(Promise.resolve('file'))).resolves.toBe('file')
    await expect(withTimeout(Promise.reject(new Error('no line')))).rejects.toThrow('no line')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('what takes longer is rejected', async () => {
    const late = withTimeout(new Promise(() => undefined), 1000)
    await Promise.all([expect(late).rejects.toThrow('Not done in time'), vi.advanceTimersByTimeAsync(1000)])
  })
})
