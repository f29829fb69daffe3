import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { addQuestionsStep } from '#editing/build/add-questions-step.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { NameDialog } from '#studio/ui/name-dialog.tsx'
import { NewStepContext } from './new-step.ts'

type Asked = { readonly after: string | undefined }

/** Asks for the name of a new step, adds the step with its first question, and opens the question. */
export const NewStepDialog = ({ children }: { readonly children: ReactNode }) => {
  const editor = useEditor()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback((after: string | undefined) => {
    setAsked({ after })
  }, [])
  const close = () => {
    setAsked(null)
  }
  const add = (name: string) => {
    const { data, folder } = editor.state()
    const { operations, question, title } = addQuestionsStep({ data, files: folder.files }, name, asked?.after)
    editor.act(title, operations)
    close()
    void navigate(itemAddress(question, [...question.place, 'title']))
  }
  return (
    <NewStepContext value={ask}>
      {children}
      <NameDialog
        open={asked !== null}
        title="New step"
        label="Heading"
        help="What visitors read at the top of the step. You can change it later."
        placeholder="For example: At night"
        action="Add step"
        onClose={close}
        onAdd={add}
      >
        <p>It begins with one question. The step’s own settings, such as a lead text, are on its page.</p>
      </NameDialog>
    </NewStepContext>
  )
}
