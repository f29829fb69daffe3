/** Random edits of every content file: the data changes as the edit says, and nothing else changes. */
import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { isLong } from '#testing/long.ts'
import { commentsOf } from './comments.ts'
import { editData, valueAt, type Edit } from './edit.ts'
import { entriesOf } from './entries.ts'
import { randomNumbers } from '#scripts/random-edits/random.mjs'
import { randomEdit } from '#testing/random/random-edits.ts'
import { isSameData } from './same-data.ts'
import { isFlow } from './style.ts'
import { writeEdits } from './write.ts'
import { collectionAt, placeOf, readYamlFile } from './yaml-file.ts'

const editsOfEachFile = isLong ? 1000 : 3
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `content/${file}`)

const forms: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['with Windows line endings', (text) => text.replaceAll('\n', '\r\n')],
  ['without a line break at the end', (text) => text.trimEnd()],
]

it.each(files)('%s', { timeout: 600_000 }, (file) => {
  const original = readFileSync(file, 'utf8')
  const random = randomNumbers(file.length * 7919 + original.length)
  let [text, refused] = [original, 0]
  for (let count = 0; count < editsOfEachFile; count++) {
    // Many edits follow each other. Now and then the test starts again from the original, written in another style.
    if (count % 40 === 0 || text.length > original.length * 1.5)
      text = forms[Math.floor(random() * forms.length)]?.[1](original) ?? original
    const data = dataOf(text)
    const edit = randomEdit(data, random)
    const written = writeEdits(text, [edit])
    if (!written.ok) {
      refused++
      continue
    }
    const expected = editData(data, edit)
    const after = written.text
    if (!isSameData(dataOf(after), expected)) expect({ edit, data: dataOf(after) }).toEqual({ edit, data: expected })
    const touched = touchedRange(text, edit)
    const lostLines = missing(linesOf(text), linesOf(after))
    const lostComments = missing(comments(text), comments(after))
    const touchedText = text.slice(touched.from, touched.to)
    const stray = missing(lostLines, linesOf(touchedText))
    const strayComments = missing(lostComments, comments(touchedText))
    if (stray.length + strayComments.length > 0) expect({ edit, stray, strayComments }).toBeUndefined()
    if (text.includes('\r\n') !== after.includes('\r\n')) expect({ edit }).toBeUndefined()
    text = after
  }
  expect(refused).toBeLessThan(editsOfEachFile / 50 + 1)
})

/** The whole lines that the edit may change. */
const touchedRange = (text: string, edit: Edit): { from: number; to: number } => {
  const file = readYamlFile(text)
  if ('problem' in file) throw new Error(file.problem)
  const list = edit.kind === 'insert' || edit.kind === 'move'
  const place = placeOf(file.root, edit.path)
  const owner = collectionAt(file.root, list ? edit.path : edit.path.slice(0, -1))
  const isNew = edit.kind === 'set' && valueAt(file.data, edit.path) === undefined
  // Brackets and braces are on one line with all their entries, and an empty list is on the line of its setting.
  const all = list || isNew || (owner?.items.length ?? 0) <= 1
  const inLine = owner && (isFlow(owner) || all)
  const entry = inLine || !place ? undefined : entriesOf(text, place.owner)[place.index]
  const range = entry ?? (owner?.range ? { from: owner.range[0], to: owner.range[1] } : { from: 0, to: text.length })
  // If the first entry is removed, the collection begins with the second one; if the only one is removed, it moves to the line above.
  const neighbours = edit.kind === 'remove' && place?.index === 0 ? 1 : 0
  return wholeLines(text, range.from, range.to, neighbours)
}

const wholeLines = (text: string, from: number, to: number, more: number): { from: number; to: number } => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to) + 1
  return more === 0 ? { from: start, to: end } : wholeLines(text, Math.max(start - 1, 0), end, more - 1)
}

const dataOf = (text: string): unknown => parseDocument(text, { version: '1.2', schema: 'core' }).toJS()
const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')
const comments = (text: string): readonly string[] => commentsOf(text).map((comment) => comment.text)

/** Entries of the first list that the second list does not contain, or not as often. */
const missing = (all: readonly string[], found: readonly string[]): readonly string[] => {
  const rest = new Map<string, number>()
  for (const one of found) rest.set(one, (rest.get(one) ?? 0) + 1)
  return all.filter((one) => {
    const count = rest.get(one) ?? 0
    rest.set(one, count - 1)
    return count <= 0
  })
}
