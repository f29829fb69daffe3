import { useEffect, useRef, useState } from 'react'
import type { Publish, Published } from '#editing/studio-api.ts'
import { call } from '#studio/app/loading/call.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { noticeOf, publicationNotices } from './publication-notices.ts'
import { refusedBy } from './refused-by.ts'
import type { Publication } from '#studio/review/review-state.ts'
import { startOver } from '#studio/review/start-over.ts'

/** Publishes the draft. Afterwards the studio continues with a new draft on the files that were written. */
export const usePublication = () => {
  const editor = useEditor()
  const { saving, tab } = useStudio()
  const [publication, setPublication] = useState<Publication>({ state: 'ready' })
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const end = (how: Publication) => {
    setPublication(how)
    if (!isHere.current) saving.notify(noticeOf(how))
  }
  /** Resolves to whether the draft was published. */
  const publish = async (message: string): Promise<boolean> => {
    const { draft, folder } = editor.state()
    for (const notice of publicationNotices) saving.closeNotice(notice)
    setPublication({ state: 'publishing' })
    const reply = await call<Published>('POST', `/drafts/${encodeURIComponent(draft.id)}/publish?tab=${tab}`, {
      body: { revision: draft.revision, editor: folder.editor, message } satisfies Publish,
    })
    if (!reply.ok) {
      end({ state: 'refused', why: refusedBy(reply) })
      return false
    }
    // Changes that were made meanwhile stay, now based on the files that were written.
    if (!(await startOver(editor, draft))) await saving.takePublished(draft.id)
    end({ state: 'published', ...reply.value })
    return true
  }
  return { publication, publish }
}
