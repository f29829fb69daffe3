import { useState } from 'react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Note } from '#components/note.tsx'
import { PhotosLeftOut } from './photos-left-out.tsx'
import { SendingFailed } from './sending-failed.tsx'
import type { SubmissionState } from './use-submission-state.ts'

type Props = Pick<SubmissionState, 'hasPhotosLeftOut' | 'hasPhotosWaiting' | 'isStopped' | 'submission'>

/** Why a submission does not go on. Nothing while it does. */
export const SubmissionNotes = ({ hasPhotosLeftOut, hasPhotosWaiting, isStopped, submission }: Props) => {
  const [place, setPlace] = useState<number | null>(null)
  const Stopped = hasPhotosLeftOut ? PhotosLeftOut : SendingFailed
  return (
    <>
      {hasPhotosWaiting && (
        <Note status="info" role="status">
          {later.page.analysing.photos_waiting}
        </Note>
      )}
      {isStopped && <Stopped submission={submission} focusKept={{ place, onGone: setPlace }} />}
    </>
  )
}
