import type { Editor } from '#studio/editor/editor.ts'
import { saveDraft } from './save-draft.ts'
import type { SaveInput, SaveOutcome } from './saving.machine.ts'
import type { SavingStore } from './saving-store.ts'
import type { ServerCopy } from './server-copy.ts'
import { unsavedPart } from './unsaved.ts'

/** Sends the server what it does not have of the open draft yet, and notes what it has afterwards. */
export const saveOpenDraft = async (
  editor: Editor,
  copy: ServerCopy,
  store: SavingStore,
  { keepalive, tab }: SaveInput & { readonly tab: string },
): Promise<SaveOutcome> => {
  const { draft } = editor.state()
  // After a merge this tab may have nothing new. Saving anyway would make the other tab merge, and so on for ever.
  if (copy.isComplete()) return { kind: 'saved' }
  const outcome = await saveDraft(draft, unsavedPart(copy.stored(), draft), { tab, keepalive })
  // If another draft was opened meanwhile, the outcome no longer matters.
  const isStillOpen = editor.state().draft.id === draft.id
  if (isStillOpen && outcome.kind === 'offline' && outcome.created) copy.markCreated(draft, outcome.created)
  if (outcome.kind !== 'stored') return outcome
  if (isStillOpen) {
    copy.markSaved(draft, outcome)
    store.change({ savedAt: new Date() })
  }
  return { kind: 'saved' }
}
