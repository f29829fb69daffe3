import { useState } from 'react'
import type { WithoutAct } from '#editing/merge/without-act.ts'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type Props = {
  readonly line: ChangeLine
  readonly all: readonly ChangeLine[]
  /** Called when the line has been undone. */
  readonly onUndone: (line: ChangeLine) => void
}

/** Undoes the acts of a line. What is undone with it is shown first. */
export const UndoLine = ({ all, line, onUndone }: Props) => {
  const editor = useEditor()
  const [rest, setRest] = useState<WithoutAct | null>(null)
  const [first = '', ...together] = line.acts
  const others = all.filter((other) => other !== line && other.acts.some((act) => line.acts.includes(act)))
  const ask = () => {
    setRest(editor.without(first, together))
  }
  return (
    <>
      <Button variant="plain" size="small" aria-label={`Undo: ${line.short}`} onClick={ask}>
        Undo
      </Button>
      {rest && (
        <UndoDialog
          line={line}
          others={others}
          rest={rest}
          onClose={() => {
            setRest(null)
          }}
          onUndo={() => {
            setRest(null)
            const dependents = rest.ok ? [] : rest.dependents
            if (editor.revert(first, [...together, ...dependents.map(({ id }) => id)]).ok) onUndone(line)
            // The draft has changed in the meantime.
            else ask()
          }}
        />
      )}
    </>
  )
}
