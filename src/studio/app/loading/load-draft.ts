import type { Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'
import { readKept } from '#studio/saving/kept-drafts.ts'
import { baseFolder } from './base-folder.ts'
import { call, type Reply } from './call.ts'

export type LoadedDraft = {
  readonly draft: Draft
  /** Some of the changes of the draft are only in this browser. */
  readonly hasUnsaved: boolean
  /** The folder that it was made on, and has to be moved from. null: it is the present one. */
  readonly before?: Folder | null
}

/** As it is in this browser, if there are changes that the server does not have. */
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
