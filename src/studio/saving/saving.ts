import type { ConflictChoice, Conflict } from '#editing/merge/merge.ts'
import type { Presence } from '#editing/studio-api.ts'

/** What the screens see of the saving. */
export type SavingState = {
  /** What the editor has to choose between. */
  readonly conflicts: readonly Conflict[]
  /** What others have changed; each until it is closed. */
  readonly notices: readonly Notice[]
  /** Who else has the folder open. */
  readonly others: readonly Presence[]
  /** When the server last stored the open draft, since it was opened. null: it has not. */
  readonly savedAt: Date | null
  /** Why the last change is only in this browser, and what to do. null: it is not. */
  readonly problem: string | null
}

export type Notice = {
  readonly text: string
  /** The draft that was discarded, and whose changes can be brought back. */
  readonly discarded?: string
  /** What it is about, when it goes away by itself: the content that is not compiled, or files that cannot be read. */
  readonly about?: 'compiler' | 'unreadable'
}

export type Saving = {
  readonly state: () => SavingState
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  readonly resolve: (choices: ReadonlyMap<string, ConflictChoice>) => void
  /** Waits until the last change is stored, or is not for now. false: it is in this browser only. */
  readonly flush: () => Promise<boolean>
  /** As `flush`, and a notice says when it is not stored. Another draft must not be opened then: the browser may have no place for both. */
  readonly settle: () => Promise<boolean>
  /** The draft with this id was published from this tab: what was changed since goes on from there. */
  readonly takePublished: (id: string) => Promise<void>
  /** A notice that is there until the content is compiled again. null: it is. */
  readonly showCompilerProblem: (why: string | null) => void
  /** Says something until it is closed; in place of an earlier notice with the same text. */
  readonly notify: (notice: Notice) => void
  readonly closeNotice: (notice: Notice) => void
}
