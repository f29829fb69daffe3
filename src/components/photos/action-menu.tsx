import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'

export type ActionMenuProps = {
  readonly label: string
  /** A longer accessible name, which begins with the label. */
  readonly name: string
  readonly actions: readonly {
    readonly id: string
    readonly label: string
    /** A longer accessible name, which begins with the label. */
    readonly name?: string
    readonly onPress: () => void
  }[]
}

/** A button that opens further actions, in words. Escape closes it. */
export const ActionMenu = ({ label, name, actions }: ActionMenuProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  // The focus would be lost with the action that is no longer there.
  const press = (action: () => void) => {
    setOpen(false)
    button.current?.focus()
    action()
  }
  return (
    <div>
      <Button
        ref={button}
        variant="quiet"
        size="dense"
        iconEnd="down"
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        {label}
      </Button>
      <ul id={id} className={recipe('action-menu')} hidden={!open}>
        {actions.map((action) => (
          <li key={action.id}>
            <Button
              variant="quiet"
              size="dense"
              aria-label={action.name}
              onClick={() => press(action.onPress)}
              onKeyDown={closeOnEscape}
            >
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
