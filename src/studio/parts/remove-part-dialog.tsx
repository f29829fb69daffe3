import { quoted } from '#content/problems/wording.ts'
import type { NewAct } from '#editing/content-data.ts'
import { ConfirmDialog } from '#studio/removal/confirm-dialog.tsx'
import { DeletionDialog } from '#studio/removal/deletion-dialog.tsx'
import { withAct } from '#studio/removal/with-act.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { removePages, removePart, type Source } from './change-parts.ts'
import type { Part } from './parts.ts'

type Props = {
  readonly title: string
  readonly files: readonly string[]
  /** Set for a part that is more than pages. */
  readonly part?: Part | undefined
  readonly source: Source
  readonly onClose: () => void
  readonly onRemove: (act: NewAct) => void
}

/** Asks before pages or a part are removed, and shows where entries of the part are used. */
export const RemovePartDialog = ({ files, onClose, onRemove, part, source, title }: Props) => {
  const editor = useEditor()
  const [file = ''] = files
  if (part)
    return (
      <DeletionDialog
        name={quoted(title)}
        removed={{ value: source.data.get(file) }}
        deletionFor={(input) => removePart(source, part, input)}
        onClose={onClose}
        onDelete={onRemove}
      />
    )
  const pages = () => removePages(source, files, title)
  return (
    <ConfirmDialog
      title={`Remove ${title}?`}
      tried={withAct(editor.state().draft, pages())}
      cancel="Keep it"
      confirm="Remove it"
      onClose={onClose}
      onConfirm={() => {
        onRemove(pages())
      }}
    >
      {(leavesErrors) => (
        <p>
          All its texts go with it. {!leavesErrors && 'Links that lead to it are then listed under Problems.'} Undo
          brings everything back.
        </p>
      )}
    </ConfirmDialog>
  )
}
