import type { Draft } from '#editing/draft.ts'
import type { DraftList, Presence, StudioEvent } from '#editing/studio-api.ts'
import { itemFromAddress } from '#studio/app/addresses.ts'
import { call } from '#studio/app/loading/call.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { valueIn } from '#editing/place.ts'

type Listeners = {
  /** Whether this tab has this revision of the draft, or does not have the draft open. */
  readonly isKnown: (draft: string, revision: number) => boolean
  /** `theirs`: the stored draft; null: files on the disk have changed. */
  readonly onElsewhere: (theirs: Draft | null) => void
  /** Another tab has discarded this draft. */
  readonly onDiscarded: (draft: string) => void
  readonly onOthers: (others: readonly Presence[]) => void
  /** The server answers again. */
  readonly onBack: () => void
}

/** The server forgets a tab after 15 seconds. */
const presenceMs = 5_000

/** Listens to what happens outside this tab, and reports what this tab has open. Returns a function that stops it. */
export const watchElsewhere = (editor: Editor, tab: string, listeners: Listeners): (() => void) => {
  let wasLost = false
  const takePublished = (published: string) => {
    if (published !== editor.state().draft.id) listeners.onElsewhere(null)
    else void loadPublished(published).then(listeners.onElsewhere)
  }
  const takeSaved = async (id: string, revision: number) => {
    if (listeners.isKnown(id, revision)) return
    const reply = await call<Draft>('GET', `/drafts/${encodeURIComponent(id)}`)
    if (reply.ok && !listeners.isKnown(id, reply.value.revision)) listeners.onElsewhere(reply.value)
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
    if (event.type === 'saved' && event.tab !== tab) void takeSaved(event.draft, event.revision)
    if (event.type === 'discarded' && event.tab !== tab) listeners.onDiscarded(event.draft)
  }
  const back = () => {
    wasLost = false
    listeners.onBack()
    void takeMissed()
  }
  const listen = () => {
    const source = new EventSource(`/studio/api/events?tab=${tab}`)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      take(JSON.parse(data) as StudioEvent)
    })
    source.addEventListener('error', () => {
      wasLost = true
    })
    source.addEventListener('open', () => {
      if (wasLost) back()
    })
    return source
  }
  let events = window.document.hidden ? null : listen()
  const pause = () => {
    events?.close()
    events = null
  }
  const goOn = () => {
    if (events || window.document.hidden) return
    events = listen()
    back()
  }
  // A browser opens at most six connections to a server, so hidden tabs must leave some for the visible one.
  const onVisibility = () => {
    if (window.document.hidden) pause()
    else goOn()
  }
  window.addEventListener('visibilitychange', onVisibility)
  // Browsers may keep a left page and its connection (bfcache): it would still be shown to others, and to its own editor after a reload.
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', goOn)
  // The event stream may survive a short loss of connection during which calls failed.
  window.addEventListener('online', back)
  const report = () => {
    const { draft, folder } = editor.state()
    const presence: Presence = { tab, editor: folder.editor, draft: draft.id, item: openedItem(editor) }
    void call('POST', '/presence', { body: presence })
  }
  report()
  const timer = setInterval(report, presenceMs)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', back)
    window.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', goOn)
    pause()
  }
}

/** What the server has of a published draft. null: it could not be loaded. */
export const loadPublished = async (id: string): Promise<Draft | null> => {
  const reply = await call<Draft>('GET', `/drafts/${encodeURIComponent(id)}`)
  return reply.ok ? reply.value : null
}

/** The open item, in words. Empty if none is open. */
const openedItem = (editor: Editor): string => {
  const item = itemFromAddress(window.location.pathname)
  return item ? (entryName(valueIn(editor.state().data.get(item.file), item.place)) ?? '') : ''
}
