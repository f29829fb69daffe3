import type { ConflictChoice, Conflict } from '#editing/merge/merge.ts'
import type { Presence } from '#editing/studio-api.ts'

/** The state of saving, for the screens. */
export type SavingState = {
  /** The conflicts that the editor has to resolve. */
  readonly conflicts: readonly Conflict[]
  /** Notices, for example about changes by others; each stays until it is closed. */
  readonly notices: readonly Notice[]
  /** Who else has the folder open. */
  readonly others: readonly Presence[]
  /** When the open draft was last saved on the server. null: not since it was opened. */
  readonly savedAt: Date | null
  /** Why the last change is only in this browser, and what to do. null: it is not, or no reason is known. */
  readonly problem: string | null
}

export type Notice = {
  readonly text: string
  /** The id of a discarded draft whose changes can be brought back. */
  readonly discarded?: string
  /** The subject of a notice that disappears by itself: the content is not compiled, or files cannot be read or are missing. */
  readonly about?: 'compiler' | 'unreadable' | 'missing'
}

export type Saving = {
  readonly state: () => SavingState
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  readonly resolve: (choices: ReadonlyMap<string, ConflictChoice>) => void
  /** Waits until the last change is saved, or saving has failed for now. false: the change is only in this browser. */
  readonly flush: () => Promise<boolean>
  /** Like `flush`, with a notice if it failed. Then no other draft may be opened, because the browser may have no space for both. */
  readonly settle: () => Promise<boolean>
  /** To be called when this tab has published the draft with this id: changes made since then continue from there. */
  readonly takePublished: (id: string) => Promise<void>
  /** Shows a notice until the content is compiled again. null: it is, so the notice is removed. */
  readonly showCompilerProblem: (why: string | null) => void
  /** Shows a notice until it is closed. It replaces an earlier notice with the same text. */
  readonly notify: (notice: Notice) => void
  readonly closeNotice: (notice: Notice) => void
}
