import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines, type FontMetrics } from './lines.ts'
import { type TextStyle, type } from './type-scale.ts'

/** A monospaced font: every character has the width 1. */
const metrics: FontMetrics = {
  widthOf: (text) => [...text].length,
  toPrintable: (text, font) => ({ text, font }),
}
const style: TextStyle = type.body
const linesOf = (text: string, width: number): readonly string[] =>
  breakLines(metrics, text, style, width).map(({ words }) => words.map((word) => word.text).join(' '))

describe('lines', () => {
  it.each([
    ['break at spaces', 'one two three', 7, ['one two', 'three']],
    ['keep what just fits', 'one two', 7, ['one two']],
    ['keep typed line breaks', 'one\n\ntwo', 20, ['one', '', 'two']],
    ['break a word that is wider than a line', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['never separate a letter from its accent', 'e\u0301e\u0301', 3, ['e\u0301', 'e\u0301']],
    ['of an empty text are one empty line', '', 5, ['']],
  ])('%s', (_, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines)
  })

  it('know whether the paragraph continues on the next line', () => {
    const lines = breakLines(metrics, 'one two\nthree', style, 4)
    expect(lines.map(({ continues }) => continues)).toEqual([true, false, true, false].slice(0, lines.length))
  })

  it('keep the space between two fonts', () => {
    const [line] = breakLines(metrics, [{ text: 'Why ', font: 'bold' }, { text: 'dry air' }], style, 20)
    expect(line?.words.map(({ font, text, x }) => [text, font, x])).toEqual([
      ['Why', 'bold', 0],
      ['dry', 'body', 4],
      ['air', 'body', 8],
    ])
  })

  it('are right-aligned when they are read from right to left', () => {
    const [line] = breakLines(metrics, 'אב גד', style, 10)
    expect(line?.words.map(({ text, x }) => [text, x])).toEqual([
      ['אב', 8],
      ['גד', 5],
    ])
    expect(line?.actualText).toBe('אב גד')
  })

  it('are never too wide, and lose nothing but spaces', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', 'ש', '-', '\n'), maxLength: 120 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (given, width) => {
        const lines = breakLines(metrics, given, style, width)
        for (const { words } of lines)
          for (const word of words) expect(word.x + word.width).toBeLessThanOrEqual(width + 0.01)
        const kept = lines.flatMap(({ words }) => words.map((word) => word.text)).join('')
        expect(kept).toBe(given.replace(/[ \n]/g, ''))
      }),
      { numRuns: 300 },
    )
  })
})
