import { useState, type ReactNode } from 'react'
import { parseDocument } from 'yaml'
import type { Act } from '#editing/operation.ts'
import type { FolderFile } from '#editing/studio-api.ts'
import { createEditor } from '#studio/editor/create-editor.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { EditorContext } from '#studio/editor/use-editor.ts'
import { StudioRoot } from '#studio/ui/studio-root.tsx'

const texts: Readonly<Record<string, string>> = import.meta.glob(
  ['/content/**/*.yaml', '/examples/*/**/*.yaml', '!**/history/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** An editor of the files of a folder, such as `examples/phq-9`. */
export const editorOf = (folder: string, acts: readonly Act[] = []): Editor => {
  const files = Object.entries(texts).flatMap(([path, text]): readonly FolderFile[] =>
    path.startsWith(`/${folder}/`)
      ? [
          {
            path: path.slice(folder.length + 2),
            text,
            hash: '',
            data: parseDocument(text, { version: '1.2', schema: 'core' }).toJS(),
          },
        ]
      : [],
  )
  let count = 0
  return createEditor(
    {
      folder: { name: folder, editor: 'Ada', git: null, files, pictures: [], problems: [] },
      draft: { id: 'draft', name: 'Spring', revision: 1, base: {}, acts, done: acts.length },
      editorName: 'Ada',
    },
    { now: () => new Date('2026-03-01T09:00:00Z'), newId: () => `act-${(count += 1)}` },
  )
}

type Props = {
  readonly folder: string
  /** Does something before the first render, and gives a story its editor to look at. */
  readonly prepare?: (editor: Editor) => void
  readonly children: ReactNode
}

/** A part of the studio, as it is while the files of a folder are edited. */
export const StudioStory = ({ children, folder, prepare }: Props) => {
  const [editor] = useState(() => {
    const made = editorOf(folder)
    prepare?.(made)
    return made
  })
  return (
    <EditorContext value={editor}>
      <StudioRoot>
        <main style={{ padding: 16, maxWidth: '52rem' }}>{children}</main>
      </StudioRoot>
    </EditorContext>
  )
}
