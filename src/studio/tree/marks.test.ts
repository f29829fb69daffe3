import { expect, it } from 'vitest'
import { placedProblem } from '#studio/problems/placed-problem.ts'
import { marksOf } from './marks.ts'
import { itemNode } from './tree-node.ts'

const problem = placedProblem(
  {
    code: 'content/yaml',
    severity: 'error',
    file: 'mine/section.yaml',
    line: 1,
    column: 1,
    endColumn: 1,
    from: 0,
    to: 0,
    path: '/questions/0/title',
    message: 'No',
    frame: '',
    fixes: [],
  },
  'mine',
  new Map([['section.yaml', { questions: [{ id: 'a' }] }]]),
)
const question = itemNode('section.yaml', ['questions', 'a'], 'A')
const other = itemNode('section.yaml', ['questions', 'b'], 'B')
const step = itemNode('quiz.yaml', ['steps', 'one'], 'One', { children: [question, other] })
const file = itemNode('section.yaml', [], 'Section', { children: [question, other] })
const change = {
  id: '1',
  at: '',
  by: '',
  title: '',
  operations: [{ kind: 'set', file: 'section.yaml', place: ['questions', 'b', 'title'], after: 'B' } as const],
}

it('a node has the marks of what is inside it, and so does a step whose questions are in another file', () => {
  const marks = marksOf([step, file], [problem], [change])
  expect(marks.get(question.key)).toEqual({ errors: 1, warnings: 0, isChanged: false })
  expect(marks.get(other.key)).toEqual({ errors: 0, warnings: 0, isChanged: true })
  for (const { key } of [step, file]) expect(marks.get(key)).toEqual({ errors: 1, warnings: 0, isChanged: true })
})

it('a node without problems and changes has none', () => {
  expect(marksOf([step, file], [], [])).toEqual(new Map())
})
