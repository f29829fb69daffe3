import { inOneSentence } from '#content/problems/wording.ts'
import type { WithoutAct } from '#editing/merge/without-act.ts'
import type { Act } from '#editing/operation.ts'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { ConfirmDialog } from '#studio/removal/confirm-dialog.tsx'

type Props = {
  readonly line: ChangeLine
  /** Other lines that the same acts have made. */
  readonly others: readonly ChangeLine[]
  /** What would stay in effect. */
  readonly rest: WithoutAct
  readonly onClose: () => void
  readonly onUndo: () => void
}

/** How many lines are shown. */
const shown = 12

/** Shows what else is undone with a line, and the errors that this would leave. If there is neither, it undoes the line without asking. */
export const UndoDialog = ({ line, onClose, onUndo, others, rest }: Props) => {
  const dependents = rest.ok ? [] : rest.dependents
  const lines = [line, ...others]
  return (
    <ConfirmDialog
      title={
        others.length > 0
          ? 'Undo these changes?'
          : dependents.length > 0
            ? 'Later changes build on this'
            : 'Undo this change?'
      }
      tried={rest.acts}
      cancel="Cancel"
      confirm={dependents.length > 0 ? 'Undo these as well' : others.length > 0 ? `Undo all ${lines.length}` : 'Undo'}
      isQuick={others.length === 0 && dependents.length === 0}
      isDeletion={false}
      onClose={onClose}
      onConfirm={onUndo}
    >
      {() => (
        <>
          {others.length === 0 && dependents.length === 0 && <p>{line.words}</p>}
          {others.length > 0 && (
            <>
              <p>They were made together, so they are undone together.</p>
              <ul>
                {lines.slice(0, shown).map(({ words }, index) => (
                  <li key={`${index} ${words}`}>{words}</li>
                ))}
                {lines.length > shown && <li>and {lines.length - shown} more</li>}
              </ul>
            </>
          )}
          {dependents.length > 0 && <p>{buildOnIt(dependents)}</p>}
        </>
      )}
    </ConfirmDialog>
  )
}

const buildOnIt = (acts: readonly Act[]): string => {
  const what = acts.length === 1 ? 'A later change builds' : `${acts.length} later changes build`
  return `${what} on this: ${inOneSentence(acts.map(({ title }) => title))}.`
}
