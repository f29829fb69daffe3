import type { Draft } from '#editing/draft.ts'
import { rememberOpened } from '#studio/app/load-studio.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { forgetKept, keepDraft } from './kept-drafts.ts'
import { isSaved, type Stored } from './unsaved.ts'

type Address = Pick<Draft, 'id' | 'revision'>

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
  const setAddress = (address: Address): Draft => {
    id = address.id
    rememberOpened(id)
    const draft = { ...editor.state().draft, ...address }
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
    takeStored: (sent, { id: storedId, revision }) => {
      if (storedId !== id) void forgetKept(id)
      stored = { ...sent, revision }
      const draft = setAddress({ id: storedId, revision })
      if (isSaved(stored, draft)) void forgetKept(storedId)
      else void keepDraft(draft)
    },
    takeMade: (sent, { id: madeId, revision }) => {
      const old = id
      stored = nothingOf({ ...sent, revision })
      const draft = setAddress({ id: madeId, revision })
      void keepDraft(draft).then(() => forgetKept(old))
    },
  }
}

/** Nothing is known to be on the server: all of the draft is sent. */
const nothingOf = (draft: Draft): Stored => ({ ...draft, acts: [], done: 0 })
