/** A result that was here before and cannot be opened: it is nobody's any more, somebody else's, or out of reach just now. */
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import { useQuiz, useQuizPart } from './quiz-scope.tsx'

export const ResultMissing = () => {
  const { actor } = useQuiz()
  const gone = useQuizPart((snapshot) => snapshot.matches('resultGone'))
  const claimed = useQuizPart(({ context }) => context.keptResult?.claimed === true)
  const isUser = useStoredLogin() !== null
  const { results } = later.page
  const { quiz } = later.messages
  return (
    <Note
      status="warning"
      actions={
        <>
          {!gone && <Button onClick={() => actor.send({ type: 'RETRY' })}>{later.messages.common.try_again}</Button>}
          <Button look="outline" onClick={() => actor.send({ type: 'START_AGAIN' })}>
            {results.again.label}
          </Button>
        </>
      }
    >
      <p>{gone ? (claimed && !isUser ? results.claim_taken : quiz.claim_gone) : quiz.result_failed}</p>
    </Note>
  )
}
