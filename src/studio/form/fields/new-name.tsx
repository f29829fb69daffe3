import { useId, useState, type Ref } from 'react'
import { quoted, truncated } from '#content/problems/wording.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { afterPress } from '#studio/browser/after-press.ts'
import { dropInput, keepInput, keptInput } from '#studio/browser/kept-input.ts'
import { Button } from '#studio/ui/button.tsx'
import { TextInput } from '#studio/ui/field.tsx'
import { isEnter } from '#studio/ui/is-enter.ts'
import styles from '#studio/form/form.module.css'

type Props = {
  /** Where a name is kept that was not added: see `newNameKey`. */
  readonly keptAs: string
  readonly label: string
  readonly placeholder: string | undefined
  readonly input?: Ref<HTMLInputElement>
  /** @param name never empty */
  readonly onName: (name: string) => void
  /** Without it, the field is always there. */
  readonly onCancel?: () => void
}

/** @param form of the entry, if entries can have several */
export const newNameKey = (file: string, list: Place, form = 0): string => `new ${form} in ${fieldAddress(file, list)}`

/** Asks for the name of a new entry. A name that is left without being added stays, also on other pages and after a reload, and this is said. */
export const NewName = ({ input, keptAs, label, onCancel, onName, placeholder }: Props) => {
  const [typed, setTyped] = useState(() => keptInput(keptAs) ?? '')
  const [isLeft, setLeft] = useState(typed !== '')
  const note = useId()
  const name = typed.trim()
  const end = () => {
    dropInput(keptAs)
    setTyped('')
  }
  const add = () => {
    if (name === '') return
    end()
    onName(name)
  }
  const cancel = () => {
    end()
    onCancel?.()
  }
  const isForgotten = isLeft && name !== ''
  return (
    <>
      <div className={styles.row}>
        <TextInput
          ref={input}
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            keepInput(keptAs, currentTarget.value)
          }}
          onFocus={() => {
            setLeft(false)
          }}
          onBlur={() => {
            // The note moves what is below, which may be pressed.
            afterPress(() => {
              setLeft(true)
            })
          }}
          onKeyDown={(event) => {
            if (isEnter(event)) add()
            else if (event.key === 'Escape' && typed === '' && onCancel) cancel()
            else return
            event.preventDefault()
          }}
        />
        <Button
          {...(onCancel ? { variant: 'solid' } : { icon: 'add' })}
          disabled={name === ''}
          aria-describedby={isForgotten ? note : undefined}
          onClick={add}
        >
          Add
        </Button>
        {onCancel && <Button onClick={cancel}>Cancel</Button>}
      </div>
      <div role="status" id={note}>
        {isForgotten && <p className={styles.note}>{quoted(truncated(name))} is not there yet: “Add” adds it.</p>}
      </div>
    </>
  )
}
