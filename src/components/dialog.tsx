import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { slots } from './recipe.ts'

const classOf = slots('dialog')

export type DialogProps = {
  readonly open: boolean
  readonly title: string
  /** Called by the safe button, Escape and a click on the backdrop. Must not change any data. */
  readonly onClose: () => void
  /**
   * Label of the button that changes nothing ("Keep it"). It comes first and gets the initial focus, so that an
   * accidental Enter has no effect. null: the dialog contains a form with its own buttons, and its first field gets the
   * focus.
   */
  readonly safe: string | null
  /** What was confirmed has been sent. The safe button, which promises that nothing happens, can no longer keep that. */
  readonly busy?: boolean | undefined
  /** Describes the dialog; announced with the title when it opens. */
  readonly text?: string | undefined
  /** The buttons after the safe one. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/**
 * The native modal dialog: it traps the focus, closes with Escape and returns the focus to the element that opened it.
 * A closed dialog renders no content, so that no typed password and no status text stays in the document.
 */
export const Dialog = ({ open, title, onClose, safe, busy, text, actions, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const safeButton = useRef<HTMLButtonElement>(null)
  const isSecondClick = useRef(false)
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only notes which click it is.
    <dialog
      ref={element}
      className={classOf('root')}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      // Light dismiss by a click on the backdrop, in browsers that know `closedby`; others ignore it.
      closedby="any"
      // The owner of `open` closes the dialog; otherwise the DOM and the state would disagree.
      onCancel={(event) => {
        event.preventDefault()
        if (!isSecondClick.current) onClose()
      }}
      // The second click of a double click that opened the dialog comes down on the backdrop, and must not close it. The dialog is
      // dismissed between these two events.
      onMouseDown={({ detail }) => {
        isSecondClick.current = detail > 1
      }}
      onMouseUp={() => {
        isSecondClick.current = false
      }}
      // Browsers do not let a page prevent a second Escape. The event comes a frame late: the dialog may be open again
      // by then.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose()
      }}
    >
      {open && (
        <>
          <div className={classOf('body')}>
            <h2 id={id}>{title}</h2>
            {text !== undefined && <p id={`${id}-text`}>{text}</p>}
            {children}
          </div>
          {(safe !== null || actions) && (
            <div className={classOf('actions')}>
              {safe !== null && (
                <Button
                  variant="outline"
                  ref={safeButton}
                  data-safe
                  aria-disabled={busy || undefined}
                  onClick={busy ? undefined : onClose}
                >
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
