import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import type { Operation } from '#editing/operation.ts'
import { describeChanges } from './describe-changes.ts'

const [section, scores] = ['quiz/sections/one.yaml', 'analysis/scores.yaml']
const question = (id: string, label: string) => ({
  id,
  type: 'question',
  choice: 'radio',
  title: `${id}?`,
  options: [{ id: 'yes', label }],
})
const dataOf = (score: string, ...questions: readonly object[]) =>
  new Map<string, unknown>([
    ['quiz/quiz.yaml', { id: 'quiz', steps: [{ id: 'one', kind: 'questions', title: 'One', section: 'one' }] }],
    [section, { id: 'one', title: 'One', questions }],
    [scores, { scores: [{ id: 'rest', label: score }] }],
  ])
const before = dataOf('Rest', question('sleep', 'Yes'), question('tea', 'Yes'))
const after = dataOf('Nights', question('tea', 'Always'))

const restored = (file: string): Operation => ({
  kind: 'file',
  file,
  before: 'one text',
  after: 'another text',
  data: after.get(file),
})

test('of a version that is restored, nothing is said to follow from a deletion, and changed labels are asked about', () => {
  const act = { id: '1', at: '', by: 'Ada', title: 'Restore', operations: [restored(section), restored(scores)] }
  const lines = describeChanges([act], before, after, packageSchemas())
  expect(lines.map(({ words }) => words)).toEqual([
    '“tea?”: option label “Yes” is now “Always”',
    '“sleep?”: deleted question',
    'Name “Rest” is now “Nights”',
  ])
  expect(lines[0]).toMatchObject({ acts: ['1'], relabelled: { what: 'option', id: 'tea/yes' } })
})
