import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { counted, quoted } from '#content/problems/wording.ts'
import type { NewAct } from '#editing/content-data.ts'
import { deleteWithUses } from '#editing/uses/delete-with-uses.ts'
import type { EmptyChoice } from '#editing/uses/deletion-marks.ts'
import { valueIn } from '#editing/place.ts'
import { itemAddress, pageAddresses } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { ConsequenceList } from './consequence-list.tsx'
import { RemovalChoices } from './removal-choices.tsx'
import { entriesIn, RemovalContext, type Removable } from './removal.ts'
import { fileTitle } from './titles.ts'

/** Gives everything inside a way to delete entries: the editor sees first what uses them, and decides what becomes of it. */
export const RemovalDialog = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<Removable | null>(null)
  const close = () => {
    setAsked(null)
  }
  return (
    <RemovalContext value={setAsked}>
      {children}
      {asked?.entry && <Removal label={asked.label} entry={asked.entry} setting={asked.setting} onClose={close} />}
    </RemovalContext>
  )
}

type Props = Required<Pick<Removable, 'entry' | 'label'>> & {
  readonly setting: Removable['setting']
  readonly onClose: () => void
}

const Removal = ({ entry, label, onClose, setting }: Props) => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [choices, setChoices] = useState<ReadonlyMap<string, EmptyChoice>>(new Map())
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { data, folder } = editor.state()
  const texts = new Map(folder.files.map((file) => [file.path, file.text]))
  const deletion = deleteWithUses(data, schemas, { ...entry, entry: entry.step }, today, choices, texts)
  const verb = setting ? 'Remove' : 'Delete'
  const count = entriesIn(valueIn(data.get(entry.file), [...entry.list, entry.step]))
  const remove = () => {
    if (!deletion.ok) return
    onClose()
    const { operations, title } = deletion.act
    editor.act(setting?.act ?? title, operations)
    announce(`${label} is ${setting ? 'removed' : 'deleted'}. Undo brings it back.`)
    setting?.onRemoved()
    const own = itemAddress({ file: entry.file, place: [...entry.list, entry.step] })
    if (pathname.startsWith(own)) void navigate(pageAddresses.start)
  }
  return (
    <Dialog
      open
      title={`${verb} ${quoted(label)}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{deletion.ok ? 'Cancel' : 'Close'}</Button>
          {deletion.ok && (
            <Button variant="danger" icon="trash" onClick={remove}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      {setting && count > 0 && <p>{counted(count, 'entry goes', 'entries go')} with it.</p>}
      {deletion.ok && isNoted(deletion.act) && (
        <p>
          {setting ? 'Some of it' : 'It'} was published: what is stored about it stays readable, and nothing new is ever
          mistaken for it.{!setting && ' Only options can be retired instead.'}
        </p>
      )}
      {!deletion.ok && <Callout status="warning">{deletion.message}</Callout>}
      {deletion.ok && deletion.consequences.length === 0 && <p>Nothing else uses it. Undo brings it back.</p>}
      {deletion.ok && deletion.consequences.length > 0 && (
        <>
          <p>This changes with it. Undo brings everything back in one go.</p>
          <ConsequenceList consequences={deletion.consequences} fileName={(file) => fileTitle(schemas, data, file)} />
          <RemovalChoices
            decisions={deletion.decisions}
            onChoose={(chosen, choice) => {
              setChoices(new Map([...choices, ...chosen.map(({ key }) => [key, choice] as const)]))
            }}
          />
        </>
      )}
    </Dialog>
  )
}

/** The ids of what was published are kept as retired ones. */
const isNoted = ({ operations }: NewAct): boolean =>
  operations.some(({ file, kind }) => file === 'settings/retired-ids.yaml' && kind === 'insert')
