import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { quoted } from '#content/problems/wording.ts'
import { ruleName } from '#editing/build/entry-title.ts'
import type { NewAct } from '#editing/content-data.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { deleteWithUses } from '#editing/uses/delete-with-uses.ts'
import { valueIn } from '#editing/place.ts'
import { isAddressIn, itemAddress, pageAddresses } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { nextItem } from './next-item.ts'
import { RemovalContext, type Removable } from './removal.ts'

/** Lets everything inside delete entries: the editor first sees what uses them, and decides what happens to that. */
export const RemovalDialog = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<Removable | null>(null)
  const close = () => {
    setAsked(null)
  }
  return (
    // A second press before the dialog opens is ignored.
    <RemovalContext value={(node) => setAsked((already) => already ?? node)}>
      {children}
      {asked?.entry && (
        <Removal
          entry={asked.entry}
          label={asked.label}
          setting={asked.setting}
          onRemoved={asked.onRemoved}
          isQuick={asked.isQuick}
          onClose={close}
        />
      )}
    </RemovalContext>
  )
}

type Props = Omit<Removable, 'entry'> & {
  readonly entry: NonNullable<Removable['entry']>
  readonly onClose: () => void
}

const Removal = ({ entry, isQuick = false, label, onClose, onRemoved, setting }: Props) => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data } = editor.state()
  const value = valueIn(data.get(entry.file), [...entry.list, entry.step])
  const rule = ruleName(data, value)
  const isPlain = typeof value !== 'object' || value === null
  const remove = ({ about, operations, title }: NewAct) => {
    onClose()
    editor.act(setting?.act.title ?? title, operations, undefined, about)
    announce(
      `${rule === undefined ? label : `The rule ${rule}`} is ${setting ? 'removed' : 'deleted'}. Undo brings it back.`,
    )
    onRemoved?.()
    if (!isAddressIn(pathname, { file: entry.file, place: [...entry.list, entry.step] })) return
    const next = nextItem(data, editor.state().data, entry)
    void navigate(next ? itemAddress(next) : pageAddresses.start, { state: { keepsFocus: onRemoved !== undefined } })
  }
  return (
    <DeletionDialog
      name={rule === undefined ? quoted(label) : `the rule ${rule}`}
      isOption={listKind(entry.list) === 'option'}
      removed={setting && { value }}
      isQuick={isQuick}
      deletionFor={(input) =>
        setting && isPlain
          ? { ok: true, act: setting.act, consequences: [], decisions: [] }
          : deleteWithUses(editor.state().data, schemas, { ...entry, entry: entry.step }, input)
      }
      onClose={onClose}
      onDelete={remove}
    />
  )
}
