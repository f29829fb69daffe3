import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { sendablePhotos } from '#machines/quiz/quiz.sendable.ts'
import { hasStoredAnswers } from '#machines/submission.context.ts'
import type { SubmissionMachine } from '#machines/submission.machine.ts'
import { useWorkOffline } from '#pages/quiz/offline/use-work-offline.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { keepSentPhotos } from './sent-photos.ts'

export type SubmissionState = ReturnType<typeof stateOf> & { readonly submission: ActorRefFrom<SubmissionMachine> }

/** How far the submission is, for a screen that shows it. null: there is none. */
export const useSubmissionState = (): SubmissionState | null => {
  useWorkOffline()
  const { actor, store } = useQuiz()
  useEffect(() => keepSentPhotos(actor, store), [actor, store])
  const submission = useQuizSelector(({ children }) => children.submission)
  const state = useSelector(submission, (snapshot) => (snapshot ? stateOf(snapshot) : null), shallowEqual)
  return submission && state ? { ...state, submission } : null
}

const stateOf = (snapshot: SnapshotFrom<SubmissionMachine>) => {
  const { context } = snapshot
  return {
    hasStoredAnswers: hasStoredAnswers(context),
    isUploaded: context.isUploaded,
    /** The result is there. */
    isReady: snapshot.hasTag('ready'),
    /** Something failed or was left out: `SubmissionNotes` says what. An attempt that nobody asked for changes nothing until its reply. */
    isStopped:
      context.isAutomatic ||
      snapshot.hasTag('failed') ||
      snapshot.hasTag('photosFailed') ||
      snapshot.hasTag('photosLeftOut'),
    hasPhotosLeftOut: snapshot.hasTag('photosLeftOut'),
    /** The server is busy, and the photos are sent again without a press. */
    hasPhotosWaiting: snapshot.hasTag('photosWaiting'),
    isBack: context.isBack,
    hasPhotosToSend: context.withPhotos && sendablePhotos(context.quiz).length > 0,
  }
}
