import { createActor, fromPromise, waitFor } from 'xstate'
import { createStore } from '#client/browser/store.ts'
import { quoted } from '#content/problems/wording.ts'
import type { Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { rememberOpened } from '#studio/app/load-studio.ts'
import { newDraft, newDraftId } from '#studio/app/first-draft.ts'
import { openDraft } from '#studio/review/start-over.ts'
import { createCatchUp } from './catch-up.ts'
import { forgetKept, keepDraft, keepOnLeaving } from './kept-drafts.ts'
import { saveDraft } from './save-draft.ts'
import type { Notice, Saving, SavingState } from './saving.ts'
import { savedStates, savingMachineWith, type MergeInput, type SaveOutcome } from './saving.machine.ts'
import { isSaved, unsavedPart, type Stored } from './unsaved.ts'
import { loadPublished, watchElsewhere } from './watch-elsewhere.ts'

type Options = {
  readonly tab: string
  /** Whether the draft has changes that only this browser has. */
  readonly hasUnsaved: boolean
  /** The name of a file in an editor's words, for what is said about changes on the disk. */
  readonly fileName: (path: string, folder: Folder) => string
}

/** Saves the draft of the editor whenever it changes, and merges it with what others change. */
export const createSaving = (
  editor: Editor,
  { fileName, hasUnsaved, tab }: Options,
): Saving & { readonly close: () => void } => {
  const state = createStore<SavingState>({
    conflicts: [],
    notices: [],
    others: [],
    savedAt: null,
    problem: null,
  })
  const change = (changes: Partial<SavingState>) => {
    state.set({ ...state.get(), ...changes })
  }
  const notify = (notice: Notice) => {
    const others = state.get().notices.filter(({ text }) => text !== notice.text)
    change({ notices: [...others, notice] })
  }
  const { draft: first } = editor.state()
  let stored: Stored = hasUnsaved ? nothingOf(first) : first
  let storedId = first.id
  let isLeaving = false
  /** The draft as it was when the editor last changed something. */
  let seen = first

  /** The server has made the draft, and failed then: the next try must not make another one. */
  const takeMade = (saved: Draft, made: Pick<Draft, 'id' | 'revision'>) => {
    const { draft } = editor.state()
    if (draft.id !== saved.id) return
    stored = nothingOf({ ...saved, revision: made.revision })
    const old = storedId
    storedId = made.id
    rememberOpened(made.id)
    const now = { ...draft, ...made }
    void keepDraft(now).then(() => forgetKept(old))
    editor.update({ draft: now })
  }
  const save = async (): Promise<SaveOutcome> => {
    const { draft } = editor.state()
    // After a merge there may be nothing of this tab: storing it would make the other tab merge, and so on without an end.
    if (isSaved(stored, draft)) return { kind: 'saved' }
    const outcome = await saveDraft(draft, unsavedPart(stored, draft), { tab, keepalive: isLeaving })
    change({ problem: outcome.kind === 'offline' ? outcome.why : null })
    if (outcome.kind === 'offline' && outcome.made) takeMade(draft, outcome.made)
    if (outcome.kind !== 'stored') return outcome
    const { id, revision } = outcome
    const now = editor.state().draft
    // Another draft was opened meanwhile.
    if (now.id !== draft.id) return { kind: 'saved' }
    stored = { ...draft, revision }
    if (id !== storedId) void forgetKept(storedId)
    storedId = id
    rememberOpened(id)
    editor.update({ draft: { ...now, id, revision } })
    if (isSaved(stored, now)) void forgetKept(id)
    else void keepDraft({ ...now, id, revision })
    change({ savedAt: new Date() })
    return { kind: 'saved' }
  }
  const catchUp = createCatchUp(editor, {
    stored: () => stored,
    onTaken: (theirs) => {
      stored = theirs
    },
    onDiskChange: (paths, folder) => {
      const names = [...new Set(paths.map((path) => fileName(path, folder)))]
      notify({ text: diskChangeOf(names) })
    },
  })
  const actor = createActor(
    savingMachineWith(
      fromPromise(save),
      fromPromise<Awaited<ReturnType<typeof catchUp>>, MergeInput>(({ input }) => catchUp(input)),
    ),
  )
  actor.subscribe(({ context, value }) => {
    change({ conflicts: value === 'conflict' ? context.conflicts : [] })
    show()
  })
  /** The editor itself says only that something has changed. */
  const show = () => {
    const saved = savedStates[actor.getSnapshot().value]
    if (editor.state().saved !== saved) editor.update({ saved })
  }
  actor.start()

  const onEdit = () => {
    const { draft, saved } = editor.state()
    // Another draft was opened.
    if (draft.id !== storedId) {
      const isHere = saved === 'saving'
      stored = isHere ? nothingOf(draft) : draft
      storedId = draft.id
      seen = draft
      if (draft.id !== newDraftId) rememberOpened(draft.id)
      actor.send({ type: 'OPENED' })
      if (isHere) actor.send({ type: 'CHANGED' })
      return
    }
    const isEdited = draft.acts !== seen.acts || draft.done !== seen.done || draft.name !== seen.name
    seen = draft
    if (!isEdited) return
    void keepDraft(draft)
    actor.send({ type: 'CHANGED' })
    show()
  }
  const leave = () => {
    const { draft } = editor.state()
    if (draft.id === storedId && !isSaved(stored, draft)) keepOnLeaving(draft)
    isLeaving = true
    actor.send({ type: 'LEAVING' })
    isLeaving = false
  }
  window.addEventListener('pagehide', leave)
  const stops = [
    editor.subscribe(onEdit),
    watchElsewhere(editor, tab, {
      isKnown: (draft, revision) => draft !== storedId || revision <= stored.revision,
      onElsewhere: (theirs) => {
        actor.send({ type: 'ELSEWHERE', theirs })
      },
      onDiscarded: (id) => {
        if (id !== storedId) return
        const { draft, folder } = editor.state()
        // What was just changed here would be lost: it is stored with the rest, which opens the draft again.
        if (!isSaved(stored, draft)) return
        openDraft(editor, folder, { draft: newDraft(folder, new Date()), hasUnsaved: false })
        notify({ text: `${quoted(draft.name)} was discarded in another window.`, discarded: id })
      },
      onOthers: (others) => {
        change({ others })
      },
      onBack: () => {
        actor.send({ type: 'ONLINE' })
      },
    }),
    () => {
      window.removeEventListener('pagehide', leave)
      actor.stop()
    },
  ]
  if (hasUnsaved) actor.send({ type: 'CHANGED' })
  return {
    state: state.get,
    subscribe: state.subscribe,
    resolve: (choices) => {
      actor.send({ type: 'RESOLVED', choices })
    },
    settle: async () => {
      actor.send({ type: 'LEAVING' })
      // The server may answer again: one more try, without the pause.
      actor.send({ type: 'ONLINE' })
      await waitFor(actor, (now) => !now.matches('waiting') && !now.matches('saving') && !now.matches('merging'))
      const isStored = isSaved(stored, editor.state().draft)
      if (!isStored) notify({ text: notLeft(state.get().problem) })
      return isStored
    },
    takePublished: async (id) => {
      const theirs = await loadPublished(id)
      actor.send({ type: 'ELSEWHERE', theirs })
    },
    showCompilerProblem: (why) => {
      change({ notices: state.get().notices.filter(({ isOfCompiler }) => !isOfCompiler) })
      if (why !== null) notify({ text: why, isOfCompiler: true })
    },
    closeNotice: (notice) => {
      change({ notices: state.get().notices.filter((one) => one !== notice) })
    },
    close: () => {
      for (const stop of stops) stop()
    },
  }
}

/** What the server has of a draft is not known: all of it is sent. */
const nothingOf = (draft: Draft): Stored => ({ ...draft, acts: [], done: 0 })

const notLeft = (problem: string | null): string =>
  `This draft stays open, because its last changes are only in this browser. ${problem ?? 'The studio on this computer does not answer. Start it again.'} Once the draft is saved, try again.`

const diskChangeOf = (names: readonly string[]): string => {
  const [name] = names
  return names.length === 1
    ? `${name} was changed on the disk by somebody else: your draft has it now.`
    : `${names.length} files were changed on the disk by somebody else: your draft has them now. They are ${names.join(', ')}.`
}
