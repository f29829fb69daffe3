import { assign, setup, type PromiseActorLogic } from 'xstate'
import type { Draft } from '#editing/draft.ts'
import type { ConflictChoice, Conflict } from '#editing/merge/merge.ts'
import type { SavedState } from '#studio/editor/editor.ts'

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** The server cannot store anything now, and says why. null: it does not answer. */
  | { readonly kind: 'offline'; readonly why: string | null }
  /** Another tab or editor has stored the draft: this is what it is there. */
  | { readonly kind: 'stale'; readonly theirs: Draft }

/** `keepalive`: the request goes on when its page is gone. */
export type SaveInput = { readonly keepalive: boolean }

export type MergeInput = {
  /** The draft as another tab has stored it; null: only files on the disk have changed. */
  readonly theirs: Draft | null
  readonly choices: ReadonlyMap<string, ConflictChoice>
}
export type MergeOutcome = { readonly conflicts: readonly Conflict[] }

export type SavingEvent =
  /** Something was done in the draft. */
  | { readonly type: 'CHANGED' }
  /** Do not wait for a pause. */
  | { readonly type: 'FLUSH' }
  /** The same, because the page is left. */
  | { readonly type: 'LEAVING' }
  | { readonly type: 'ONLINE' }
  /** The files on the disk, or the stored draft, have changed without this tab. */
  | { readonly type: 'ELSEWHERE'; readonly theirs: Draft | null }
  /** Another draft was opened: what was found out about the one before does not hold for it. */
  | { readonly type: 'OPENED' }
  | { readonly type: 'RESOLVED'; readonly choices: ReadonlyMap<string, ConflictChoice> }

type Context = {
  /** Something was done while a save was on its way. */
  readonly isDirty: boolean
  /** What has to be merged, until it is. null: nothing. */
  readonly merge: MergeInput | null
  readonly conflicts: readonly Conflict[]
}

/** Nothing but the files on the disk. */
const onlyFiles: MergeInput = { theirs: null, choices: new Map() }

/** In milliseconds. */
export const pauseMs = 600
export const retryMs = 5_000

/**
 * Where the last change of the draft is: `saved` on the server; `waiting` for a pause of the typing; `saving`; `here`, only in this
 * browser, while the server does not answer; `merging` with what somebody else has changed; `conflict`, until the editor has chosen.
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
      // The files are merged each time; a stored draft, until that is done.
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
      forget: assign(({ context }) => ({ isDirty: false, merge: context.merge && onlyFiles, conflicts: [] })),
      markDirty: assign({ isDirty: true }),
      markClean: assign({ isDirty: false }),
    },
    guards: { isMergeDue: ({ context }) => context.merge !== null },
  }).createMachine({
    id: 'saving',
    context: { isDirty: false, merge: null, conflicts: [] },
    initial: 'saved',
    on: {
      ELSEWHERE: { target: '.merging', actions: 'takeElsewhere' },
      OPENED: [
        // The files on the disk may still be other ones.
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
            { guard: ({ event }) => event.output.kind === 'offline', target: 'here' },
            // It has failed before.
            { guard: 'isMergeDue', target: 'merging' },
            { guard: ({ context }) => context.isDirty, target: 'waiting' },
            { target: 'saved' },
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
              guard: ({ event }) => event.output.conflicts.length > 0,
              target: 'conflict',
              actions: assign(({ event }) => ({ conflicts: event.output.conflicts })),
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

/** What the top bar says. */
export const savedStates: Readonly<Record<SavingStateName, SavedState>> = {
  saved: 'saved',
  waiting: 'saving',
  saving: 'saving',
  here: 'here',
  merging: 'stale',
  conflict: 'stale',
}
