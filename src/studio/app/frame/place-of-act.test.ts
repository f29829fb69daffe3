import { expect, test } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import type { Operation } from '#editing/operation.ts'
import { placeOfAct, placesOfAct } from './place-of-act.ts'

const tips = 'analysis/tips.yaml'
const sleep = { id: 'sleep', title: 'How do you sleep?' }
const data: ContentData = new Map<string, unknown>([
  [tips, { tips: [{ id: 'bed', title: 'Go to bed', when: { question: 'sleep', answered: true } }] }],
  ['quiz.yaml', { questions: [sleep] }],
])
const condition: Operation = { kind: 'set', file: tips, place: ['tips', 'bed', 'when'], before: {} }
const deleted: Operation = {
  kind: 'delete',
  file: 'quiz.yaml',
  list: ['questions'],
  entry: sleep,
  index: 0,
  follows: null,
}
const act = (title: string, operations: readonly Operation[]) => ({ id: '1', at: '', by: 'Ada', title, operations })

test('a deletion is where the entry was that it is named after, not where it was used', () => {
  const at = placeOfAct(data, act('Delete “How do you sleep?”', [condition, deleted]))
  expect(at).toEqual({ file: 'quiz.yaml', place: ['questions', 'sleep'] })
})

test('nor where an entry about the question was', () => {
  const about: Operation = { ...deleted, file: tips, list: ['tips'], entry: { question: 'sleep' } }
  const at = placeOfAct(data, act('Delete “How do you sleep?”', [about, deleted]))
  expect(at).toEqual({ file: 'quiz.yaml', place: ['questions', 'sleep'] })
})

test('an act that names its place is there, whatever else of the same name it changes', () => {
  const same = { ...deleted, file: tips, list: ['tips'], entry: { id: 'sleep', title: 'How do you sleep?' } }
  const named = act('Delete “How do you sleep?”', [same, deleted])
  const about = { file: 'quiz.yaml', place: ['questions', 'sleep'] }
  expect(placeOfAct(data, { ...named, about })).toEqual(about)
  expect(placesOfAct(data, { ...named, about })).toEqual([about])
  // What is left of it, once it is deleted.
  expect(placeOfAct(new Map([['quiz.yaml', { questions: [] }]]), { ...named, about })).toEqual({
    file: 'quiz.yaml',
    place: ['questions'],
  })
})

test('a question that is moved to another section is where it is now', () => {
  const added: Operation = { ...deleted, kind: 'insert', file: 'other.yaml', index: 3 }
  const moved = act('Move “How do you sleep?” to “Nights”', [deleted, added])
  const there: ContentData = new Map<string, unknown>([
    ['quiz.yaml', { questions: [] }],
    ['other.yaml', { questions: [sleep] }],
  ])
  expect(placeOfAct(data, moved)).toEqual({ file: 'quiz.yaml', place: ['questions', 'sleep'] })
  expect(placeOfAct(there, moved)).toEqual({ file: 'other.yaml', place: ['questions', 'sleep'] })
})

test('any other act is where its first change is', () => {
  expect(placeOfAct(data, act('Change when of “Go to bed”', [condition, deleted]))).toEqual({
    file: tips,
    place: ['tips', 'bed', 'when'],
  })
  expect(placeOfAct(new Map(), act('Delete “How do you sleep?”', [deleted]))).toBeNull()
})
