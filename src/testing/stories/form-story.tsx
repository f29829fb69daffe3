import { useState, type ReactNode } from 'react'
import { parseDocument } from 'yaml'
import { valueIn, type Place } from '#editing/place.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { FormContext, type FormContextValue } from '#studio/form/form-context.ts'
import { ItemForm } from '#studio/form/item-form.tsx'
import { schemas } from './story-schemas.ts'
import { StudioStory } from './studio-story.tsx'

const defaults: Readonly<Record<string, string>> = import.meta.glob('/src/content/defaults/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const parts: FormContextValue = {
  schemas,
  defaults: new Map(
    Object.entries(defaults).map(([path, text]) => [
      path.slice('/src/content/defaults/'.length),
      parseDocument(text, { version: '1.2', schema: 'core' }).toJS(),
    ]),
  ),
}

type Props = {
  readonly folder?: string
  readonly file: string
  readonly place: Place
  readonly prepare?: (editor: Editor) => void
  readonly rangeOfScore?: FormContextValue['rangeOfScore']
  /** Rendered in place of the form of the item. */
  readonly children?: ReactNode
}

/** The form of an item, as it is while the files of a folder are edited. */
export const FormStory = ({ children, file, folder = 'content', place, prepare, rangeOfScore }: Props) => {
  const [context] = useState(() => ({
    ...parts,
    rangeOfScore,
    applyFix: () => undefined,
    open: () => undefined,
  }))
  return (
    <StudioStory folder={folder} {...(prepare && { prepare })}>
      <FormContext value={context}>
        <h1>Form</h1>
        {children ?? <ItemForm file={file} place={place} />}
      </FormContext>
    </StudioStory>
  )
}

/** For stories that read or change the edited data. */
export type EditedFormArgs = Omit<Props, 'children'>

let opened: Editor
/** The editor of the present story. */
export const openedEditor = (): Editor => opened
export const storedValue = (file: string, place: Place): unknown => valueIn(opened.state().data.get(file), place)

/** `render` of stories whose play functions use `openedEditor`. */
export const renderEditedForm = ({ prepare, ...form }: EditedFormArgs) => (
  <FormStory
    {...form}
    prepare={(editor) => {
      opened = editor
      prepare?.(editor)
    }}
  />
)
