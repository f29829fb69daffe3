import { actsInEffect, type Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'
import { call, type Reply } from '#studio/app/loading/call.ts'
import { newDraft, newDraftId } from '#studio/app/start/first-draft.ts'
import { withBase, type LoadedDraft } from '#studio/app/loading/load-draft.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { forgetKept, readKept } from '#studio/saving/kept-drafts.ts'

/**
 * Continues with an empty draft, on the files as they are on the disk now.
 *
 * @param ended the draft as it was published or discarded
 * @returns false: the draft was changed since then, so it stays open, because these changes would be lost
 */
export const startOver = async (editor: Editor, ended: Draft): Promise<boolean> => {
  const read = await call<Folder>('GET', '/folder')
  const { draft, folder: known } = editor.state()
  if (!isSameDraft(draft, ended)) return false
  void forgetKept(draft.id)
  const folder = read.ok ? read.value : known
  openDraft(editor, folder, { draft: newDraft(folder, new Date()), hasUnsaved: false })
  return true
}

const isSameDraft = (a: Draft, b: Draft): boolean => a.id === b.id && a.acts === b.acts && a.done === b.done

/** A draft that was discarded. `unsaved`: its last state, if the server does not have all of it. */
export type Discarded = Pick<Draft, 'id'> & { readonly unsaved: Draft | null }

/** Opens a draft that was discarded again. */
export const reopen = async (editor: Editor, { id, unsaved }: Discarded): Promise<Reply<Draft>> => {
  const reply =
    unsaved?.id === newDraftId
      ? ({ ok: true, value: unsaved } as const)
      : await call<Draft>('POST', `/drafts/${encodeURIComponent(id)}/open`)
  if (!reply.ok) return reply
  const kept = unsaved ?? (await readKept(id))
  const { folder } = editor.state()
  openDraft(editor, folder, await withBase(folder, { draft: kept ?? reply.value, hasUnsaved: kept !== null }))
  return reply
}

/** @param present the files as they are now */
export const openDraft = (editor: Editor, present: Folder, { before = null, draft, hasUnsaved }: LoadedDraft): void => {
  const folder = before ?? present
  editor.update({
    folder,
    draft,
    data: dataOf(folder, actsInEffect(draft)),
    compiled: 'checking',
    // Tells saving that there is something to save, or to merge first.
    saved: before ? 'stale' : hasUnsaved ? 'saving' : 'saved',
  })
}
