import { expect, it } from 'vitest'
import type { Operation } from '#editing/operation.ts'
import { createEditor } from '#studio/editor/create-editor.ts'
import { draftLines } from './draft-lines.ts'

it('an act that changes only a picture changes the lines, though it changes no data', () => {
  const path = 'media/uploads/oil.jpg'
  const draft = { id: 'd', name: 'Draft', revision: 0, base: {}, acts: [], done: 0 }
  const folder = { name: 'content', editor: 'Ada', git: null, outside: [], pictures: [], problems: [], files: [] }
  let ids = 0
  const editor = createEditor({ folder, draft, editorName: 'Ada' }, { now: () => new Date(0), newId: () => `${ids++}` })
  const picture = (before: string | null, after: string | null): Operation => ({
    kind: 'picture',
    file: path,
    before,
    after,
  })
  const words = () => draftLines(editor.state(), new Map()).map((line) => line.words)
  expect(words()).toEqual([])
  editor.act('Upload', [picture(null, 'a')])
  expect(words()).toEqual(['“oil.jpg”: new picture'])
  editor.act('Delete', [picture('a', null)])
  expect(words()).toEqual([])
  editor.undo()
  expect(words()).toEqual(['“oil.jpg”: new picture'])
})

it('an act that changes a missing file has a line, so that it can be undone', () => {
  const operation: Operation = { kind: 'set', file: 'quiz.yaml', place: ['title'], before: 'A', after: 'B' }
  const acts = [{ id: '1', at: '', by: '', title: 'Change the title', operations: [operation] }]
  const draft = { id: 'd', name: 'Draft', revision: 0, base: {}, acts, done: 1 }
  const folder = { name: 'content', editor: 'Ada', git: null, outside: [], pictures: [], problems: [], files: [] }
  const editor = createEditor({ folder, draft, editorName: 'Ada' }, { now: () => new Date(0), newId: () => '2' })
  const lines = () => draftLines(editor.state(), new Map())
  expect(lines()).toMatchObject([
    { acts: ['1'], short: '“Change the title” waits: its file “quiz.yaml” is not on the disk' },
  ])
  editor.revert('1')
  expect(lines()).toEqual([])
})
