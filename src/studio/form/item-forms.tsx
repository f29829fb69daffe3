import { useEffect } from 'react'
import type { Place } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { ItemHeader } from '#studio/question/header/item-header.tsx'
import { titleAt } from '#studio/tree/titles.ts'
import { QuestionPage } from '#studio/question/question-page.tsx'
import { focusField } from './focus-field.ts'
import { ItemForm } from './item-form.tsx'
import { StudioForm } from './studio-form.tsx'
import { useFormContext } from './form-context.ts'
import styles from './form.module.css'

type Props = {
  readonly file: string
  readonly place: Place
  /** The address of the field that gets the focus. */
  readonly field: string | undefined
}

/** The page of an item: its name and its form. */
export const ItemForms = ({ field, file, place }: Props) => {
  useEffect(() => {
    if (field !== undefined) void focusField(field)
  }, [field])
  return (
    <StudioForm>
      {place.at(-2) === 'questions' ? (
        <QuestionPage file={file} place={place} />
      ) : (
        <div className={styles.page}>
          <ItemHeading file={file} place={place} />
          <ItemHeader file={file} place={place} />
          <ItemForm file={file} place={place} />
        </div>
      )}
    </StudioForm>
  )
}

const ItemHeading = ({ file, place }: Omit<Props, 'field'>) => {
  const { schemas } = useFormContext()
  return <h1>{useEditorState(({ data }) => titleAt(schemas, data, file, place))}</h1>
}
