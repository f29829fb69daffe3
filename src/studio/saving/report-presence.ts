import { entryName } from '#editing/build/entry-name.ts'
import { valueIn } from '#editing/place.ts'
import type { Presence } from '#editing/studio-api.ts'
import { itemFromAddress } from '#studio/app/addresses.ts'
import { call } from '#studio/app/loading/call.ts'
import type { Editor } from '#studio/editor/editor.ts'

/** The server forgets a tab after 15 seconds. */
const presenceMs = 5_000

/** Tells others what this tab has open. Returns a function that ends it. */
export const reportPresence = (editor: Editor, tab: string): (() => void) => {
  const report = () => {
    const { draft, folder } = editor.state()
    const presence: Presence = { tab, editor: folder.editor, draft: draft.id, item: openedItem(editor) }
    void call('POST', '/presence', { body: presence })
  }
  report()
  const timer = setInterval(report, presenceMs)
  return () => {
    clearInterval(timer)
  }
}

/** The open item, in words. Empty if none is open. */
const openedItem = (editor: Editor): string => {
  const item = itemFromAddress(window.location.pathname)
  return item ? (entryName(valueIn(editor.state().data.get(item.file), item.place)) ?? '') : ''
}
