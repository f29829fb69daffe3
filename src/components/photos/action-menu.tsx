import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#components/button.tsx'
import { Icon } from '#components/icon.tsx'
import { recipe } from '#components/recipe.ts'

export type ActionMenuProps = {
  readonly label: string
  /** The groups of actions, one below the other. */
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    /** For screen readers, which do not see that the title is beside its actions. */
    readonly name: string
    readonly actions: readonly {
      readonly id: string
      readonly label: string
      /** A longer accessible name, which begins with the label. */
      readonly name?: string
      readonly onPress: () => void
    }[]
  }[]
}

/** A button that opens further actions, in words. Escape closes it. */
export const ActionMenu = ({ label, groups }: ActionMenuProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  // Otherwise the focus would be lost when its action disappears.
  const press = (action: () => void) => {
    setOpen(false)
    button.current?.focus()
    action()
  }
  return (
    <div>
      <div className={recipe('row', { align: 'text' })}>
        <Button
          ref={button}
          variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          onKeyDown={closeOnEscape}
        >
          {label}
          <Icon name="down" size="small" />
        </Button>
      </div>
      <div id={id} className={recipe('action-menu')} hidden={!open}>
        {groups.map(({ id: group, title, name, actions }) => (
          <div key={group} role="group" aria-label={name}>
            <strong>{title}</strong>
            <div>
              {actions.map((action) => (
                <Button
                  key={action.id}
                  variant="quiet"
                  aria-label={action.name}
                  onClick={() => press(action.onPress)}
                  onKeyDown={closeOnEscape}
                >
                  {action.label}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
