import { describe, expect, test } from 'vitest'
import { withValue } from './use-load.ts'

const loaded = { of: 'report b 0', is: { state: 'ready', value: 'b' } } as const

describe('a value that is set after a change', () => {
  test('replaces the one that it changes', () => {
    expect(withValue<string>(loaded, 'report b 0', 'changed')).toEqual({
      of: 'report b 0',
      is: { state: 'ready', value: 'changed' },
    })
  })

  test('does not replace what was loaded since', () => {
    expect(withValue<string>(loaded, 'report a 0', 'late')).toBe(loaded)
    expect(withValue<string>(loaded, null, 'late')).toBe(loaded)
    expect(withValue<string>(null, null, 'late')).toBeNull()
  })
})
