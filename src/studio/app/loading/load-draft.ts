import type { Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'
import { readKept } from '#studio/saving/kept-drafts.ts'
import { baseFolder } from './base-folder.ts'
import { call, type Reply } from './call.ts'

export type LoadedDraft = {
  readonly draft: Draft
  /** Whether some changes of the draft are only in this browser. */
  readonly hasUnsaved: boolean
  /** The folder that the draft was made on, from which it has to be rebased. null: it is the present one. */
  readonly before?: Folder | null
}

/** Loads the draft: from this browser, if it has changes that the server does not have. */
export const loadDraft = async (id: string, folder: Folder): Promise<Reply<LoadedDraft>> => {
  const kept = await readKept(id)
  if (kept) return { ok: true, value: await withBase(folder, { draft: kept, hasUnsaved: true }) }
  const reply = await call<Draft>('GET', `/drafts/${encodeURIComponent(id)}`)
  return reply.ok ? { ok: true, value: await withBase(folder, { draft: reply.value, hasUnsaved: false }) } : reply
}

export const withBase = async (folder: Folder, loaded: LoadedDraft): Promise<LoadedDraft> => ({
  ...loaded,
  before: await baseFolder(folder, loaded.draft),
})
