/** Whatever replaces a value or the name of a setting, the compiler reports it and never throws. */
import { expect, test } from 'vitest'
import { isNode, isPair, parseDocument, visit } from 'yaml'
import { isLong, sampleOf } from '#testing/long.ts'
import { compileFiles } from './compile-files.ts'
import { createCompileCache } from './folder/compile-cache.ts'
import { readFolder } from './folder/read-folder.ts'
import { compilerInputs } from './package-files.ts'

const oddValues = [
  '',
  '~',
  '[]',
  '{}',
  '[~]',
  '[{}]',
  '{a: ~}',
  '""',
  '" x"',
  'x',
  '-1',
  '0.001',
  '1e-7',
  'true',
  '.nan',
]
const oddSettings = ['{question: constructor, answered: true}', '[constructor]', '{any: [{all: []}]}', '"{count:x|a}"']
const oddNames = ['constructor', 'toString', 'x', '"a b"', '5', '~', 'note: hops, z', 'when', 'options', 'range']

type Piece = { readonly from: number; readonly to: number; readonly isName: boolean }

/** The names and values of the settings of a file, and the entries of its lists. */
const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = []
  const add = (node: unknown, isName = false) => {
    if (isNode(node) && node.range) pieces.push({ from: node.range[0], to: node.range[1], isName })
  }
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      add(key, true)
      add(value)
    },
    Node(_, node, path) {
      if (!isPair(path.at(-1))) add(node)
    },
  })
  return pieces
}

/** Replaces a piece. A value of several lines is replaced by one on the line of its name. */
const replaced = (text: string, { from, to }: Piece, by: string): string => {
  if (!text.slice(from, to).includes('\n')) return text.slice(0, from) + by + text.slice(to)
  return `${text.slice(0, from).trimEnd()} ${by}\n${text.slice(to).replace(/^\n/, '')}`
}

test.each(['examples/phq-9', 'examples/trivia', 'examples/product-finder', 'src/testing/content'])(
  'in %s',
  { timeout: isLong ? 1_800_000 : 180_000 },
  async (path) => {
    const [folder, inputs, cache] = [await readFolder(path), compilerInputs(), createCompileCache()]
    const cases = folder.files.flatMap((file) => {
      const text = new TextDecoder().decode(file.bytes)
      return piecesOf(text).flatMap((piece) =>
        (piece.isName ? oddNames : [...oddValues, ...oddSettings]).map((by) => ({ file, text, piece, by })),
      )
    })
    for (const { by, file, piece, text } of sampleOf(cases, 23)) {
      const changed = replaced(text, piece, by)
      const bytes = new TextEncoder().encode(changed)
      const files = folder.files.map((one) => (one === file ? { ...one, bytes } : one))
      const { problems } = compileFiles({ ...folder, files }, inputs, cache)
      const said = problems.map(({ help, message }) => `${message} ${help ?? 'no help'}`)
      const unclear = said.filter((words) => /\b(?:undefined|NaN is|no help)\b|\[object/.test(words))
      expect({ unclear, changed: unclear.length > 0 ? changed : '' }).toEqual({ unclear: [], changed: '' })
    }
  },
)
