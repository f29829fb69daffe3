/**
 * Shown while the answers are being submitted. It stays until the server has stored them; if that fails, it says what
 * is safe and what to do. A stage is ticked when it is done, and not before its turn.
 */
import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { ActorRefFrom } from 'xstate'
import { Analysing } from '#components/quiz/analysing.tsx'
import { Note } from '#components/note.tsx'
import { fill } from '#engine/format.ts'
import { stagesTicked } from '#engine/quiz/paced-stages.ts'
import { sendablePhotos } from '#machines/quiz.sendable.ts'
import { hasStoredAnswers } from '#machines/submission.context.ts'
import type { SubmissionMachine } from '#machines/submission.machine.ts'
import { useWorkOffline } from '#pages/quiz/offline/use-work-offline.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { SendingFailed } from './sending-failed.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useTurns } from './use-turns.ts'

type Props = { readonly title: string; readonly heading: Ref<HTMLHeadingElement> }

export const AnalysingStep = (props: Props) => {
  useWorkOffline()
  const submission = useQuizSelector(({ children }) => children.submission)
  return submission ? <Sending {...props} submission={submission} /> : null
}

const Sending = ({ title, heading, submission }: Props & { readonly submission: ActorRefFrom<SubmissionMachine> }) => {
  const { content } = useQuiz()
  const words = later.page.analysing
  const { analysing_delay_ms: delay } = content.constants.quiz
  const seconds = delay / 1000
  const left = useSecondsLeft(seconds, 0)
  const answers = useSelector(submission, ({ context }) => hasStoredAnswers(context))
  const photos = useSelector(submission, ({ context }) => context.isUploaded)
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
  const elapsed = useTurns(stages.length, delay)
  const ticked = stagesTicked(
    stages.map(({ id }) => isDone[id] === true),
    elapsed,
    delay,
  )
  const isReady = ready && ticked === stages.length
  const isLate = seconds > 0 && left === 0
  return (
    <Analysing
      ref={heading}
      title={title}
      // The notes below explain a failure or a wait.
      lead={
        stopped || waiting
          ? null
          : isReady
            ? words.done
            : waited
              ? later.page.connection.sending
              : isLate
                ? words.slow
                : fill(words.lead, { seconds })
      }
      countdown={isReady && left ? fill(words.opens, { seconds: left }) : null}
      // What is said instead is to be seen without scrolling.
      art={stopped ? null : content.mark}
      done={content.page.frame.tab_done}
      stages={stages.map(({ id, text }, place) => ({
        id,
        text,
        state: place < ticked ? 'done' : !stopped && place === ticked ? 'now' : 'waiting',
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
