import { describe, expect, test } from 'vitest'
import { withChange } from './use-load.ts'

const loaded = { key: 'report b 0', result: { state: 'ready', value: 'b' } } as const
const failed = { key: 'report b 0', result: { state: 'failed', failure: { kind: 'server' } } } as const
const changed = (now: string): string => `${now}, changed`

describe('a change of a value', () => {
  test('is one of the value that is shown', () => {
    expect(withChange<string>(loaded, 'report b 0', changed)).toEqual({
      key: 'report b 0',
      result: { state: 'ready', value: 'b, changed' },
    })
  })

  test('does not replace what was loaded since', () => {
    expect(withChange<string>(loaded, 'report a 0', changed)).toBe(loaded)
  })

  test('changes nothing before there is a value', () => {
    expect(withChange<string>(null, 'report b 0', changed)).toBeNull()
    expect(withChange<string>(failed, 'report b 0', changed)).toBe(failed)
  })
})
