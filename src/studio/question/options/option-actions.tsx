import { IconButton } from '#studio/ui/button.tsx'
import { Menu } from '#studio/ui/menu.tsx'
import styles from './options.module.css'

export type OptionActionHandlers = {
  readonly onMove: (to: number) => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
  readonly onRetire: () => void
}

type Props = OptionActionHandlers & {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isRetired: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** The id of the element with all settings of the option. */
  readonly details: string
}

/** The button that unfolds the settings of an option, and the menu with everything else that can be done with it. */
export const OptionActions = (props: Props) => {
  const { count, details, index, isOpen, isRetired, name, onMove, onOpen } = props
  return (
    <span className={styles.actions}>
      <IconButton
        size="small"
        icon={isOpen ? 'down' : 'right'}
        label={`Settings of ${name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => onOpen(!isOpen)}
      />
      <Menu
        size="small"
        label={`More for ${name}`}
        items={[
          {
            label: 'Move up',
            icon: 'up',
            keys: 'Alt+Up',
            disabled: index === 0 && 'is first',
            onSelect: () => onMove(index - 1),
          },
          {
            label: 'Move down',
            icon: 'down',
            keys: 'Alt+Down',
            disabled: index === count - 1 && 'is last',
            onSelect: () => onMove(index + 1),
          },
          { label: 'Duplicate', icon: 'copy', onSelect: props.onDuplicate },
          { label: isRetired ? 'Offer again' : 'Retire', icon: 'retire', onSelect: props.onRetire },
          { label: 'Delete', icon: 'trash', isDanger: true, onSelect: props.onDelete },
        ]}
      />
    </span>
  )
}
