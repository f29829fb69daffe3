import type { Draft } from '#editing/draft.ts'
import type { DraftList, Presence, StudioEvent } from '#editing/studio-api.ts'
import { call } from '#studio/app/loading/call.ts'
import { loadDraft, type LoadedDraft } from '#studio/app/loading/load-draft.ts'
import { newDraftId } from '#studio/app/start/first-draft.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { listenToServer } from './listen-to-server.ts'
import { reportPresence } from './report-presence.ts'

type Listeners = {
  /** Whether this tab has this revision of the draft, or does not have the draft open. */
  readonly isKnown: (draft: string, revision: number) => boolean
  /** `theirs`: the stored draft; null: files on the disk have changed. */
  readonly onElsewhere: (theirs: Draft | null) => void
  /** Another tab has saved the first change of a draft, and this tab has no draft yet. */
  readonly onBegun: (draft: LoadedDraft) => void
  /** Another tab has discarded this draft. */
  readonly onDiscarded: (draft: string) => void
  readonly onOthers: (others: readonly Presence[]) => void
  /** The server answers again. */
  readonly onBack: () => void
}

/** Listens to what happens outside this tab, and reports what this tab has open. Returns a function that stops it. */
export const watchElsewhere = (editor: Editor, tab: string, listeners: Listeners): (() => void) => {
  const takePublished = (published: string) => {
    if (published !== editor.state().draft.id) listeners.onElsewhere(null)
    else void loadPublished(published).then(listeners.onElsewhere)
  }
  const takeSaved = async (id: string, revision: number) => {
    if (listeners.isKnown(id, revision)) return
    const reply = await call<Draft>('GET', `/drafts/${encodeURIComponent(id)}`)
    if (reply.ok && !listeners.isKnown(id, reply.value.revision)) listeners.onElsewhere(reply.value)
  }
  const hasNone = () => editor.state().draft.id === newDraftId && editor.state().draft.acts.length === 0
  const takeBegun = async (id: string) => {
    const reply = await loadDraft(id, editor.state().folder)
    if (reply.ok && hasNone()) listeners.onBegun(reply.value)
  }
  /** Catches up on events that were missed while the connection was lost. */
  const takeMissed = async () => {
    listeners.onElsewhere(null)
    const reply = await call<DraftList>('GET', '/drafts')
    const stored = reply.ok ? reply.value.drafts.find(({ id }) => id === editor.state().draft.id) : undefined
    if (!stored) return
    // An ended draft with changes was discarded, because a published draft has none.
    if (stored.endedAt !== null && stored.changes > 0) listeners.onDiscarded(stored.id)
    else await takeSaved(stored.id, stored.revision)
  }
  const take = (event: StudioEvent) => {
    if (event.type === 'disk') listeners.onElsewhere(null)
    if (event.type === 'published' && event.tab !== tab) takePublished(event.draft)
    if (event.type === 'presence') listeners.onOthers(event.editors.filter((other) => other.tab !== tab))
    if (event.type === 'saved' && event.tab !== tab)
      void (event.revision === 1 && hasNone() ? takeBegun(event.draft) : takeSaved(event.draft, event.revision))
    if (event.type === 'discarded' && event.tab !== tab) listeners.onDiscarded(event.draft)
  }
  const stopListening = listenToServer(tab, {
    onEvent: take,
    onBack: () => {
      listeners.onBack()
      void takeMissed()
    },
  })
  const stopReporting = reportPresence(editor, tab)
  return () => {
    stopReporting()
    stopListening()
  }
}

/** What the server has of a published draft. null: it could not be loaded. */
export const loadPublished = async (id: string): Promise<Draft | null> => {
  const reply = await call<Draft>('GET', `/drafts/${encodeURIComponent(id)}`)
  return reply.ok ? reply.value : null
}
