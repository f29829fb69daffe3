import { createActor, fromPromise, waitFor } from 'xstate'
import type { Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { rememberOpened } from '#studio/app/loading/load-studio.ts'
import { newDraft, newDraftId } from '#studio/app/start/first-draft.ts'
import { openDraft } from '#studio/review/start-over.ts'
import { createCatchUp } from './catch-up.ts'
import { followEditor } from './follow-editor.ts'
import { keepDraft, keepOnLeaving } from './kept-drafts.ts'
import { saveOpenDraft } from './save-open-draft.ts'
import { createSavingStore } from './saving-store.ts'
import type { Saving } from './saving.ts'
import {
  savedStates,
  savingMachineWith,
  type MergeInput,
  type MergeOutcome,
  type SaveInput,
  type SaveOutcome,
  type SavingEvent,
} from './saving.machine.ts'
import {
  begunElsewhereMessage,
  diskChangeMessage,
  discardedElsewhereMessage,
  heldBackMessage,
  missingMessage,
  notLeftInConflictMessage,
  notLeftMessage,
} from './saving-words.ts'
import { createServerCopy } from './server-copy.ts'
import { loadPublished, watchElsewhere } from './watch-elsewhere.ts'

type Options = {
  readonly tab: string
  /** Whether some changes of the draft are only in this browser. */
  readonly hasUnsaved: boolean
  /** Whether the files on the disk have changed since those that the draft is based on. */
  readonly isBehind?: boolean
  /** The name of a file in an editor's words, for notices about changes on the disk. */
  readonly fileName: (path: string, folder: Folder) => string
}

/**
 * Saves the draft of the editor whenever it changes, and merges it with changes by others. The machine (saving.machine.ts) decides when;
 * this file has its actions, and the events that it gets from the editor, the server and the browser.
 */
export const createSaving = (
  editor: Editor,
  { fileName, hasUnsaved, isBehind = false, tab }: Options,
): Saving & { readonly close: () => void } => {
  const store = createSavingStore()
  const copy = createServerCopy(editor, hasUnsaved)

  const namesOf = (paths: readonly string[], folder: Folder) => [
    ...new Set(paths.map((path) => fileName(path, folder))),
  ]
  const catchUp = createCatchUp(editor, {
    stored: copy.stored,
    onTaken: copy.setStored,
    onDiskChange: (paths, folder) => {
      store.notify({ text: diskChangeMessage(namesOf(paths, folder)) })
    },
    onHeldBack: ({ missing, unreadable }, folder) => {
      store.setNotice('unreadable', unreadable.length > 0 ? heldBackMessage(namesOf(unreadable, folder)) : null)
      store.setNotice('missing', missing.length > 0 ? missingMessage(namesOf(missing, folder)) : null)
    },
  })
  const actor = createActor(
    savingMachineWith(
      fromPromise<SaveOutcome, SaveInput>(({ input }) => saveOpenDraft(editor, copy, store, { ...input, tab })),
      fromPromise<MergeOutcome, MergeInput>(({ input }) => catchUp(input)),
    ),
  )
  /** Updates the indicator of where the last change is stored. */
  const showSaved = () => {
    const saved = savedStates[actor.getSnapshot().value]
    if (editor.state().saved !== saved) editor.update({ saved })
  }
  actor.subscribe(({ context, value }) => {
    store.change({ conflicts: value === 'conflict' ? context.conflicts : [], problem: context.problem })
    showSaved()
  })
  actor.start()

  const onOpened = () => {
    const { draft, saved } = editor.state()
    const isUnsaved = saved !== 'saved'
    copy.follow(draft, isUnsaved)
    store.change({ savedAt: null })
    if (draft.id !== newDraftId) rememberOpened(draft.id)
    actor.send({ type: 'OPENED' })
    if (isUnsaved) actor.send(saved === 'stale' ? moveToFiles : { type: 'CHANGED' })
  }
  const onEdited = (draft: Draft) => {
    void keepDraft(draft)
    actor.send({ type: 'CHANGED' })
    showSaved()
  }
  const onDiscarded = (id: string) => {
    if (id !== copy.id()) return
    // Unsaved changes here would be lost, so the draft stays open: the next save opens it again on the server.
    if (!copy.isComplete()) return
    const { draft, folder } = editor.state()
    openDraft(editor, folder, { draft: newDraft(folder, new Date()), hasUnsaved: false })
    store.notify({ text: discardedElsewhereMessage(draft.name), discarded: id })
  }
  const onPageHide = () => {
    const { draft } = editor.state()
    if (draft.id === copy.id() && !copy.isComplete()) keepOnLeaving(draft)
    actor.send({ type: 'LEAVING' })
  }

  window.addEventListener('pagehide', onPageHide)
  const stopFollowing = followEditor(editor, copy.id, { onOpened, onEdited })
  const stopWatching = watchElsewhere(editor, tab, {
    isKnown: (draft, revision) => draft !== copy.id() || revision <= copy.stored().revision,
    onElsewhere: (theirs) => {
      actor.send({ type: 'ELSEWHERE', theirs })
    },
    // As when the studio is opened while there is a draft, so that two windows do not work on two drafts without knowing it.
    onBegun: (begun) => {
      openDraft(editor, editor.state().folder, begun)
      store.notify({ text: begunElsewhereMessage(begun.draft.name) })
    },
    onDiscarded,
    onOthers: (others) => {
      store.change({ others })
    },
    onBack: () => {
      actor.send({ type: 'ONLINE' })
    },
  })
  const flush = async () => {
    actor.send({ type: 'FLUSH' })
    // Tries once more without waiting, because the server may be back.
    actor.send({ type: 'ONLINE' })
    await waitFor(actor, (now) => !now.matches('waiting') && !now.matches('saving') && !now.matches('merging'))
    return copy.isComplete()
  }
  if (isBehind) actor.send(moveToFiles)
  else if (hasUnsaved) actor.send({ type: 'CHANGED' })
  return {
    state: store.get,
    subscribe: store.subscribe,
    resolve: (choices) => {
      actor.send({ type: 'RESOLVED', choices })
    },
    flush,
    settle: async () => {
      const isStored = await flush()
      const { conflicts, problem } = store.get()
      if (!isStored) store.notify({ text: conflicts.length > 0 ? notLeftInConflictMessage : notLeftMessage(problem) })
      return isStored
    },
    takePublished: async (id) => {
      const theirs = await loadPublished(id)
      actor.send({ type: 'ELSEWHERE', theirs })
    },
    showCompilerProblem: store.showCompilerProblem,
    notify: store.notify,
    closeNotice: store.closeNotice,
    close: () => {
      stopFollowing()
      stopWatching()
      window.removeEventListener('pagehide', onPageHide)
      actor.stop()
    },
  }
}

/** Starts a merge, which reads the files on the disk. */
const moveToFiles: SavingEvent = { type: 'ELSEWHERE', theirs: null }
