import { useState } from 'react'
import { dayIn } from '#engine/format.ts'
import { retiredFile } from '#content/history/id-records.ts'
import { counted } from '#content/problems/wording.ts'
import type { NewAct } from '#editing/content-data.ts'
import type { DeletionInput, DeletionResult } from '#editing/uses/delete-with-uses.ts'
import type { EmptyChoice } from '#editing/uses/prune-conditions.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { fileTitle } from '#studio/tree/titles.ts'
import { Callout } from '#studio/ui/callout.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConsequenceList } from './consequence-list.tsx'
import { RemovalChoices } from './removal-choices.tsx'
import { entriesIn } from './removal.ts'
import { withAct } from './with-act.ts'

type Props = {
  /** Its name: “Late”, or the rule “Late” of “Bedtime?”. */
  readonly name: string
  readonly isOption?: boolean
  /** The value of a setting or file that is removed with all its entries. Missing when a single entry is deleted. */
  readonly removed?: { readonly value: unknown } | undefined
  /** Whether it is deleted without asking, if nothing else changes and no errors are left. */
  readonly isQuick?: boolean
  /** Computes the deletion from the data at the time of the call. */
  readonly deletionFor: (input: DeletionInput) => DeletionResult
  readonly onClose: () => void
  readonly onDelete: (act: NewAct) => void
}

/** Shows what uses the thing to be deleted, and asks what should happen to that. */
export const DeletionDialog = (props: Props) => {
  const { deletionFor, isOption = false, isQuick = false, name, onClose, onDelete, removed } = props
  const editor = useEditor()
  const { schemas } = useStudio()
  const [choices, setChoices] = useState<ReadonlyMap<string, EmptyChoice>>(new Map())
  const [today] = useState(() => dayIn(new Date()))
  const { data, draft, folder } = editor.state()
  const texts = new Map(folder.files.map((file) => [file.path, file.text]))
  const deletion = deletionFor({ choices, today, texts })
  const verb = removed ? 'Remove' : 'Delete'
  const count = removed ? entriesIn(removed.value) : 0
  return (
    <ConfirmDialog
      title={`${verb} ${name}?`}
      tried={deletion.ok ? withAct(draft, deletion.act) : null}
      cancel={deletion.ok ? 'Cancel' : 'Close'}
      confirm={verb}
      isQuick={isQuick && deletion.ok && deletion.consequences.length === 0}
      onClose={onClose}
      onConfirm={() => {
        const now = deletionFor({ choices, today, texts })
        if (now.ok) onDelete(now.act)
        else onClose()
      }}
    >
      {(leavesErrors) => (
        <>
          {deletion.ok && count > 0 && <p>{counted(count, 'entry goes', 'entries go')} with it.</p>}
          {deletion.ok && isNoted(deletion.act) && (
            <p>
              {removed ? 'Some of it' : 'It'} was published: what is stored about it stays readable, and nothing new is
              ever mistaken for it. {!removed && (isOption ? retiring : 'Only options can be retired instead.')}
            </p>
          )}
          {!deletion.ok && <Callout status="warning">{deletion.message}</Callout>}
          {deletion.ok && deletion.consequences.length === 0 && (
            <p>{leavesErrors ? '' : 'Nothing else uses it. '}Undo brings it back.</p>
          )}
          {deletion.ok && deletion.consequences.length > 0 && (
            <>
              <p>This changes with it. Undo brings everything back in one go.</p>
              <ConsequenceList
                consequences={deletion.consequences}
                fileName={(file) => fileTitle(schemas, data, file)}
              />
              <RemovalChoices
                decisions={deletion.decisions}
                onChoose={(chosen, choice) => {
                  setChoices(new Map([...choices, ...chosen.map(({ key }) => [key, choice] as const)]))
                }}
              />
            </>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

const retiring = 'Retire it instead if it should only no longer be offered: what reads it stays as it is then.'

/** Whether the act records published ids as retired. */
const isNoted = ({ operations }: NewAct): boolean =>
  operations.some(({ file, kind }) => file === retiredFile && kind === 'insert')
