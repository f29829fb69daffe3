import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Note } from '#components/note.tsx'
import { SendingFailed } from './sending-failed.tsx'
import type { SubmissionState } from './use-submission-state.ts'

/** Why a submission does not go on. Nothing while it does. */
export const SubmissionNotes = ({
  hasPhotosWaiting,
  isStopped,
  submission,
}: Pick<SubmissionState, 'hasPhotosWaiting' | 'isStopped' | 'submission'>) => (
  <>
    {hasPhotosWaiting && (
      <Note status="info" role="status">
        {later.page.analysing.photos_waiting}
      </Note>
    )}
    {isStopped && <SendingFailed submission={submission} />}
  </>
)
