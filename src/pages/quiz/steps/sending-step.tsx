import { useSelector } from '@xstate/react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { ActorRefFrom } from 'xstate'
import { Note } from '#components/note.tsx'
import { PageHeading } from '#components/page-heading.tsx'
import type { SubmissionMachine } from '#machines/submission.machine.ts'
import { useWorkOffline } from '#pages/quiz/offline/use-work-offline.ts'
import { useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { SendingFailed } from './sending-failed.tsx'
import type { StepProps } from './step-props.ts'

/** Shown while the answers are sent, in a quiz without a step of kind `analysing`. */
export const SendingStep = (props: StepProps) => {
  useWorkOffline()
  const submission = useQuizSelector(({ children }) => children.submission)
  return submission ? <Sending {...props} submission={submission} /> : null
}

const Sending = ({
  heading,
  submission,
  title,
}: StepProps & { readonly submission: ActorRefFrom<SubmissionMachine> }) => {
  const stopped = useSelector(submission, (snapshot) => snapshot.hasTag('failed') || snapshot.hasTag('photosFailed'))
  const waiting = useSelector(submission, (snapshot) => snapshot.hasTag('photosWaiting'))
  const waited = useSelector(submission, ({ context }) => context.hasWaited)
  return (
    <>
      <PageHeading ref={heading} title={title} />
      {!stopped && !waiting && <p role="status">{waited ? later.page.connection.sending : later.page.sending.lead}</p>}
      {waiting && (
        <Note status="info" role="status">
          {later.page.analysing.photos_waiting}
        </Note>
      )}
      {stopped && <SendingFailed submission={submission} />}
    </>
  )
}
