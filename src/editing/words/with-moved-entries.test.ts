import { expect, it } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { describeChanges } from './describe-changes.ts'

const schemas = readSchemas()
const sectionOf = (id: string, ...questions: readonly string[]) => ({
  id,
  title: id.toUpperCase(),
  questions: questions.map((one) => ({ id: one, title: `${one}?` })),
})
const step = (id: string) => ({ id, kind: 'questions', title: `Step ${id}`, section: id })
const small: ContentData = new Map<string, unknown>([
  ['quiz.yaml', { id: 'q', steps: [step('a')], sections: [sectionOf('a', 'tea')] }],
])
const large: ContentData = new Map<string, unknown>([
  ['quiz.yaml', { id: 'q', steps: [step('a'), step('b')], sections: [sectionOf('a'), sectionOf('b', 'tea', 'bed')] }],
])
const files = (...ids: readonly string[]): ContentData =>
  new Map<string, unknown>([
    ['quiz/quiz.yaml', { id: 'q', steps: ids.map(step) }],
    ...ids.map((id) => [`quiz/sections/${id}.yaml`, sectionOf(id, ...(id === ids.at(-1) ? ['tea'] : []))] as const),
  ])
const words = (before: ContentData, after: ContentData) =>
  describeChanges([], before, after, schemas).map((line) => line.words)

it('a question that was moved into a new step was not deleted', () => {
  expect(words(small, large)).toEqual([
    '“Step b”: new step with 2 questions in “Quiz”',
    '“tea?”: moved from “Step a” to “Step b”',
  ])
  expect(words(files('a'), files('a', 'b'))).toEqual([
    '“Step b”: new step with 1 question in “Quiz”',
    '“tea?”: moved from “Step a” to “Step b”',
  ])
})

it('a question that was moved out of a step that was deleted then is not new', () => {
  expect(words(large, small)).toEqual([
    '“Step b”: deleted step',
    '“tea?”: moved from “Step b” to “Step a”',
    '“B”: deleted section',
  ])
})
