import { useState } from 'react'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Field, TextInput } from '#studio/ui/field.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  /** @param heading never empty */
  readonly onAdd: (heading: string) => void
}

/** Asks for the heading of a new page: its address is made from it, once and for all. */
export const NewPageDialog = ({ onAdd, onClose, open }: Props) => {
  const [name, setName] = useState('')
  const heading = name.trim()
  const close = () => {
    setName('')
    onClose()
  }
  const add = () => {
    if (heading === '') return
    setName('')
    onAdd(heading)
  }
  return (
    <Dialog
      open={open}
      title="New page"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="solid" disabled={heading === ''} onClick={add}>
            Add page
          </Button>
        </>
      }
    >
      <Field label="Heading" help="What visitors read at the top of the page. Its address is made from it.">
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus=""
            value={name}
            maxLength={60}
            placeholder="For example: Imprint"
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
    </Dialog>
  )
}
