import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { parseDocument } from 'yaml'
import type { Act } from '#editing/operation.ts'
import type { Place } from '#editing/place.ts'
import type { FolderFile } from '#editing/studio-api.ts'
import { StudioContext } from '#studio/app/studio-context.ts'
import { createEditor } from '#studio/editor/create-editor.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { EditorContext } from '#studio/editor/use-editor.ts'
import { FormContext, type FormContextValue } from '#studio/form/form-context.ts'
import { RemovalDialog } from '#studio/removal/removal-dialog.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { schemas } from './story-schemas.ts'
import { storyStudio } from './fakes/story-studio.ts'

const texts: Readonly<Record<string, string>> = import.meta.glob(
  ['/content/**/*.yaml', '/examples/*/**/*.yaml', '!**/history/**'],
  { query: '?raw', import: 'default', eager: true },
)

const foldersRead = new Map<string, readonly FolderFile[]>()

/** Parsed once for all stories, because acts never change existing data in place. */
const filesOf = (folder: string): readonly FolderFile[] => {
  const known = foldersRead.get(folder)
  if (known) return known
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
  foldersRead.set(folder, files)
  return files
}

/** An editor of the files of a folder, such as `examples/phq-9`. */
export const editorOf = (folder: string, acts: readonly Act[] = []): Editor => {
  let count = 0
  return createEditor(
    {
      folder: {
        name: folder,
        editor: 'Ada',
        git: null,
        files: filesOf(folder),
        pictures: [],
        outside: [],
        problems: [],
      },
      draft: { id: 'draft', name: 'Spring', revision: 1, base: {}, acts, done: acts.length },
      editorName: 'Ada',
    },
    { now: () => new Date('2026-03-01T09:00:00Z'), newId: () => `act-${(count += 1)}` },
  )
}

type Item = { readonly file: string; readonly place: Place }
type Props = {
  readonly folder: string
  /** The item on the screen at first. */
  readonly item?: Item
  /** Does something before the first render, and gives a story its editor to look at. */
  readonly prepare?: (editor: Editor) => void
  readonly children: ReactNode | ((item: Item) => ReactNode)
}

const nothing: Item = { file: '', place: [] }
const studio = storyStudio()

/** A part of the studio, while the files of a folder are being edited. */
export const StudioStory = ({ children, folder, item = nothing, prepare }: Props) => {
  const [editor] = useState(() => {
    const made = editorOf(folder)
    prepare?.(made)
    return made
  })
  const [shown, setShown] = useState({ item, key: 0 })
  const parts = useMemo(
    (): FormContextValue => ({
      schemas,
      defaults: new Map(),
      open: (file, place) => setShown(({ key }) => ({ item: { file, place }, key: key + 1 })),
      moved: (file, _from, to) => setShown(({ key }) => ({ item: { file, place: to }, key })),
    }),
    [],
  )
  return (
    <MemoryRouter>
      <StudioContext value={studio}>
        <EditorContext value={editor}>
          <FormContext value={parts}>
            <StudioRoot>
              <RemovalDialog>
                <main style={{ padding: 16, maxWidth: '52rem' }} key={shown.key}>
                  {typeof children === 'function' ? children(shown.item) : children}
                </main>
              </RemovalDialog>
            </StudioRoot>
          </FormContext>
        </EditorContext>
      </StudioContext>
    </MemoryRouter>
  )
}
