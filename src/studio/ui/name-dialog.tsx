import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field, TextInput } from './field.tsx'
import { isEnter } from './is-enter.ts'

type Props = {
  readonly open: boolean
  readonly title: string
  /** What visitors see the name as: 'Heading'. */
  readonly label: string
  readonly help: string
  readonly placeholder: string
  /** The label of the button: 'Add step'. */
  readonly action: string
  readonly onClose: () => void
  /** @param name never empty */
  readonly onAdd: (name: string) => void
  /** Shown below the field. */
  readonly children?: ReactNode
}

/** Asks for the name of something new. */
export const NameDialog = ({ action, children, help, label, onAdd, onClose, open, placeholder, title }: Props) => {
  const [text, setText] = useState('')
  const name = text.trim()
  const close = () => {
    setText('')
    onClose()
  }
  const add = () => {
    if (name === '') return
    setText('')
    onAdd(name)
  }
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="solid" disabled={name === ''} onClick={add}>
            {action}
          </Button>
        </>
      }
    >
      <Field label={label} help={help}>
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus=""
            value={text}
            maxLength={60}
            placeholder={placeholder}
            onChange={({ target }) => {
              setText(target.value)
            }}
            onKeyDown={(event) => {
              if (!isEnter(event)) return
              // Otherwise the same key press would activate the button that gets the focus back.
              event.preventDefault()
              add()
            }}
          />
        )}
      </Field>
      {children}
    </Dialog>
  )
}
