import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'

type Props = {
  readonly open: boolean
  readonly title: string
  /** Called by Close, Escape and a press outside the dialog. Must not change any content. Without it, only `actions` close the dialog. */
  readonly onClose?: () => void
  /** The buttons, the one that changes something last. */
  readonly actions?: ReactNode
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/**
 * The native modal dialog: it traps the focus, closes with Escape, and restores the focus. A closed dialog does not render its content. The
 * element with `data-autofocus` gets the focus, otherwise the first control. (React's `autoFocus` acts while the dialog is still hidden,
 * which has no effect.)
 */
export const Dialog = ({ actions, children, isWide = false, onClose, open, title }: Props) => {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
    return () => {
      // An open dialog that is removed from the page would not restore the focus.
      dialog?.close()
    }
  }, [open])
  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      closedby={onClose ? 'any' : 'none'}
      onCancel={(event) => {
        // A file picker inside the dialog fires this event, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={({ currentTarget }) => {
        if (!open || currentTarget.open) return
        // Browsers do not let a page prevent a second Escape, so the dialog is opened again.
        if (onClose) onClose()
        else currentTarget.showModal()
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            {onClose && <IconButton icon="close" label="Close" data-safe onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}
