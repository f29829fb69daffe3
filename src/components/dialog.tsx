import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { slots } from './recipe.ts'

const part = slots('dialog')

export type DialogProps = {
  readonly open: boolean
  readonly title: string
  /** Escape, too. */
  readonly onClose: () => void
  /** A form in it has its own. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** The platform's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
export const Dialog = ({ open, title, onClose, actions, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={element}
      className={part('root')}
      aria-labelledby={id}
      // Whoever owns the state closes it: else the two would disagree.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes it whatever we say. A browser tells of any closing a frame late: it may be open again.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose()
      }}
    >
      <div className={part('body')}>
        <h2 id={id}>{title}</h2>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {actions && <div className={part('actions')}>{actions}</div>}
    </dialog>
  )
}
