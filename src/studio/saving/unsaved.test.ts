import { describe, expect, it } from 'vitest'
import type { Act } from '#editing/operation.ts'
import { isSaved, unsavedPart } from './unsaved.ts'

const act = (id: string): Act => ({ id, at: '', by: '', title: id, operations: [] })
const [a, b, c] = [act('a'), act('b'), act('c')]
const stored = { acts: [a, b], done: 2, name: 'Spring', revision: 4, base: { 'quiz.yaml': '1' } }
const draft = { ...stored, id: 'x' }

describe('what is sent to the server', () => {
  it.each([
    ['a new act', { acts: [a, b, c], done: 3 }, { keep: 2, acts: [c] }],
    ['an undone act', { done: 1 }, { keep: 2, acts: [], done: 1 }],
    ['another act in the place of an undone one', { acts: [a, c] }, { keep: 1, acts: [c] }],
    ['an act that goes on', { acts: [a, { ...b, title: 'b and more' }] }, { keep: 1 }],
    ['an act that was taken back', { acts: [a], done: 1 }, { keep: 1, acts: [] }],
    ['another name', { name: 'Summer' }, { keep: 2, acts: [], name: 'Summer' }],
    ['files that have changed', { base: { 'quiz.yaml': '2' } }, { keep: 2, acts: [], base: { 'quiz.yaml': '2' } }],
  ])('%s', (_, change, expected) => {
    expect(unsavedPart(stored, { ...draft, ...change })).toMatchObject({ revision: 4, ...expected })
    expect(isSaved(stored, { ...draft, ...change })).toBe(false)
  })

  it('nothing, when the server has everything', () => {
    expect(isSaved(stored, { ...draft, acts: [a, b], base: { ...draft.base } })).toBe(true)
  })
})
