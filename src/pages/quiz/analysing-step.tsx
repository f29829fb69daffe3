/** The answers are sent and the result is worked out. It stays until the server has stored it, and says what is safe. */
import { useSelector } from '@xstate/react'
import { useEffect, useState, type Ref } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { ActorRefFrom } from 'xstate'
import { isOffline } from '#client/network.ts'
import { Analysing } from '#components/analysing.tsx'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { secondsUntilRetry } from '#machines/failure.ts'
import type { SubmissionMachine } from '#machines/submission.machine.ts'
import { failureWords } from './failure-words.ts'
import { useQuiz, useQuizPart } from './quiz-scope.tsx'
import { goBack } from './step-history.ts'

type Props = { readonly title: string; readonly heading: Ref<HTMLHeadingElement> }

export const AnalysingStep = (props: Props) => {
  const submission = useQuizPart(({ children }) => children.submission)
  return submission ? <Sending {...props} submission={submission} /> : null
}

const Sending = ({ title, heading, submission }: Props & { readonly submission: ActorRefFrom<SubmissionMachine> }) => {
  const { content } = useQuiz()
  const words = later.page.analysing
  const answers = useSelector(submission, (snapshot) => snapshot.hasTag('answersStored'))
  const photos = useSelector(submission, (snapshot) => snapshot.hasTag('photosStored'))
  const ready = useSelector(submission, (snapshot) => snapshot.hasTag('ready'))
  const stopped = useSelector(submission, (snapshot) => snapshot.hasTag('failed') || snapshot.hasTag('photosFailed'))
  const waiting = useSelector(submission, (snapshot) => snapshot.hasTag('photosWaiting'))
  const done = [answers, photos, ready, ready]
  return (
    <Analysing
      ref={heading}
      title={title}
      lead={ready ? words.done : fill(words.lead, { seconds: content.constants.quiz.analysing_delay_ms / 1000 })}
      art="brand/logo_mark.svg"
      done={content.page.frame.tab_done}
      stages={words.stages.map(({ id, text }, index) => ({
        id,
        text,
        state: done[index] ? 'done' : !stopped && done.indexOf(false) === index ? 'now' : 'waiting',
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
  const tries = useSelector(submission, ({ context }) => context.tries)
  const photosOnly = useSelector(submission, (snapshot) => snapshot.hasTag('photosFailed'))
  const retrying = useSelector(submission, (snapshot) => snapshot.hasTag('retrying'))
  const left = useSecondsLeft(retrying ? secondsUntilRetry(failure, tries) : null, tries)
  if (!failure) return null
  const said = photosOnly
    ? { ...words.photos_failed, problems: failure.kind === 'later' ? [failure.message] : [] }
    : failureWords(failure, isOffline())
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
          {failure.kind === 'changed' && (
            <Button
              onClick={() => {
                window.location.reload()
              }}
            >
              {words.updated.action}
            </Button>
          )}
          {photosOnly ? (
            <Button
              look="outline"
              onClick={() => {
                submission.send({ type: 'WITHOUT_PHOTOS' })
              }}
            >
              {words.photos_failed.without}
            </Button>
          ) : (
            <Button
              look="outline"
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

/** Counts down to the next try, for the eye alone. */
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
