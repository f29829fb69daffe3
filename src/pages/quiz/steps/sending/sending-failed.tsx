/** Why the answers or photos are not stored yet, or why the result is not there; what is safe, and what to do. */
import { useSelector } from '@xstate/react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { ActorRefFrom } from 'xstate'
import { reloadPage } from '#client/browser/history.ts'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { isTransient, secondsUntilRetry } from '#machines/failure.ts'
import type { SubmissionMachine } from '#machines/submission.machine.ts'
import { failureText, resultFailureText } from '#pages/quiz/failure-text.ts'
import { isDraftKept } from '#pages/quiz/draft/draft-autosave.ts'
import { goBack } from '#pages/quiz/frame/step-history.ts'
import { filledNow } from '#pages/quiz/answer-text.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { useButtonFocusKept, type FocusKept } from './use-button-focus-kept.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import type { Failure } from '#types/failure.ts'

type Props = {
  readonly submission: ActorRefFrom<SubmissionMachine>
  readonly focusKept: FocusKept
}

/** Without a network they are sent as soon as there is one; a busy server says when to try again. */
const photoProblems = (failure: Failure): readonly string[] => {
  if (failure.kind === 'offline') return [later.page.analysing.photos_failed.offline]
  return failure.kind === 'quota' ? [failure.message] : []
}

export const SendingFailed = ({ focusKept, submission }: Props) => {
  const { actor, autosave, content, store } = useQuiz()
  const words = later.page.analysing
  const failure = useSelector(submission, ({ context }) => context.failure)
  const { model } = actor.getSnapshot().context
  const tries = useSelector(submission, ({ context }) => context.attempts)
  const photosOnly = useSelector(submission, (snapshot) => snapshot.hasTag('photosFailed'))
  const isUploaded = useSelector(submission, ({ context }) => context.isUploaded)
  const retrying = useSelector(submission, (snapshot) => snapshot.hasTag('retrying'))
  const left = useSecondsLeft(retrying ? secondsUntilRetry(failure, tries) : null, tries)
  const note = useButtonFocusKept(focusKept)
  if (!failure) return null
  const titleOf = (id: string): string | undefined => {
    const title = model.questions.get(id)?.title ?? model.texts.get(id)?.title
    return title === undefined ? undefined : filledNow(title, actor.getSnapshot(), content)
  }
  const answersText = isUploaded ? resultFailureText(failure) : failureText(failure, titleOf)
  const shown = photosOnly ? { ...words.photos_failed, problems: photoProblems(failure) } : answersText
  const notKept = !isUploaded && !photosOnly && !isDraftKept(autosave, store)
  // Nothing is lost, and without a network it is sent by itself.
  const isMild = photosOnly || isUploaded || failure.kind === 'offline' || failure.kind === 'interrupted'
  const isRefused = !isUploaded && (failure.kind === 'changed' || failure.kind === 'refused')
  return (
    <Note
      status={isMild ? 'warning' : 'danger'}
      role="alert"
      level={2}
      ref={note}
      title={shown.heading}
      actions={
        <div className={recipe('row', { gap: 'md' })}>
          {!isRefused && (
            <Button
              onClick={() => {
                submission.send({ type: 'RETRY' })
              }}
            >
              {photosOnly ? words.photos_failed.action : words.failed.action}
            </Button>
          )}
          {isRefused && failure.kind === 'changed' && <Button onClick={reloadPage}>{words.updated.action}</Button>}
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
      {/* The text calls the answers safe. */}
      {!(notKept && isTransient(failure)) && <p>{shown.text}</p>}
      {notKept && <p>{content.messages.quiz.draft_not_kept}</p>}
      {shown.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {left !== null && <p aria-hidden="true">{fill(words.failed.retrying, { seconds: left })}</p>}
    </Note>
  )
}
