import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton, Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: IconName
  /** The key that does the same: 'Alt+Up'. */
  readonly keys?: string
  readonly isDanger?: boolean
  /** Why the item cannot be chosen now, shown in place of the keys. */
  readonly disabled?: string | false
}

type Props = {
  /** What the menu is for: 'More for Bedtime'. */
  readonly label: string
  readonly items: readonly MenuItem[]
  /** A visible text instead of the three dots. */
  readonly text?: string
  readonly icon?: IconName
  readonly size?: 'medium' | 'small'
  /** Called when it opens, for items that have to be loaded. */
  readonly onOpen?: () => void
}

/** A button that opens a list of actions: an ARIA menu, with arrow keys, Home, End, first letters and Escape. */
export const Menu = ({ icon = 'more', items, label, onOpen, size = 'medium', text }: Props) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = (returnsFocus: boolean) => {
    setOpen(false)
    if (returnsFocus) button.current?.focus()
  }
  const trigger = {
    ref: button,
    size,
    icon,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => {
      if (!open) onOpen?.()
      setOpen(!open)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      onOpen?.()
      setOpen(true)
    },
  } as const
  return (
    <span className={styles.wrap}>
      {text === undefined ? (
        <IconButton label={label} {...trigger} />
      ) : (
        <Button {...trigger} aria-label={text === label ? undefined : label}>
          <span className={styles.text}>{text}</span>
        </Button>
      )}
      {open && <MenuList id={id} label={label} items={items} anchor={button} onClose={close} />}
    </span>
  )
}

type ListProps = {
  readonly id: string
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly anchor: { readonly current: HTMLElement | null }
  readonly onClose: (returnsFocus: boolean) => void
}

const MenuList = ({ anchor, id, items, label, onClose }: ListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = list.current
    const place = anchor.current?.getBoundingClientRect()
    if (!menu || !place) return
    const { height, width } = menu.getBoundingClientRect()
    const below = place.bottom + 4 + height <= window.innerHeight
    menu.style.top = `${below ? place.bottom + 4 : Math.max(8, place.top - 4 - height)}px`
    menu.style.left = `${Math.max(8, Math.min(place.left, window.innerWidth - width - 8))}px`
    menu.querySelector('button')?.focus()
  }, [anchor])
  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target instanceof Node)) return
      if (!list.current?.contains(event.target) && !anchor.current?.contains(event.target)) onClose(false)
    }
    // A press in the preview, which is a frame, is not seen here, but takes the focus away.
    const left = () => {
      if (document.activeElement instanceof HTMLIFrameElement) onClose(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    window.addEventListener('blur', left)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      window.removeEventListener('blur', left)
    }
  }, [anchor, onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((one) => one === document.activeElement)
    const next = nextIndex(event.key, at, buttons)
    if (event.key === 'Escape') onClose(true)
    else if (event.key === 'Tab') onClose(false)
    else buttons[next]?.focus()
    if (event.key === 'Escape' || next !== -1) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return (
    <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <button
          key={`${index} ${item.label}`}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.disabled ? true : undefined}
          className={classNames(styles.item, item.isDanger && styles.danger)}
          onClick={() => {
            if (item.disabled) return
            onClose(true)
            item.onSelect()
          }}
        >
          {item.icon && <Icon name={item.icon} size={18} />}
          {item.label}
          <span className={styles.keys}>{item.disabled || item.keys}</span>
        </button>
      ))}
    </div>
  )
}

/** The index that a key leads to, or -1 for other keys. */
const nextIndex = (key: string, at: number, buttons: readonly HTMLElement[]): number => {
  const last = buttons.length - 1
  if (key === 'ArrowDown') return at >= last ? 0 : at + 1
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return -1
  const starts = (one: HTMLElement) => one.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  const later = buttons.findIndex((one, index) => index > at && starts(one))
  return later === -1 ? buttons.findIndex(starts) : later
}
