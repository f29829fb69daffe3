import { expect, it } from 'vitest'
import { differencesOf, type Difference } from '#editing/words/differences.ts'
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
  kind: 'value',
  file: 'section.yaml',
  place: ['questions', 'b', 'title'],
  before: 'C',
  after: 'B',
} as const

it('a node has the marks of what is inside it, and so does a step whose questions are in another file', () => {
  const marks = marksOf([step, file], [problem], [change])
  expect(marks.get(question.key)).toEqual({ errors: 1, warnings: 0, isChanged: false })
  expect(marks.get(other.key)).toEqual({ errors: 0, warnings: 0, isChanged: true })
  for (const { key } of [step, file]) expect(marks.get(key)).toEqual({ errors: 1, warnings: 0, isChanged: true })
})

it('what is about the whole of a section has the marks of the section itself, and of none of its questions', () => {
  const about = itemNode('section.yaml', [], 'About these questions')
  const entry = { file: 'section.yaml', list: ['questions'], step: 'b' }
  const shown = itemNode('quiz.yaml', ['steps', 'one'], 'One', {
    children: [itemNode('section.yaml', ['questions', 'b'], 'B', { entry }), about],
  })
  const changed = (...differences: readonly Difference[]) => [...marksOf([shown], [], differences).keys()].sort()
  expect(changed(change)).toEqual([shown.key, other.key].sort())
  expect(
    changed({
      kind: 'delete',
      file: 'section.yaml',
      list: ['questions'],
      place: ['questions', 'c'],
      entry: { id: 'c' },
    }),
  ).toEqual([shown.key])
  expect(changed({ kind: 'value', file: 'section.yaml', place: ['title'], before: 'T', after: 'S' })).toEqual(
    [shown.key, about.key].sort(),
  )
})

it('a node without problems and changes has none', () => {
  expect(marksOf([step, file], [], [])).toEqual(new Map())
})

it('a change that was changed back leaves no mark', () => {
  const before = new Map([['section.yaml', { questions: [{ id: 'a', title: 'A' }, { id: 'b' }] }]])
  const changed = new Map([['section.yaml', { questions: [{ id: 'a', title: 'Other' }, { id: 'b' }] }]])
  const back = new Map([['section.yaml', { questions: [{ id: 'a', title: 'A' }, { id: 'b' }] }]])
  const marksAfter = (after: typeof before) =>
    marksOf(
      [step],
      [],
      differencesOf(before, after, () => false),
    )
  expect(marksAfter(changed).get(question.key)?.isChanged).toBe(true)
  expect(marksAfter(back)).toEqual(new Map())
})
