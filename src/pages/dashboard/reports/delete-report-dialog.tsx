import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'

type Props = {
  readonly open: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** Asks for confirmation before a report is deleted for good. */
export const DeleteReportDialog = ({ busy, onClose, onDelete, open }: Props) => {
  const { delete_dialog: words } = useDashboard().content.page.report_history
  return (
    <Dialog
      open={open}
      title={words.heading}
      onClose={onClose}
      safe={words.cancel}
      busy={busy}
      text={words.text}
      actions={
        <Button aria-disabled={busy || undefined} onClick={() => busy || onDelete()}>
          {words.confirm}
        </Button>
      }
    />
  )
}
