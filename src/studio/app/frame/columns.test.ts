import { expect, test } from 'vitest'
import { columnsFrom } from './columns.ts'

const initial = { tree: 264, preview: 380, hasPreview: true }

test.each([
  ['nothing', undefined, initial],
  ['no object', 'wide', initial],
  ['what it stored', { tree: 300, preview: 500, hasPreview: false }, { tree: 300, preview: 500, hasPreview: false }],
  ['other kinds of values', { tree: '300', preview: null, hasPreview: 'no' }, initial],
  ['no numbers', { tree: Number.NaN, preview: Number.POSITIVE_INFINITY }, initial],
  ['widths outside of the limits', { tree: 1, preview: 1e9 }, { tree: 180, preview: 900, hasPreview: true }],
  ['something else, too', { tree: 300, colour: 'red' }, { ...initial, tree: 300 }],
])('the columns of a browser that has stored %s', (_, stored, columns) => {
  expect(columnsFrom(stored)).toEqual(columns)
})
