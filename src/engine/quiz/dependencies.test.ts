import { describe, expect, test } from 'vitest'
import { readersOf, orderByReads } from './dependencies.ts'

const reads = (lines: Record<string, string>) =>
  new Map(Object.entries(lines).map(([id, read]) => [id, read.split(' ').filter(Boolean)]))

describe('what reads what', () => {
  test('a chain › each is one level above what it reads', () => {
    const { levels, cycle } = orderByReads(reads({ c: 'b', b: 'a', a: '' }))
    expect(Object.fromEntries(levels)).toEqual({ a: 0, b: 1, c: 2 })
    expect(cycle).toBeNull()
  })

  test('a diamond with a shortcut › the longest path decides', () => {
    const { levels } = orderByReads(reads({ a: '', b: 'a', c: 'b', d: 'a c' }))
    expect(levels.get('d')).toBe(3)
  })

  test('something that is not in the list › is taken as given', () => {
    expect(orderByReads(reads({ a: 'elsewhere' })).levels.get('a')).toBe(0)
  })

  test('the same item read twice › counts once', () => {
    expect(orderByReads(reads({ a: '', b: 'a a' }))).toMatchObject({ cycle: null })
    expect(readersOf(reads({ a: '', b: 'a a' })).get('a')).toEqual(['b'])
  })
})

describe('circles', () => {
  test.each<[string, Record<string, string>, readonly string[]]>([
    ['one that reads itself', { a: 'a' }, ['a', 'a']],
    ['two that read each other', { a: 'b', b: 'a' }, ['a', 'b', 'a']],
    ['one that only leads into a circle is not part of it', { x: 'a', a: 'b', b: 'c', c: 'a' }, ['a', 'b', 'c', 'a']],
    ['good ones beside a circle', { good: '', fine: 'good', a: 'fine b', b: 'a' }, ['a', 'b', 'a']],
  ])('%s', (_, lines, cycle) => {
    expect(orderByReads(reads(lines)).cycle).toEqual(cycle)
  })

  test('a chain of ten thousand › needs no deep call stack', () => {
    const long = new Map(Array.from({ length: 10_000 }, (_, n) => [`q${n}`, n === 0 ? [] : [`q${n - 1}`]]))
    expect(orderByReads(long).levels.get('q9999')).toBe(9999)
  })
})
