import { actsInEffect, type Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'
import { call, type Reply } from '#studio/app/call.ts'
import { newDraft } from '#studio/app/first-draft.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { forgetKept } from '#studio/saving/kept-drafts.ts'

/** Goes on with a draft without changes, on the files as they are on the disk now. */
export const startOver = async (editor: Editor): Promise<void> => {
  const { draft, folder: known } = editor.state()
  await forgetKept(draft.id)
  const read = await call<Folder>('GET', '/folder')
  const folder = read.ok ? read.value : known
  openDraft(editor, folder, newDraft(folder, new Date()))
}

/** Opens a draft that was discarded again. */
export const reopen = async (editor: Editor, id: string): Promise<Reply<Draft>> => {
  const reply = await call<Draft>('POST', `/drafts/${encodeURIComponent(id)}/open`)
  if (reply.ok) openDraft(editor, editor.state().folder, reply.value)
  return reply
}

export const openDraft = (editor: Editor, folder: Folder, draft: Draft): void => {
  editor.update({ folder, draft, data: dataOf(folder, actsInEffect(draft)), compiled: 'checking', saved: 'saved' })
}
