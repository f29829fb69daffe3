/**
 * Notes at the top of a step: storage problems, changes after a content update, and consents that still need a choice.
 */
import { Suspense } from 'react'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { fill } from '#engine/format.ts'
import { unansweredBefore } from '#engine/quiz/progress.ts'
import { undecidedConsents } from '#machines/quiz.sendable.ts'
import { leadsToSending } from '#machines/quiz.steps.ts'
import { useDraftFull } from '#pages/quiz/draft/draft-autosave.ts'
import { CorrectionNote } from './later-parts.tsx'
import { filled } from '#pages/quiz/answer-text.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

export const StepNotes = ({ index }: { readonly index: number }) => {
  const { content, autosave, store } = useQuiz()
  const full = useDraftFull(autosave)
  const { quiz: messages } = content.messages
  const changes = useQuizSelector(({ context }) => context.changes)
  const unreadable = useQuizSelector(({ context }) => context.unreadable)
  const answering = useQuizSelector((snapshot) => snapshot.hasTag('answering'))
  const last = useQuizSelector(({ context }) => leadsToSending({ ...context, step: index }))
  const words = content.page.resume.changed
  return (
    <>
      {answering && full && <Note status="danger">{messages.draft_full}</Note>}
      {answering && !store.isPersistent() && <Note status="warning">{messages.draft_not_kept}</Note>}
      {unreadable && <Note status="info">{content.page.resume.unreadable}</Note>}
      {answering && changes && (
        <Note status="info" title={words.heading} level={2}>
          <p>{words.text}</p>
          {changes.gone.length > 0 && <p>{fill(words.gone, { titles: changes.gone.join(', ') })}</p>}
        </Note>
      )}
      {answering && last && (
        <Suspense>
          <CorrectionNote />
        </Suspense>
      )}
      {answering && last && <BeforeSending index={index} />}
    </>
  )
}

/**
 * On the last step before submitting: what will be sent, which consents are open, and how many questions were skipped.
 */
const BeforeSending = ({ index }: { readonly index: number }) => {
  const { actor, content } = useQuiz()
  const { not_answered, text } = content.page.before_sending
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
        title: content.messages.quiz.consent_missing,
        actions: waiting.map(({ heading, id, step }) => (
          <Button
            key={id}
            variant="outline"
            size="dense"
            onClick={() => actor.send({ type: 'GO', step: content.quiz.steps.findIndex((one) => one.id === step) })}
          >
            {fill(content.page.frame.too_long.go, { title: heading })}
          </Button>
        )),
      })}
    >
      {waiting.length === 0 && <p>{closing === undefined ? text : filled(closing)}</p>}
      {open > 0 && <p>{fill(not_answered, { count: open })}</p>}
    </Note>
  )
}
