import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { addQuestionsStep } from '#editing/build/add-questions-step.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Field, TextInput } from '#studio/ui/field.tsx'
import { NewStepContext } from './new-step.ts'

type Asked = { readonly after: string | undefined }

/** Asks for the name of a new step, adds it with its first question, and opens that. */
export const NewStepDialog = ({ children }: { readonly children: ReactNode }) => {
  const editor = useEditor()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [name, setName] = useState('')
  const ask = useCallback((after: string | undefined) => {
    setName('')
    setAsked({ after })
  }, [])
  const close = () => {
    setAsked(null)
  }
  const title = name.trim()
  const add = () => {
    if (title === '') return
    const { operations, question, title: act } = addQuestionsStep(editor.state().data, title, asked?.after)
    editor.act(act, operations)
    close()
    void navigate(itemAddress(question, [...question.place, 'title']))
  }
  return (
    <NewStepContext value={ask}>
      {children}
      <Dialog
        open={asked !== null}
        title="New step"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="solid" disabled={title === ''} onClick={add}>
              Add step
            </Button>
          </>
        }
      >
        <Field label="Heading" help="What visitors read at the top of the step. You can change it later.">
          {(ids) => (
            <TextInput
              {...ids}
              data-autofocus=""
              value={name}
              maxLength={60}
              placeholder="For example: At night"
              onChange={({ target }) => {
                setName(target.value)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // The same key would press the button that gets the focus back.
                event.preventDefault()
                add()
              }}
            />
          )}
        </Field>
        <p>It begins with one question. The step’s own settings, such as a lead text, are on its page.</p>
      </Dialog>
    </NewStepContext>
  )
}
