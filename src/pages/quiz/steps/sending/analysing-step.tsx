/**
 * Shown while the answers are being submitted. It stays until the server has stored them; if that fails, it says what
 * is safe and what to do. A stage is ticked when it is done, and not before its turn.
 */
import type { Ref } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Analysing } from '#components/quiz/analysing.tsx'
import { fill } from '#engine/format.ts'
import { stagesTicked } from '#engine/quiz/steps/paced-stages.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { SubmissionNotes } from './submission-notes.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useSubmissionState, type SubmissionState } from './use-submission-state.ts'
import { useStageTime } from './use-stage-time.ts'

type Props = { readonly title: string; readonly heading: Ref<HTMLHeadingElement> }

export const AnalysingStep = (props: Props) => {
  const state = useSubmissionState()
  return state && <Sending {...props} {...state} />
}

const Sending = ({ heading, title, ...state }: Props & SubmissionState) => {
  const { content } = useQuiz()
  const words = later.page.analysing
  const { analysing_delay_ms: delay } = content.constants.quiz
  const seconds = delay / 1000
  const left = useSecondsLeft(seconds, 0)
  const isDone: Readonly<Record<string, boolean>> = {
    answers: state.hasStoredAnswers,
    photos: state.isUploaded,
    scores: state.isReady,
    products: state.isReady,
  }
  const stages = words.stages.filter(({ id }) => id !== 'photos' || state.hasPhotosToSend)
  const elapsed = useStageTime(stages.length, delay)
  const ticked = stagesTicked(
    stages.map(({ id }) => isDone[id] === true),
    elapsed,
    delay,
  )
  const isOpening = state.isReady && ticked === stages.length
  const isLate = seconds > 0 && left === 0
  const leadNow = (): string | null => {
    // The notes below explain a failure or a wait.
    if (state.isStopped || state.hasPhotosWaiting) return null
    if (isOpening) return words.done
    if (state.isBack) return later.page.connection.sending
    return isLate ? words.slow : fill(words.lead, { seconds })
  }
  const stateOfStage = (place: number) => {
    if (place < ticked) return 'done'
    if (place > ticked) return 'waiting'
    return state.isStopped ? 'failed' : 'now'
  }
  return (
    <Analysing
      ref={heading}
      title={title}
      lead={leadNow()}
      countdown={isOpening && left ? fill(words.opens, { seconds: left }) : null}
      done={content.page.frame.tab_done}
      stages={stages.map((stage, place) => ({ ...stage, state: stateOfStage(place) }))}
    >
      <SubmissionNotes {...state} />
    </Analysing>
  )
}
