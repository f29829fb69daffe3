import type { Draft } from '#editing/draft.ts'
import type { Editor } from '#studio/editor/editor.ts'

type Listeners = {
  /** Another draft is open than the one with `openId`. */
  readonly onOpened: () => void
  /** The draft has other changes than before, or another name. */
  readonly onEdited: (draft: Draft) => void
}

/**
 * Tells what has happened to the draft. The editor only reports that something in its state has changed, so the draft is compared with the
 * one before. Returns a function that unsubscribes.
 *
 * @param openId the id of the draft that was opened last
 */
export const followEditor = (editor: Editor, openId: () => Draft['id'], { onEdited, onOpened }: Listeners) => {
  /** The draft as it was when the editor last changed something. */
  let seen = editor.state().draft
  return editor.subscribe(() => {
    const { draft } = editor.state()
    const before = seen
    seen = draft
    if (draft.id !== openId()) return onOpened()
    const isEdited = draft.acts !== before.acts || draft.done !== before.done || draft.name !== before.name
    if (isEdited) onEdited(draft)
  })
}
