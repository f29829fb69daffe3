import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'

export type MoveMenuProps = {
  readonly label: string
  /** A longer accessible name, which begins with the label. */
  readonly name: string
  readonly moves: readonly { readonly id: string; readonly label: string; readonly onMove: () => void }[]
}

/** A button that opens the places to which something can be moved, in words. Escape closes it. */
export const MoveMenu = ({ label, name, moves }: MoveMenuProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
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
      <ul id={id} className={recipe('move-menu')} hidden={!open}>
        {moves.map((move) => (
          <li key={move.id}>
            <Button variant="quiet" size="dense" onClick={move.onMove} onKeyDown={closeOnEscape}>
              {move.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
