import { expect, it } from 'vitest'
import type { Act, Operation } from '#editing/operation.ts'
import { actsOf } from './acts-of.ts'

const file = 'quiz/sections/one.yaml'
const list = ['questions']

const acts = (...operations: readonly Operation[]): readonly Act[] =>
  operations.map((operation, index) => ({ id: String(index + 1), at: '', by: '', title: '', operations: [operation] }))
const added = (title: string): Operation => {
  return { kind: 'insert', file, list, entry: { id: 'unnamed', title }, index: 0, follows: null }
}
const set = (question: string, key: string, before: unknown, after: unknown): Operation => {
  return { kind: 'set', file, place: [...list, question, key], before, after }
}
const addition = (id: string) => ({ kind: 'add', file, place: [...list, id], list, entry: { id } }) as const

it('follows an entry back to the time when it had no name', () => {
  const draft = acts(
    added('Dreams?'),
    set('unnamed', 'choice', 'radio', 'scale'),
    set('unnamed', 'id', 'unnamed', 'dreams'),
    added('Naps?'),
    set('unnamed', 'choice', 'radio', 'number'),
    set('unnamed', 'id', 'unnamed', 'naps'),
    set('dreams', 'title', 'Dreams?', 'Good dreams?'),
  )
  expect(actsOf(draft, addition('dreams'))).toEqual(['1', '2', '3', '7'])
  expect(actsOf(draft, addition('naps'))).toEqual(['4', '5', '6'])
})

it('tells an entry without a name from the one that had none before it', () => {
  const draft = acts(added('Dreams?'), set('unnamed', 'id', 'unnamed', 'dreams'), added('Naps?'))
  expect(actsOf(draft, addition('unnamed'))).toEqual(['3'])
})
