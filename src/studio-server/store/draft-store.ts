/** Where drafts are kept. A later version can keep them in a database. */
import type { Draft } from '#editing/draft.ts'
import type { SaveLog } from '#editing/studio-api.ts'

export type StoredDraft = {
  readonly draft: Draft
  /** ISO 8601. */
  readonly savedAt: string
  /** When it was discarded or published. */
  readonly endedAt: string | null
}

export type SaveResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly stored: Draft }

export type DraftStore = {
  readonly list: () => Promise<readonly StoredDraft[]>
  readonly create: (draft: Pick<Draft, 'name' | 'base' | 'acts'>) => Promise<Draft>
  readonly read: (id: string) => Promise<StoredDraft | null>
  /** Not ok: something was stored since `revision`. Saving an ended draft opens it again. null: there is no such draft. */
  readonly save: (id: string, log: SaveLog) => Promise<SaveResult | null>
  /** An ended draft keeps its changes and can be opened again. */
  readonly end: (id: string) => Promise<StoredDraft | null>
  readonly reopen: (id: string) => Promise<StoredDraft | null>
  /**
   * The changes of this revision are in the files now, whose hashes are its new base: it ends without changes. Nothing happens to a draft
   * that has a later revision: what was saved since is in no file.
   */
  readonly published: (id: string, revision: number, base: Draft['base']) => Promise<void>
}
