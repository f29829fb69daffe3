import { describe, expect, it } from 'vitest'
import { matchedEntries } from './matched-entries.ts'

const rule = (question: string, answer: string, points = 1) => ({ question, answer, points })

describe('entries without ids', () => {
  it('that read the same question are one entry that has changed', () => {
    const { pairs } = matchedEntries([rule('tea', 'yes')], [rule('tea', 'no', 2)])
    expect(pairs).toEqual([[0, 0]])
  })

  it('that read different questions are a deleted one and a new one', () => {
    expect(matchedEntries([rule('tea', 'yes')], [rule('naps', 'yes')])).toEqual({ pairs: [], added: [0], deleted: [0] })
  })

  it('that read nothing are matched in order', () => {
    expect(matchedEntries([{ text: 'a' }, { text: 'b' }], [{ text: 'c' }]).pairs).toEqual([[0, 0]])
  })
})
