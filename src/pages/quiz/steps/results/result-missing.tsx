/**
 * Shown when a result cannot be opened: it was deleted, belongs to another account, or cannot be loaded at the moment.
 */
import { modules } from 'virtual:content/modules'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button, ButtonLink } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { useRetake } from './use-retake.ts'

export const ResultMissing = () => {
  const { actor } = useQuiz()
  const retake = useRetake()
  const gone = useQuizSelector((snapshot) => snapshot.matches('resultGone'))
  const claimed = useQuizSelector(({ context }) => context.storedResult?.claimed === true)
  const failure = useQuizSelector(({ context }) => context.resultFailure)
  const isUser = useStoredLogin() !== null
  const { results } = later.page
  const inAccount = modules.accounts ? (isUser ? results.user.dashboard : results.visitor.overlay.login) : null
  const goneText = modules.accounts ? (claimed && !isUser ? results.claim_taken : results.claim_gone) : results.gone
  const failedText = later.messages.quiz.result_failed
  const why = failure ? failureMessage(failure, later.messages.common, { failure: failedText }) : failedText
  return (
    <Note
      status="warning"
      role="alert"
      actions={
        <>
          {!gone && <Button onClick={() => actor.send({ type: 'RETRY' })}>{later.messages.common.try_again}</Button>}
          <Button variant={gone ? 'solid' : 'outline'} onClick={() => void retake()}>
            {results.again.label}
          </Button>
          {inAccount && gone && (
            <ButtonLink href={inAccount.to} link={SiteLink} variant="outline">
              {inAccount.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{gone ? goneText : why}</p>
    </Note>
  )
}
