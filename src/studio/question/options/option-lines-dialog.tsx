import { useState } from 'react'
import { counted } from '#content/problems/wording.ts'
import { optionsFromLines } from '#editing/ids/options-from-lines.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Field, TextArea } from '#studio/ui/field.tsx'

type Props = {
  readonly open: boolean
  /** The labels of the existing options. */
  readonly labels: readonly string[]
  /** Ids that no new option may have. */
  readonly taken: ReadonlySet<string>
  readonly onClose: () => void
  readonly onAdd: (text: string) => void
}

/** Several options at once: each line becomes one. */
export const OptionLinesDialog = ({ labels, onAdd, onClose, open, taken }: Props) => {
  const [text, setText] = useState('')
  const { duplicates, options } = optionsFromLines(text, taken, labels)
  const close = () => {
    setText('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      title="Options as lines"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="solid"
            disabled={options.length === 0}
            onClick={() => {
              onAdd(text)
              setText('')
            }}
          >
            {`Add ${counted(options.length, 'option', 'options')}`}
          </Button>
        </>
      }
    >
      <Field
        label="One option in each line"
        help="Numbers and bullets in front of the lines are left out. You can also paste lines straight into a label."
        problem={duplicates.length > 0 && `There already, and left out: ${duplicates.join(', ')}`}
        severity="warning"
      >
        {(ids) => (
          <TextArea
            {...ids}
            data-autofocus=""
            rows={8}
            placeholder={'Every day\nOnce a week\nNever'}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
