import type { ReactNode } from 'react'
import type { Act } from '#editing/operation.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { ErrorsLeftList } from './errors-left.tsx'
import { useErrorsLeft } from './use-errors-left.ts'

type Props = {
  readonly title: string
  /** The acts that would be in effect; they are tried before the editor is asked. null: it cannot be done, and the dialog says why. */
  readonly tried: readonly Act[] | null
  /** The names of the buttons. */
  readonly cancel: string
  readonly confirm: string
  /** Whether it is done without asking, if it leaves no errors. */
  readonly isQuick?: boolean
  readonly isDeletion?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly children: (leavesErrors: boolean) => ReactNode
}

/** Asks before something is deleted or undone. It opens once it is known which errors that would leave. */
export const ConfirmDialog = (props: Props) => {
  const { cancel, children, confirm, isDeletion = true, isQuick = false, onClose, onConfirm, title, tried } = props
  const errors = useErrorsLeft(tried, isQuick ? onConfirm : null)
  const leavesErrors = typeof errors === 'object' && errors.length > 0
  return (
    <Dialog
      open={errors !== 'begun'}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {tried !== null && (
            <Button {...(isDeletion ? deleting : undoing)} onClick={onConfirm}>
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

const deleting = { variant: 'danger', icon: 'trash' } as const
const undoing = { variant: 'solid' } as const
