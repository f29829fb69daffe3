import type { NewAct } from '#editing/content-data.ts'
import { DeletionDialog } from '#studio/tree/deletion-dialog.tsx'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { removePages, removePart, type Source } from './change-parts.ts'
import type { Part } from './parts.ts'

type Props = {
  readonly title: string
  readonly files: readonly string[]
  /** Of a part that is more than pages. */
  readonly part?: Part | undefined
  readonly source: Source
  readonly onClose: () => void
  readonly onRemove: (act: NewAct) => void
}

/** Asks before pages or a part are removed. Entries of a part can be used elsewhere: that is shown first. */
export const RemovePartDialog = ({ files, onClose, onRemove, part, source, title }: Props) => {
  const [file = ''] = files
  if (part)
    return (
      <DeletionDialog
        label={title}
        removed={{ value: source.data.get(file) }}
        deletionFor={(input) => removePart(source, part, input)}
        onClose={onClose}
        onDelete={onRemove}
      />
    )
  return (
    <Dialog
      open
      title={`Remove ${title}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            onClick={() => {
              onRemove(removePages(source, files, title))
            }}
          >
            Remove it
          </Button>
        </>
      }
    >
      <p>
        All its texts go with it. Links that lead to it are then listed under Problems. Undo brings everything back.
      </p>
    </Dialog>
  )
}
