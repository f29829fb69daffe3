import type { Draft } from '#editing/draft.ts'
import { rememberOpened } from '#studio/app/loading/load-studio.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { forgetKept, keepDraft } from './kept-drafts.ts'
import { isSaved, type Stored } from './unsaved.ts'

/** Where the server has it, and what it is called there: a name that another draft had has got a number. */
type Address = Pick<Draft, 'id' | 'revision' | 'name'>

/** What the server has of the open draft, as far as this tab knows. */
export type ServerCopy = {
  /** Of the draft that it is a copy of. Differs from that of the open draft just after another one was opened. */
  readonly id: () => Draft['id']
  readonly stored: () => Stored
  /** Whether the server has all of the open draft. */
  readonly isComplete: () => boolean
  /** Another draft is open. `hasUnsaved`: with changes that only this browser has. */
  readonly follow: (draft: Draft, hasUnsaved: boolean) => void
  /** The open draft has in it what the server has. */
  readonly setStored: (stored: Stored) => void
  /** The server has stored this state of the open draft, at this address. */
  readonly takeStored: (sent: Draft, address: Address) => void
  /** The server has made the draft, and failed then: the next try must not make another one. */
  readonly takeMade: (sent: Draft, address: Address) => void
}

export const createServerCopy = (editor: Editor, hasUnsaved: boolean): ServerCopy => {
  const copyOf = (draft: Draft, isUnsaved: boolean): Stored => (isUnsaved ? nothingOf(draft) : draft)
  const first = editor.state().draft
  let id = first.id
  let stored = copyOf(first, hasUnsaved)

  /** Gives the open draft the address that it has on the server. Returns it, with what was changed since it was sent. */
  const setAddress = (sent: Draft, address: Address): Draft => {
    id = address.id
    rememberOpened(id)
    const open = editor.state().draft
    const draft = { ...open, ...address, name: open.name === sent.name ? address.name : open.name }
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
    takeStored: (sent, address) => {
      if (address.id !== id) void forgetKept(id)
      stored = { ...sent, ...address }
      const draft = setAddress(sent, address)
      if (isSaved(stored, draft)) void forgetKept(address.id)
      else void keepDraft(draft)
    },
    takeMade: (sent, address) => {
      const old = id
      stored = nothingOf({ ...sent, ...address })
      const draft = setAddress(sent, address)
      void keepDraft(draft).then(() => forgetKept(old))
    },
  }
}

/** Nothing is known to be on the server: all of the draft is sent. */
const nothingOf = (draft: Draft): Stored => ({ ...draft, acts: [], done: 0 })
