/**
 * Shown while the answers are being submitted. It stays until the server has stored them; if that fails, it says what
 * is safe and what to do.
 */
import { reloadPage } from '#client/browser/history.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState, type Ref } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { ActorRefFrom } from 'xstate'
import { Analysing } from '#components/quiz/analysing.tsx'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { secondsUntilRetry } from '#machines/failure.ts'
import { sendablePhotos } from '#machines/quiz.sendable.ts'
import type { SubmissionMachine } from '#machines/submission.machine.ts'
import { failureText } from '#pages/quiz/failure-text.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { goBack } from '#pages/quiz/frame/step-history.ts'

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
      lead={stopped || waiting ? null : ready ? words.done : isLate ? words.slow : fill(words.lead, { seconds })}
      countdown={ready && left ? fill(words.opens, { seconds: left }) : null}
      art="brand/logo_mark.svg"
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

const SendingFailed = ({ submission }: { readonly submission: ActorRefFrom<SubmissionMachine> }) => {
  const { actor } = useQuiz()
  const words = later.page.analysing
  const failure = useSelector(submission, ({ context }) => context.failure)
  const { model } = actor.getSnapshot().context
  const tries = useSelector(submission, ({ context }) => context.attempts)
  const photosOnly = useSelector(submission, (snapshot) => snapshot.hasTag('photosFailed'))
  const retrying = useSelector(submission, (snapshot) => snapshot.hasTag('retrying'))
  const left = useSecondsLeft(retrying ? secondsUntilRetry(failure, tries) : null, tries)
  if (!failure) return null
  const said = photosOnly
    ? { ...words.photos_failed, problems: failure.kind === 'later' ? [failure.message] : [] }
    : failureText(failure, (id) => model.questions.get(id)?.title ?? model.texts.get(id)?.title)
  return (
    <Note
      status={photosOnly ? 'warning' : 'danger'}
      role="alert"
      level={2}
      title={said.heading}
      actions={
        <div className={recipe('row', { gap: 'md' })}>
          {failure.kind !== 'changed' && failure.kind !== 'refused' && (
            <Button
              onClick={() => {
                submission.send({ type: 'RETRY' })
              }}
            >
              {photosOnly ? words.photos_failed.action : words.failed.action}
            </Button>
          )}
          {failure.kind === 'changed' && <Button onClick={reloadPage}>{words.updated.action}</Button>}
          {photosOnly ? (
            <Button
              variant="outline"
              onClick={() => {
                submission.send({ type: 'WITHOUT_PHOTOS' })
              }}
            >
              {words.photos_failed.without}
            </Button>
          ) : (
            <Button
              variant="outline"
              onClick={() => {
                goBack(actor)
              }}
            >
              {words.failed.back}
            </Button>
          )}
        </div>
      }
    >
      <p>{said.text}</p>
      {said.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {left !== null && <p aria-hidden="true">{fill(words.failed.retrying, { seconds: left })}</p>}
    </Note>
  )
}

/** A countdown in seconds to the next retry, or to the result. Visible only. */
const useSecondsLeft = (seconds: number | null, tries: number): number | null => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds === null) return undefined
    const timer = setInterval(() => {
      setLeft((now) => (now === null ? null : Math.max(0, now - 1)))
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  }, [seconds, tries])
  return left
}
