import { describe, expect, it } from 'vitest'
import { copyContent, replacing } from '#testing/content-copy.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { sourceRange } from '#content/yaml/range.ts'
import type { Problem } from './problem.ts'
import { formatProblem, formatProblems } from './report.ts'
import { toProblem } from './to-problem.ts'

const plants = { over: 'src/testing/content' }
const problem = (text: string, from: number, to: number): Problem =>
  toProblem({
    code: 'content/unused-tab',
    range: sourceRange({ name: 'content/a.yaml', text }, from, to),
    message: 'Wrong.',
  })

describe('the report', () => {
  it('says what is wrong, where, and how to correct it', async () => {
    const retired = [
      '# yaml-language-server: $schema=../../schemas/retired-ids.schema.json',
      'retired:',
      '  - {id: leaf, one: 2026-02-28}',
      '',
    ]
    const folder = await copyContent({ 'settings/retired-ids.yaml': retired.join('\n') }, plants)
    const { problems } = await compileCopy(folder)
    expect(formatProblems(problems)).toBe(
      [
        'error content/unknown-key  content/settings/retired-ids.yaml:3:16',
        '“one” is not a known setting here.',
        '',
        '  2 | retired:',
        '> 3 |   - {id: leaf, one: 2026-02-28}',
        '    |                ^^^',
        '',
        'Fix: Did you mean “on”? Known: what, id, on.',
        '',
        'More: docs/content-problems.md#unknown-key',
        '',
        '1 error.',
      ].join('\n'),
    )
  })

  it('has the data path and the offsets of the place, for other tools', async () => {
    const wrong = replacing('badge: leaves', 'badge: leafs')
    const { problems } = await compileCopy(await copyContent({ 'analysis/tips.yaml': wrong }, plants))
    const [first] = problems
    expect(first?.path).toMatch(/^\/tips\/\d\/badge$/)
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBe('leafs'.length)
  })

  it('shows fifty problems and counts the others', () => {
    const many = Array.from({ length: 53 }, () => problem('a: 1\n', 0, 1))
    const report = formatProblems(many)
    expect(report.match(/^error /gm)).toHaveLength(50)
    expect(report).toContain('… and 3 more.')
    expect(report.endsWith('53 errors.')).toBe(true)
  })

  it('counts warnings separately', () => {
    const warning: Problem = { ...problem('a: 1\n', 0, 1), severity: 'warning' }
    expect(formatProblems([problem('a: 1\n', 0, 1), warning])).toMatch(/1 error, 1 warning\.$/)
  })

  it('has no frame for a file that is not there', () => {
    expect(formatProblem(problem('', 0, 0))).toBe(
      'error content/unused-tab  content/a.yaml:1:1\nWrong.\n\nMore: docs/content-problems.md#unused-tab',
    )
  })
})

describe('the frame', () => {
  it('ends the carets at the end of the line', () => {
    expect(problem('first\r\nsecond  \r\nthird', 7, 20)).toMatchObject({ line: 2, column: 1, endColumn: 7 })
    expect(problem('first\r\nsecond  \r\nthird', 7, 20).frame).toBe(
      '  1 | first\n> 2 | second\n    | ^^^^^^\n  3 | third',
    )
  })

  it('cuts a long line around the place', () => {
    const text = `${'a'.repeat(300)}WRONG${'b'.repeat(300)}`
    const [line = '', carets = ''] = problem(text, 300, 305).frame.split('\n')
    expect(line.length).toBeLessThan(180)
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('WRONG')
  })

  it('puts the carets right after a tab', () => {
    const [line = '', carets = ''] = problem('\ta: b', 4, 5).frame.split('\n')
    expect(line[carets.indexOf('^')]).toBe('b')
  })
})
