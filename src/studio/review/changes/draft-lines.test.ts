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
