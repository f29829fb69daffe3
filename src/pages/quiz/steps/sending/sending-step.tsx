import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { PageHeading } from '#components/page-heading.tsx'
import type { StepProps } from '#pages/quiz/steps/step-props.ts'
import { SubmissionNotes } from './submission-notes.tsx'
import { useSubmissionState } from './use-submission-state.ts'

/** Shown while the answers are sent, in a quiz without a step of kind `analysing`. */
export const SendingStep = ({ heading, title }: StepProps) => {
  const state = useSubmissionState()
  if (!state) return null
  const { connection, sending } = later.page
  return (
    <>
      <PageHeading ref={heading} title={title} />
      {!state.isStopped && !state.hasPhotosWaiting && (
        <p role="status">{state.isBack ? connection.sending : sending.lead}</p>
      )}
      <SubmissionNotes {...state} />
    </>
  )
}
