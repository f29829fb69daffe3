import { useState } from 'react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Note } from '#components/note.tsx'
import { SendingFailed } from './sending-failed.tsx'
import type { SubmissionState } from './use-submission-state.ts'

type Props = Pick<SubmissionState, 'hasPhotosWaiting' | 'isStopped' | 'submission'>

/** Why a submission does not go on. Nothing while it does. */
export const SubmissionNotes = ({ hasPhotosWaiting, isStopped, submission }: Props) => {
  const [place, setPlace] = useState<number | null>(null)
  return (
    <>
      {hasPhotosWaiting && (
        <Note status="info" role="status">
          {later.page.analysing.photos_waiting}
        </Note>
      )}
      {isStopped && <SendingFailed submission={submission} focusKept={{ place, onGone: setPlace }} />}
    </>
  )
}
