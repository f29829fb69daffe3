import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { fill } from '#engine/format.ts'
import { unansweredBefore } from '#engine/quiz/progress.ts'
import { undecidedConsents } from '#machines/quiz.sendable.ts'
import { filled } from '#pages/quiz/answer-text.tsx'
import { useOffline } from '#pages/quiz/offline/use-offline.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

/**
 * On the last step before submitting: what will be sent, which consents are open, and how many questions were skipped.
 */
export const BeforeSending = ({ index }: { readonly index: number }) => {
  const { actor, content } = useQuiz()
  const { not_answered, text } = later.page.before_sending
  const offline = useOffline()
  const step = content.quiz.steps[index]
  const closing = step && 'closing' in step ? step.closing : undefined
  const open = useQuizSelector(({ context }) => unansweredBefore(context.model, context.state, index))
  // Serialised, so that the selector compares by value.
  const found = useQuizSelector(({ context }) => JSON.stringify(undecidedConsents(context).map(({ id }) => id)))
  const ids = JSON.parse(found) as readonly string[]
  const waiting = content.consents.filter(({ id }) => ids.includes(id))
  return (
    <Note
      status={waiting.length === 0 ? 'info' : 'warning'}
      {...(waiting.length > 0 && {
        title: later.messages.quiz.consent_missing,
        actions: waiting.map(({ covers, heading, id, step }) => (
          <Button
            key={id}
            variant="outline"
            size="dense"
            onClick={() => {
              const [question = ''] = covers
              actor.send({ type: 'GO', step: content.quiz.steps.findIndex((one) => one.id === step), question })
            }}
          >
            {fill(content.page.frame.too_long.go, { title: heading })}
          </Button>
        )),
      })}
    >
      {waiting.length === 0 && <p>{closing === undefined ? text : filled(closing)}</p>}
      {open > 0 && <p>{fill(not_answered, { count: open })}</p>}
      {offline && <p>{later.page.connection.before_sending}</p>}
    </Note>
  )
}
