/** Asks before the page is left with unsaved changes. */
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useUnsaved } from '#pages/forms/use-unsaved.ts'
import type { DashboardPage } from '#types/content.generated.ts'

type Props = {
  readonly dirty: boolean
  readonly words: DashboardPage['account']['unsaved_dialog']
  /** Resolves to true when everything was saved. */
  readonly onSave: () => Promise<boolean>
}

export const UnsavedDialog = ({ dirty, words, onSave }: Props) => {
  const { isBlocked, stay, leave } = useUnsaved(dirty)
  /** Closed before saving, because a failed save moves the focus to the form. */
  const save = async () => {
    stay()
    if (await onSave()) leave()
  }
  return (
    <Dialog
      open={isBlocked}
      title={words.heading}
      onClose={stay}
      safe={words.stay}
      text={words.text}
      actions={
        <>
          <Button onClick={() => void save()}>{words.save}</Button>
          <Button variant="quiet" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    />
  )
}
