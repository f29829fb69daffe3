import { describe, expect, test } from 'vitest'
import { applyToData } from '#editing/apply.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { valueIn } from '#editing/place.ts'
import { readContentData } from '#testing/content-data.ts'
import { scoreTable } from './score-table.ts'
import { setPoints } from './set-points.ts'

const after = (data: ContentData, { operations }: NewAct): ContentData =>
  operations.reduce((all, operation) => {
    if (operation.kind === 'file' || operation.kind === 'picture') return all
    return new Map(all).set(operation.file, applyToData(all.get(operation.file), operation))
  }, data)
const at = (data: ContentData, key: string, score: string) => {
  const table = scoreTable(data)
  const row = table.rows.find((one) => one.key === key)
  const column = table.columns.find(({ id }) => id === score)
  if (!row || !column) throw new Error(`There is no ${key} or ${score}`)
  return { row, column, cell: row.cells.get(score) }
}
const changed = (data: ContentData, key: string, score: string, points: number | undefined): ContentData => {
  const { column, row } = at(data, key, score)
  return after(data, setPoints(data, row, column, points))
}

describe('points in rules', () => {
  const data = readContentData('content')
  test('of one option are cells, those of several options are sentences', () => {
    expect(at(data, '5/type_4c', 'dryness').cell).toMatchObject({ kind: 'rule', points: 6, evidence: 'moderate' })
    expect(at(data, '5/type_3', 'dryness').cell).toBeUndefined()
    const { others } = scoreTable(data)
    expect(others.map(({ words }) => words)).toContainEqual(expect.stringContaining(' or '))
    const rules = JSON.stringify(data.get('analysis/scores.yaml')).split('"points":').length - 1
    const cells = scoreTable(data).rows.reduce((sum, { cells: own }) => sum + own.size, 0)
    expect(cells + others.length).toBe(rules)
  })
  test('are changed, added after those of the same question, and removed', () => {
    expect(at(changed(data, '5/type_4c', 'dryness', 8), '5/type_4c', 'dryness').cell?.points).toBe(8)
    const added = changed(data, '5/type_3', 'dryness', -1)
    const { cell } = at(added, '5/type_3', 'dryness')
    expect(cell).toMatchObject({ points: -1, because: '', evidence: '' })
    expect(Number(cell?.place.at(-1))).toBe(Number(at(data, '5/type_4c', 'dryness').cell?.place.at(-1)) + 1)
    expect(at(changed(added, '5/type_3', 'dryness', undefined), '5/type_3', 'dryness').cell).toBeUndefined()
  })
})

describe('points with options', () => {
  const data = readContentData('examples/phq-9')
  test('of a shared list belong to every question that uses it', () => {
    expect(at(data, 'phq_1/several_days', 'depression').cell).toMatchObject({ kind: 'option', points: 1 })
    expect(at(data, 'phq_1/several_days', 'depression').row.isShared).toBe(true)
    const more = changed(data, 'phq_1/several_days', 'depression', 2)
    expect(at(more, 'phq_9/several_days', 'depression').cell?.points).toBe(2)
  })
  test('are the cell beside a rule for the same option, which is a sentence: both count', () => {
    const rule = { question: 'tea', answer: 'yes', points: 2 }
    const data: ContentData = new Map<string, unknown>([
      ['quiz/quiz.yaml', { steps: [] }],
      [
        'quiz/sections/one.yaml',
        {
          id: 'one',
          questions: [
            {
              id: 'tea',
              type: 'question',
              choice: 'radio',
              title: 'Tea?',
              options: [
                { id: 'yes', label: 'Yes', points: 3 },
                { id: 'no', label: 'No' },
              ],
            },
          ],
        },
      ],
      [
        'analysis/scores.yaml',
        { scores: [{ id: 'calm', label: 'Calm', questions: ['tea'], rules: [rule, { ...rule, answer: 'no' }] }] },
      ],
    ])
    expect(at(data, 'tea/yes', 'calm').cell).toMatchObject({ kind: 'option', points: 3 })
    expect(at(data, 'tea/no', 'calm').cell).toMatchObject({ kind: 'rule', points: 2 })
    expect(scoreTable(data).others).toMatchObject([{ words: '“Tea?” is Yes', points: 2 }])
    expect(at(changed(data, 'tea/yes', 'calm', 4), 'tea/yes', 'calm').cell?.points).toBe(4)
    expect(at(changed(data, 'tea/yes', 'calm', undefined), 'tea/yes', 'calm').cell).toMatchObject({ kind: 'rule' })
  })
  describe('that several scores read', () => {
    const option = (id: string, more: object = {}) => ({ id, label: id, ...more })
    const question = (id: string, options: unknown) => ({ id, type: 'question', choice: 'radio', title: id, options })
    const own = (points: object): ContentData =>
      new Map<string, unknown>([
        ['quiz/quiz.yaml', { steps: [] }],
        ['quiz/sections/one.yaml', { id: 'one', questions: [question('tea', [option('yes', points), option('no')])] }],
        [
          'analysis/scores.yaml',
          {
            scores: ['calm', 'sleep'].map((id) => ({ id, label: id, questions: ['tea'] })),
          },
        ],
      ])
    const pointsIn = (all: ContentData) =>
      valueIn(all.get('quiz/sections/one.yaml'), ['questions', 'tea', 'options', 'yes', 'points'])

    test('are written for each of them when they change for one', () => {
      const more = changed(own({ points: 3 }), 'tea/yes', 'calm', 5)
      expect(pointsIn(more)).toEqual({ calm: 5, sleep: 3 })
      expect(at(more, 'tea/yes', 'sleep').cell?.points).toBe(3)
      expect(pointsIn(changed(more, 'tea/yes', 'sleep', 4))).toEqual({ calm: 5, sleep: 4 })
    })
    test('stay with the others when one gives nothing any more', () => {
      expect(pointsIn(changed(own({ points: 3 }), 'tea/yes', 'calm', undefined))).toEqual({ sleep: 3 })
    })
    test('are new for one of them only', () => {
      expect(pointsIn(changed(own({}), 'tea/yes', 'calm', 2))).toEqual({ calm: 2 })
      expect(pointsIn(changed(own({ correct: true }), 'tea/yes', 'calm', 2))).toEqual({ calm: 2, sleep: 1 })
    })
    test('are one change, which knows the plain points before', () => {
      const before = own({ points: 3 })
      const { column, row } = at(before, 'tea/yes', 'calm')
      expect(setPoints(before, row, column, 5).operations).toMatchObject([
        { kind: 'set', before: 3, after: { calm: 5, sleep: 3 } },
      ])
    })
    test('stay plain where questions of other scores share the option, because a score by name would count in all of them', () => {
      const shared: ContentData = new Map<string, unknown>([
        ['quiz/quiz.yaml', { steps: [], option_lists: { often: [option('daily', { points: 3 })] } }],
        ['quiz/sections/one.yaml', { id: 'one', questions: [question('tea', 'often'), question('milk', 'often')] }],
        [
          'analysis/scores.yaml',
          {
            scores: [
              { id: 'calm', label: 'Calm', questions: ['tea', 'milk'] },
              { id: 'sleep', label: 'Sleep', questions: ['tea'] },
            ],
          },
        ],
      ])
      const more = changed(shared, 'tea/daily', 'calm', 5)
      expect(valueIn(more.get('quiz/quiz.yaml'), ['option_lists', 'often', 'daily', 'points'])).toBe(5)
    })
  })
  test('of a right answer are 1, unless they are written', () => {
    const trivia = readContentData('examples/trivia')
    const score = scoreTable(trivia).columns[0]?.id ?? ''
    expect(at(trivia, 'largest/jupiter', score).cell).toMatchObject({ kind: 'correct', points: 1 })
    expect(at(changed(trivia, 'largest/jupiter', score, 2), 'largest/jupiter', score).cell).toMatchObject({
      kind: 'option',
      points: 2,
    })
  })
})
