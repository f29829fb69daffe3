import { useEffect, useEffectEvent, useRef } from 'react'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { useStudio } from '#studio/app/studio-context.ts'
import styles from './undo-message.module.css'
import type { Undone } from './use-undoing.ts'
import { whereUndone } from './where-undone.ts'

type Props = { readonly undone: Undone | null; readonly onClose: () => void }

/** How long the message is shown, in milliseconds. It stays longer while it has the pointer or the focus. */
const shownMs = 8000

/** Says what was undone, with a link to the place, which may be on another screen. */
export const UndoMessage = ({ onClose, undone }: Props) => {
  const { schemas } = useStudio()
  const openField = useOpenField()
  const box = useRef<HTMLDivElement>(null)
  const where = useEditorState(({ data }) =>
    undone?.at ? whereUndone(treeOf({ data, schemas }), undone.words, undone.places) : undefined,
  )
  const endTime = useEffectEvent(() => {
    if (!box.current?.matches(':hover, :focus-within')) onClose()
  })
  useEffect(() => {
    if (!undone) return undefined
    const timer = setInterval(() => endTime(), shownMs)
    return () => {
      clearInterval(timer)
    }
  }, [undone])
  return (
    <div ref={box} className={styles.message} data-empty={undone === null || undefined}>
      <div role="status">
        {undone && (
          <p key={undone.count}>
            {undone.words}
            {where !== undefined && <span className={styles.where}> (in {where})</span>}
          </p>
        )}
      </div>
      {undone && (
        <div className={styles.actions}>
          {undone.at && (
            <Button
              size="small"
              onClick={() => {
                onClose()
                if (undone.at) openField(undone.at)
              }}
            >
              Go to it
            </Button>
          )}
          <IconButton
            size="small"
            icon="close"
            label="Close this message"
            onClick={() => {
              onClose()
              // Otherwise the focus would be lost with the button.
              document.getElementById('studio-item')?.focus()
            }}
          />
        </div>
      )}
    </div>
  )
}
