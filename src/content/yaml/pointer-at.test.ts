import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { pointerAt } from './pointer-at.ts'

const text = `id: medical
questions:
  - id: medical_1
    a/b: {label: Yes and no}
    options:
      - first
      - second
  -
`
const { contents } = parseDocument(text)
const pointerOf = (piece: string) => {
  const from = text.indexOf(piece)
  return contents && pointerAt(contents, from, from + piece.length)
}

it.each([
  ['medical', '/id'],
  ['questions', '/questions'],
  ['medical_1', '/questions/0/id'],
  ['id: medical_1', '/questions/0'],
  ['and', '/questions/0/a~1b/label'],
  ['{label: Yes', '/questions/0/a~1b'],
  ['second', '/questions/0/options/1'],
  ['id: medical\nquestions', ''],
])('finds the smallest value that contains “%s”', (piece, pointer) => {
  expect(pointerOf(piece)).toBe(pointer)
})
