import { describe, expect, test } from 'vitest'
import { joinOperations } from './join-operations.ts'
import type { Operation } from './operation.ts'

const file = 'quiz.yaml'
const added = (entry: unknown): Operation => ({
  kind: 'insert',
  file,
  list: ['options'],
  entry,
  index: 0,
  follows: null,
})
const typed = (place: readonly string[], before: string | undefined, after: string | undefined): Operation => ({
  kind: 'set',
  file,
  place,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})

describe('an act that goes on', () => {
  test('keeps the text before the first key', () => {
    expect(joinOperations([typed(['title'], 'A', 'Ab')], [typed(['title'], 'Ab', 'Abc')])).toEqual([
      typed(['title'], 'A', 'Abc'),
    ])
  })
  test('joins two values that change together, such as both sides of a border', () => {
    const both = (before: string, after: string) => [typed(['to'], before, after), typed(['from'], before, after)]
    expect(joinOperations(both('1', '2'), both('2', '3'))).toEqual(both('1', '3'))
    expect(joinOperations(both('1', '2'), both('2', '1'))).toEqual([])
  })
  test('does not join a value with one that was changed before something around it', () => {
    const operations = [typed(['group', 'title'], 'A', 'B'), typed(['group'], 'x', 'y')]
    const more = [typed(['group', 'title'], 'C', 'D')]
    expect(joinOperations(operations, more)).toEqual([...operations, ...more])
  })
  test('in a text that was new and is empty again leaves nothing', () => {
    expect(joinOperations([typed(['lead'], undefined, 'A')], [typed(['lead'], 'A', undefined)])).toEqual([])
  })
  test('writes what is typed into a new entry into the entry, its id as well', () => {
    const more = [typed(['options', 'new', 'label'], '', 'Tea'), typed(['options', 'new', 'id'], 'new', 'tea')]
    expect(joinOperations([added({ id: 'new', label: '' })], more)).toEqual([added({ id: 'tea', label: 'Tea' })])
  })
  test('adds entries inside of a new entry', () => {
    const inner: Operation = {
      kind: 'insert',
      file,
      list: ['options', 'new', 'parts'],
      entry: 1,
      index: 0,
      follows: null,
    }
    expect(joinOperations([added({ id: 'new', parts: [] })], [inner])).toEqual([added({ id: 'new', parts: [1] })])
  })
  test('that deletes what it has added leaves nothing', () => {
    const deleted: Operation = {
      kind: 'delete',
      file,
      list: ['options'],
      entry: { id: 'new' },
      index: 0,
      follows: null,
    }
    expect(joinOperations([added({ id: 'new' })], [deleted])).toEqual([])
  })
  test('elsewhere keeps both', () => {
    const others = [typed(['title'], 'A', 'B'), typed(['options', 'tea', 'label'], 'A', 'B')]
    for (const other of others)
      expect(joinOperations([added({ id: 'new' })], [other])).toEqual([added({ id: 'new' }), other])
    expect(
      joinOperations([typed(['title'], 'A', 'B')], [{ ...typed(['title'], 'B', 'C'), file: 'b.yaml' }]),
    ).toHaveLength(2)
  })
})
