import type { ReactNode } from 'react'
import type { Operation } from '#editing/operation.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { ErrorsLeftList } from './errors-left.tsx'
import { useErrorsLeft } from './use-errors-left.ts'

type Props = {
  readonly title: string
  /** What is tried before the editor is asked. null: it cannot be done, and the dialog says why. */
  readonly operations: readonly Operation[] | null
  /** The names of the buttons. */
  readonly cancel: string
  readonly confirm: string
  /** Without asking, if it leaves no errors. */
  readonly isQuick?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly children: (leavesErrors: boolean) => ReactNode
}

/** Asks before something is deleted, once it is known which errors that would leave. */
export const ConfirmDialog = (props: Props) => {
  const { cancel, children, confirm, isQuick = false, onClose, onConfirm, operations, title } = props
  const errors = useErrorsLeft(operations, isQuick ? onConfirm : null)
  const leavesErrors = typeof errors === 'object' && errors.length > 0
  return (
    <Dialog
      open={errors !== 'begun'}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {operations !== null && (
            <Button variant="danger" icon="trash" onClick={onConfirm}>
              {leavesErrors ? `${confirm} anyway` : confirm}
            </Button>
          )}
        </>
      }
    >
      <ErrorsLeftList errors={errors} />
      {children(leavesErrors)}
    </Dialog>
  )
}
