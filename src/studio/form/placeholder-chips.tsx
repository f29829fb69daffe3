import { useContext, type RefObject } from 'react'
import { questionsOf } from '#editing/questions.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Menu } from '#studio/ui/menu.tsx'
import { PlaceholdersContext } from './form-context.ts'
import { insertText } from './insert-text.ts'
import { wordsOf, type FieldView } from './schema-view.ts'
import styles from './form.module.css'

type Props = {
  readonly view: Pick<FieldView, 'placeholders' | 'title'>
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** Called with the whole text after a placeholder was inserted. */
  readonly onInsert: (text: string) => void
}

/** What is filled in when the text is shown, to be inserted where the caret is. */
export const PlaceholderChips = ({ input, onInsert, view }: Props) => {
  const around = useContext(PlaceholdersContext)
  const names = view.placeholders ?? around
  const insert = (name: string) => {
    const control = input.current
    if (!control || control.readOnly) return
    insertText(control, `{${name}}`)
    onInsert(control.value)
    control.focus()
  }
  if (names.length === 0) return null
  return (
    <div className={styles.chips} role="group" aria-label={`Insert into ${view.title}`}>
      {names.map((name) =>
        name.endsWith(':') ? (
          <AnswerMenu key={name} name={name} onInsert={insert} />
        ) : (
          <Button
            key={name}
            size="small"
            variant="quiet"
            icon="add"
            onClick={() => {
              insert(name)
            }}
          >
            {wordsOf(name)}
          </Button>
        ),
      )}
    </div>
  )
}

/** A placeholder that names a question: its answer is filled in. */
const AnswerMenu = ({ name, onInsert }: { readonly name: string; readonly onInsert: (name: string) => void }) => {
  const editor = useEditor()
  return (
    <Menu
      label="Insert an answer"
      text="An answer"
      icon="add"
      size="small"
      items={questionsOf(editor.state().data)
        .filter(({ choice, title }) => choice !== 'information' && title !== '')
        .map(({ id, title }) => ({
          label: title,
          onSelect: () => {
            onInsert(`${name}${id}`)
          },
        }))}
    />
  )
}
