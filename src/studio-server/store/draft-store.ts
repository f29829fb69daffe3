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
  /**
   * Not ok: something else was stored since `revision`. Saving an ended draft opens it again. null: there is no such draft.
   *
   * @param keepBase is awaited before a changed base is stored
   */
  readonly save: (
    id: string,
    log: SaveLog,
    keepBase?: (base: Draft['base']) => Promise<void>,
  ) => Promise<SaveResult | null>
  /** An ended draft keeps its changes and can be opened again. */
  readonly end: (id: string) => Promise<StoredDraft | null>
  readonly reopen: (id: string) => Promise<StoredDraft | null>
  /**
   * Tells the store that the changes of this revision are now in the files, so the draft ends without changes. If more was saved since then,
   * that stays, without the published acts (with them, if one of them was undone). May be called twice for the same publication.
   */
  readonly published: (id: string, publication: Publication) => Promise<void>
}

export type Publication = Pick<Draft, 'acts' | 'revision'> & {
  /** The hashes of the files right after the publication. */
  readonly base: Draft['base']
}
