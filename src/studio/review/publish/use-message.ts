import { useState } from 'react'
import type { Draft } from '#editing/draft.ts'
import { newDraftId } from '#studio/app/start/first-draft.ts'
import { dropInput, keepInput, keptInput } from '#studio/browser/kept-input.ts'
import { firstMessage } from './first-message.ts'

/** The message of a publication, kept while the editor leaves Review to correct something. */
export const useMessage = ({ id, name }: Draft) => {
  const [of, setOf] = useState(id)
  const [message, setMessage] = useState(() => messageOf(id, name))
  if (of !== id) {
    setOf(id)
    // A new draft gets its id when it is first saved: the message stays. Otherwise another draft was opened.
    if (of !== newDraftId) setMessage(messageOf(id, name))
  }
  return {
    message,
    setMessage: (text: string) => {
      setMessage(text)
      // Not for a new draft: all new drafts have the same id.
      if (id !== newDraftId) keepInput(keyOf(id), text)
    },
    drop: () => {
      setMessage('')
      dropInput(keyOf(id))
    },
  }
}

const messageOf = (id: Draft['id'], name: string): string => keptInput(keyOf(id)) ?? firstMessage(name)
const keyOf = (id: Draft['id']): string => `review ${id}`
