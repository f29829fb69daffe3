import type { Draft } from '#editing/draft.ts'
import { rememberOpened } from '#studio/app/loading/load-studio.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { forgetKept, keepDraft } from './kept-drafts.ts'
import { isSaved, type Stored } from './unsaved.ts'

/** The draft's id, revision and name on the server. If the name was taken, the server has added a number to it. */
type DraftIdentity = Pick<Draft, 'id' | 'revision' | 'name'>

/** Keeps track of what the server has of the open draft, as far as this tab knows. */
export type ServerCopy = {
  /** The id of the copied draft. It differs from the id of the open draft just after another draft was opened. */
  readonly id: () => Draft['id']
  readonly stored: () => Stored
  /** Whether the server has all of the open draft. */
  readonly isComplete: () => boolean
  /** To be called when another draft was opened. `hasUnsaved`: some of its changes are only in this browser. */
  readonly follow: (draft: Draft, hasUnsaved: boolean) => void
  /** To be called when the open draft contains everything that the server has. */
  readonly setStored: (stored: Stored) => void
  /** To be called when the server has saved this state of the open draft, under this identity. */
  readonly markSaved: (sent: Draft, identity: DraftIdentity) => void
  /** To be called when the server has created the draft but not saved it, so that the next try does not create another. */
  readonly markCreated: (sent: Draft, identity: DraftIdentity) => void
}

export const createServerCopy = (editor: Editor, hasUnsaved: boolean): ServerCopy => {
  const copyOf = (draft: Draft, isUnsaved: boolean): Stored => (isUnsaved ? nothingOf(draft) : draft)
  const first = editor.state().draft
  let id = first.id
  let stored = copyOf(first, hasUnsaved)

  /** Gives the open draft its identity on the server. Returns the draft, including changes since it was sent. */
  const setIdentity = (sent: Draft, identity: DraftIdentity): Draft => {
    id = identity.id
    rememberOpened(id)
    const open = editor.state().draft
    const draft = { ...open, ...identity, name: open.name === sent.name ? identity.name : open.name }
    editor.update({ draft })
    return draft
  }
  return {
    id: () => id,
    stored: () => stored,
    isComplete: () => isSaved(stored, editor.state().draft),
    follow: (draft, isUnsaved) => {
      id = draft.id
      stored = copyOf(draft, isUnsaved)
    },
    setStored: (next) => {
      stored = next
    },
    markSaved: (sent, identity) => {
      if (identity.id !== id) void forgetKept(id)
      stored = { ...sent, ...identity }
      const draft = setIdentity(sent, identity)
      if (isSaved(stored, draft)) void forgetKept(identity.id)
      else void keepDraft(draft)
    },
    markCreated: (sent, identity) => {
      const old = id
      stored = nothingOf({ ...sent, ...identity })
      const draft = setIdentity(sent, identity)
      void keepDraft(draft).then(() => forgetKept(old))
    },
  }
}

/** Nothing of the draft is known to be on the server, so all of it is sent. */
const nothingOf = (draft: Draft): Stored => ({ ...draft, acts: [], done: 0 })
