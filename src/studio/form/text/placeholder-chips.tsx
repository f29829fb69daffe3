import { useContext, type RefObject } from 'react'
import { wordsOf } from '#content/problems/wording.ts'
import { mayBeMissing, repeatableAnswers } from '#editing/repeatable-answers.ts'
import type { ContentData } from '#editing/content-data.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Menu } from '#studio/ui/menu.tsx'
import { PlaceholdersContext, type SettingProps } from '#studio/form/form-context.ts'
import { insertText } from './insert-text.ts'
import type { FieldView } from '#studio/form/schema/schema-view.ts'
import styles from '#studio/form/form.module.css'

type Props = {
  readonly setting: Pick<SettingProps, 'file' | 'place'>
  readonly view: Pick<FieldView, 'placeholders' | 'title'>
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** Called with the whole text after a placeholder was inserted. */
  readonly onInsert: (text: string) => void
}

/** Buttons that insert placeholders, which are filled in when the text is shown, at the caret. */
export const PlaceholderChips = ({ input, onInsert, setting, view }: Props) => {
  const around = useContext(PlaceholdersContext)
  const all = view.placeholders ?? around
  const hasAnswers = useEditorState(({ data }) => all.some(namesQuestion) && answersFor(data, setting).length > 0)
  const names = hasAnswers ? all : all.filter((name) => !namesQuestion(name))
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
        namesQuestion(name) ? (
          <AnswerMenu key={name} name={name} setting={setting} onInsert={insert} />
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

/** Whether the placeholder stands for the answer to a question: `answer:`. */
const namesQuestion = (name: string): boolean => name.endsWith(':')

const answersFor = (data: ContentData, { file, place }: Props['setting']) =>
  repeatableAnswers(data, file, place).filter(({ title }) => title !== '')

type AnswerMenuProps = Pick<Props, 'setting'> & {
  readonly name: string
  readonly onInsert: (name: string) => void
}

const AnswerMenu = ({ name, onInsert, setting }: AnswerMenuProps) => {
  const editor = useEditor()
  return (
    <Menu
      label="Insert an answer"
      text="An answer"
      icon="add"
      size="small"
      items={answersFor(editor.state().data, setting).map((question) => ({
        label: question.title,
        onSelect: () => {
          const otherwise = mayBeMissing(editor.state().data, question) ? '|your answer' : ''
          onInsert(`${name}${question.id}${otherwise}`)
        },
      }))}
    />
  )
}
