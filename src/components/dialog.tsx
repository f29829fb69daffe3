import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { slots } from './recipe.ts'

const part = slots('dialog')

export type DialogProps = {
  readonly open: boolean
  readonly title: string
  /** Called by the safe button, by Escape and by a press on the backdrop: none of them may change anything. */
  readonly onClose: () => void
  /**
   * Label of the button that changes nothing ("Keep it"). It comes first and has the first focus, so that Enter pressed
   * once too often destroys nothing. null: a form inside has buttons of its own, and its first field has the focus.
   */
  readonly safe: string | null
  /** What it is about. Read out with the title when the dialog opens. */
  readonly text?: string | undefined
  /** What else can be done. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/**
 * The platform's own modal dialog: it keeps the focus inside, closes with Escape, and returns the focus to what opened it.
 * A closed dialog has no content: nothing in it lingers, neither a typed password nor the text of a status region.
 */
export const Dialog = ({ open, title, onClose, safe, text, actions, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const safeButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      safeButton.current?.focus({ preventScroll: true })
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={element}
      className={part('root')}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      // A press on the backdrop is a cancel, too, in browsers that know the attribute; in others it does nothing.
      closedby="any"
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
      {open && (
        <>
          <div className={part('body')}>
            <h2 id={id}>{title}</h2>
            {text !== undefined && <p id={`${id}-text`}>{text}</p>}
            {children}
          </div>
          {(safe !== null || actions) && (
            <div className={part('actions')}>
              {safe !== null && (
                <Button variant="outline" ref={safeButton} data-safe onClick={onClose}>
                  {safe}
                </Button>
              )}
              {actions}
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
