/**
 * Shown while the answers are being submitted. It stays until the server has stored them; if that fails, it says what
 * is safe and what to do.
 */
import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { ActorRefFrom } from 'xstate'
import { Analysing } from '#components/quiz/analysing.tsx'
import { Note } from '#components/note.tsx'
import { fill } from '#engine/format.ts'
import { sendablePhotos } from '#machines/quiz.sendable.ts'
import type { SubmissionMachine } from '#machines/submission.machine.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { SendingFailed } from './sending-failed.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = { readonly title: string; readonly heading: Ref<HTMLHeadingElement> }

export const AnalysingStep = (props: Props) => {
  const submission = useQuizSelector(({ children }) => children.submission)
  return submission ? <Sending {...props} submission={submission} /> : null
}

const Sending = ({ title, heading, submission }: Props & { readonly submission: ActorRefFrom<SubmissionMachine> }) => {
  const { content } = useQuiz()
  const words = later.page.analysing
  const seconds = content.constants.quiz.analysing_delay_ms / 1000
  const left = useSecondsLeft(seconds, 0)
  const answers = useSelector(submission, (snapshot) => snapshot.hasTag('answersStored'))
  const photos = useSelector(submission, (snapshot) => snapshot.hasTag('photosStored'))
  const ready = useSelector(submission, (snapshot) => snapshot.hasTag('ready'))
  const stopped = useSelector(submission, (snapshot) => snapshot.hasTag('failed') || snapshot.hasTag('photosFailed'))
  const waiting = useSelector(submission, (snapshot) => snapshot.hasTag('photosWaiting'))
  const waited = useSelector(submission, ({ context }) => context.hasWaited)
  const sendsPhotos = useSelector(
    submission,
    ({ context }) => context.withPhotos && sendablePhotos(context.quiz).length > 0,
  )
  const isDone: Readonly<Record<string, boolean>> = { answers, photos, scores: ready, products: ready }
  const stages = words.stages.filter(({ id }) => id !== 'photos' || sendsPhotos)
  const now = stages.find(({ id }) => !isDone[id])
  const isLate = seconds > 0 && left === 0
  return (
    <Analysing
      ref={heading}
      title={title}
      // The notes below explain a failure or a wait.
      lead={
        stopped || waiting
          ? null
          : ready
            ? words.done
            : waited
              ? later.page.connection.sending
              : isLate
                ? words.slow
                : fill(words.lead, { seconds })
      }
      countdown={ready && left ? fill(words.opens, { seconds: left }) : null}
      art={content.mark}
      done={content.page.frame.tab_done}
      stages={stages.map(({ id, text }) => ({
        id,
        text,
        state: isDone[id] ? 'done' : !stopped && id === now?.id ? 'now' : 'waiting',
      }))}
    >
      {waiting && (
        <Note status="info" role="status">
          {words.photos_waiting}
        </Note>
      )}
      {stopped && <SendingFailed submission={submission} />}
    </Analysing>
  )
}
