import { assign, setup, type PromiseActorLogic } from 'xstate'
import type { Draft } from '#editing/draft.ts'
import type { ConflictChoice, Conflict } from '#editing/merge/merge.ts'
import type { SavedState } from '#studio/editor/editor.ts'

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** The server cannot save anything now. `why` is its reason; null: it does not answer. */
  | { readonly kind: 'offline'; readonly why: string | null }
  /** Another tab or editor has saved the draft; `theirs` is the stored draft. */
  | { readonly kind: 'stale'; readonly theirs: Draft }

/** `keepalive`: the request continues when the page is closed. */
export type SaveInput = { readonly keepalive: boolean }

export type MergeInput = {
  /** The draft as another tab has saved it; null: only files on the disk have changed. */
  readonly theirs: Draft | null
  readonly choices: ReadonlyMap<string, ConflictChoice>
}
export type MergeOutcome =
  | { readonly kind: 'merged' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  /** The files cannot be read now. `why` is the server's reason; null: it does not answer. */
  | { readonly kind: 'failed'; readonly why: string | null }

export type SavingEvent =
  /** The draft was changed in this tab. */
  | { readonly type: 'CHANGED' }
  /** Save now, without waiting for a pause. */
  | { readonly type: 'FLUSH' }
  /** The same, because the page is being left. */
  | { readonly type: 'LEAVING' }
  | { readonly type: 'ONLINE' }
  /** The files on the disk, or the stored draft, were changed elsewhere. */
  | { readonly type: 'ELSEWHERE'; readonly theirs: Draft | null }
  /** Another draft was opened, so everything known about the previous one is dropped. */
  | { readonly type: 'OPENED' }
  | { readonly type: 'RESOLVED'; readonly choices: ReadonlyMap<string, ConflictChoice> }

type Context = {
  /** Whether the draft was changed during a save. */
  readonly isDirty: boolean
  /** What still has to be merged. null: nothing. */
  readonly merge: MergeInput | null
  readonly conflicts: readonly Conflict[]
  /** The server's reason for the last failure. It stays during the next attempt. null: none has failed, or no reason is known. */
  readonly problem: string | null
}

/** Merges only with the files on the disk. */
const onlyFiles: MergeInput = { theirs: null, choices: new Map() }

/** In milliseconds. */
export const pauseMs = 600
export const retryMs = 5_000

/**
 * The states of the draft's last change: `saved` on the server; `waiting` for a pause in typing; `saving`; `here`, only in this
 * browser or not merged, until the next attempt; `merging` with somebody else's changes; `conflict`, until the editor has chosen.
 */
export const savingMachineWith = (
  save: PromiseActorLogic<SaveOutcome, SaveInput>,
  merge: PromiseActorLogic<MergeOutcome, MergeInput>,
) =>
  setup({
    types: { context: {} as Context, events: {} as SavingEvent },
    actors: { save, merge },
    delays: { pause: pauseMs, retry: retryMs },
    actions: {
      // Every merge reads the files again; a stored draft is kept until it has been merged.
      takeElsewhere: assign(({ context, event }) =>
        event.type === 'ELSEWHERE'
          ? {
              merge: {
                theirs: event.theirs ?? context.merge?.theirs ?? null,
                choices: new Map<string, ConflictChoice>(),
              },
            }
          : {},
      ),
      forget: assign(({ context }) => ({
        isDirty: false,
        merge: context.merge && onlyFiles,
        conflicts: [],
        problem: null,
      })),
      markDirty: assign({ isDirty: true }),
      markClean: assign({ isDirty: false }),
      dropProblem: assign({ problem: null }),
    },
    guards: { isMergeDue: ({ context }) => context.merge !== null },
  }).createMachine({
    id: 'saving',
    context: { isDirty: false, merge: null, conflicts: [], problem: null },
    initial: 'saved',
    on: {
      ELSEWHERE: { target: '.merging', actions: 'takeElsewhere' },
      OPENED: [
        // A merge with the files on the disk may still be due.
        { guard: 'isMergeDue', target: '.merging', actions: 'forget' },
        { target: '.saved', actions: 'forget' },
      ],
    },
    states: {
      saved: { on: { CHANGED: 'waiting' } },
      waiting: {
        on: { CHANGED: { target: 'waiting', reenter: true }, FLUSH: 'saving', LEAVING: 'saving' },
        after: { pause: 'saving' },
      },
      saving: {
        entry: 'markClean',
        on: { CHANGED: { actions: 'markDirty' } },
        invoke: {
          src: 'save',
          input: ({ event }: { readonly event: { readonly type: string } }) => ({
            keepalive: event.type === 'LEAVING',
          }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'stale',
              target: 'merging',
              actions: assign(({ event }) =>
                event.output.kind === 'stale' ? { merge: { theirs: event.output.theirs, choices: new Map() } } : {},
              ),
            },
            {
              guard: ({ event }) => event.output.kind === 'offline',
              target: 'here',
              actions: assign(({ event }) => ({ problem: event.output.kind === 'offline' ? event.output.why : null })),
            },
            // An earlier merge has failed.
            { guard: 'isMergeDue', target: 'merging' },
            { guard: ({ context }) => context.isDirty, target: 'waiting', actions: 'dropProblem' },
            { target: 'saved', actions: 'dropProblem' },
          ],
          onError: 'here',
        },
      },
      here: { on: { ONLINE: 'saving' }, after: { retry: 'saving' } },
      merging: {
        invoke: {
          src: 'merge',
          input: ({ context }: { readonly context: Context }) => context.merge ?? onlyFiles,
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'failed',
              target: 'here',
              actions: assign(({ event }) => ({ problem: event.output.kind === 'failed' ? event.output.why : null })),
            },
            {
              guard: ({ event }) => event.output.kind === 'conflict',
              target: 'conflict',
              actions: assign(({ event }) => ({
                conflicts: event.output.kind === 'conflict' ? event.output.conflicts : [],
                problem: null,
              })),
            },
            { target: 'saving', actions: assign({ merge: null, conflicts: [] }) },
          ],
          onError: 'here',
        },
      },
      conflict: {
        on: {
          RESOLVED: {
            target: 'merging',
            actions: assign(({ context, event }) => ({
              merge: { theirs: context.merge?.theirs ?? null, choices: event.choices },
            })),
          },
        },
      },
    },
  })

export type SavingStateName = 'saved' | 'waiting' | 'saving' | 'here' | 'merging' | 'conflict'

/** What the top bar shows for each state. */
export const savedStates: Readonly<Record<SavingStateName, SavedState>> = {
  saved: 'saved',
  waiting: 'saving',
  saving: 'saving',
  here: 'here',
  merging: 'stale',
  conflict: 'stale',
}
