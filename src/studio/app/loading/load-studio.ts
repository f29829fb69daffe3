import type { Schema } from '#content/schema/schemas.ts'
import type { DraftList, Folder } from '#editing/studio-api.ts'
import { claimKeptDraft } from '#studio/saving/kept-drafts.ts'
import { call, type Reply } from './call.ts'
import { draftToOpen, newDraft } from '#studio/app/start/first-draft.ts'
import { loadDraft, withBase, type LoadedDraft } from './load-draft.ts'

/** The data for the first screen. */
export type Loaded = {
  readonly folder: Folder
  readonly schemas: ReadonlyMap<string, Schema>
} & LoadedDraft

export const loadStudio = async (): Promise<Reply<Loaded>> => {
  const [folder, schemas, list] = await Promise.all([
    call<Folder>('GET', '/folder'),
    call<Readonly<Record<string, Schema>>>('GET', '/schemas'),
    call<DraftList>('GET', '/drafts'),
  ])
  if (!folder.ok) return folder
  if (!schemas.ok) return schemas
  const drafts = list.ok ? list.value.drafts : []
  const loaded = await firstDraft(folder.value, draftToOpen(drafts, lastOpened()))
  return {
    ok: true,
    value: { folder: folder.value, schemas: new Map(Object.entries(schemas.value)), ...loaded },
  }
}

const firstDraft = async (folder: Folder, id: string | null): Promise<LoadedDraft> => {
  // The page may have been closed while the server was creating a new draft. The server then has only its name.
  const kept = await claimKeptDraft()
  if (kept) return withBase(folder, { draft: kept, hasUnsaved: true })
  const loaded = id === null ? undefined : await loadDraft(id, folder)
  return loaded?.ok ? loaded.value : { draft: newDraft(folder, new Date()), hasUnsaved: false }
}

const key = 'studio-draft'

const lastOpened = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const rememberOpened = (id: string): void => {
  try {
    localStorage.setItem(key, id)
  } catch {
    // Without storage, the newest draft is opened next time.
  }
}
