import { useState } from 'react'
import type { ChangeLine } from '#editing/words/change-line.ts'
import type { Reverted } from '#studio/editor/editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'

type Props = {
  readonly line: ChangeLine
  readonly all: readonly ChangeLine[]
  readonly onUndo: (line: ChangeLine, together: readonly string[]) => Reverted
}

/** Undoes what has made a line. Whatever goes with it is named first. */
export const UndoLine = ({ all, line, onUndo }: Props) => {
  const [refused, setRefused] = useState<Extract<Reverted, { ok: false }> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const others = all.filter((other) => other !== line && other.acts.some((act) => line.acts.includes(act)))
  const undo = (together: readonly string[]) => {
    setAsking(false)
    const reverted = onUndo(line, together)
    setRefused(reverted.ok ? null : reverted)
  }
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-label={`Undo: ${line.short}`}
        onClick={() => {
          if (others.length > 0) setAsking(true)
          else undo([])
        }}
      >
        Undo
      </Button>
      <Dialog
        open={isAsking}
        title="Undo these changes?"
        onClose={() => {
          setAsking(false)
        }}
        actions={
          <Button
            variant="solid"
            onClick={() => {
              undo([])
            }}
          >
            Undo all {others.length + 1}
          </Button>
        }
      >
        <p>They were made together, so they are undone together.</p>
        <ul>
          {[line, ...others].slice(0, 12).map((one) => (
            <li key={one.words}>{one.words}</li>
          ))}
          {others.length > 11 && <li>and {others.length - 11} more</li>}
        </ul>
      </Dialog>
      <Dialog
        open={refused !== null}
        title="Later changes build on this"
        onClose={() => {
          setRefused(null)
        }}
        actions={
          <Button
            variant="solid"
            onClick={() => {
              undo(refused?.dependents.map(({ id }) => id) ?? [])
            }}
          >
            Undo these as well
          </Button>
        }
      >
        <p>{refused?.message}</p>
      </Dialog>
    </>
  )
}
