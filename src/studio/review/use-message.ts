import { useState } from 'react'
import { newDraftId } from '#studio/app/first-draft.ts'
import { dropInput, keepInput, keptInput } from '#studio/browser/kept-input.ts'

/** What a publication is about, kept while the editor leaves Review to correct something. */
export const useMessage = (draft: string) => {
  const key = `review ${draft}`
  const [message, setMessage] = useState(() => keptInput(key) ?? '')
  return {
    message,
    setMessage: (text: string) => {
      setMessage(text)
      // Every new draft has this id, until the server has made it.
      if (draft !== newDraftId) keepInput(key, text)
    },
    drop: () => {
      setMessage('')
      dropInput(key)
    },
  }
}
