/** What a visitor should know at this step: about the device, an older quiz, and answers that wait for a choice. */
import { Note } from '#components/note.tsx'
import { fill } from '#engine/format.ts'
import { openBefore } from '#engine/progress.ts'
import { nextStep } from '#engine/steps.ts'
import { waitingForChoice } from '#machines/quiz.context.ts'
import { useDraftFull } from './keep-draft.ts'
import { TooLongNote } from './too-long-note.tsx'
import { useQuiz, useQuizPart } from './quiz-scope.tsx'

export const StepNotes = ({ index }: { readonly index: number }) => {
  const { content, keeper, store } = useQuiz()
  const full = useDraftFull(keeper)
  const { quiz: messages } = content.messages
  const changes = useQuizPart(({ context }) => context.changes)
  const unreadable = useQuizPart(({ context }) => context.unreadable)
  const answering = useQuizPart((snapshot) => snapshot.hasTag('answering'))
  const last = useQuizPart(
    ({ context: { model, state } }) => model.steps[nextStep(model, state, index)]?.kind === 'analysing',
  )
  const words = content.page.resume.changed
  return (
    <>
      {answering && full && <Note status="danger">{messages.draft_full}</Note>}
      {answering && !store.lasting() && <Note status="warning">{messages.draft_not_kept}</Note>}
      {unreadable && <Note status="info">{content.page.resume.unreadable}</Note>}
      {answering && changes && (
        <Note status="info" title={words.heading} level={2}>
          <p>{words.text}</p>
          {changes.gone.length > 0 && <p>{fill(words.gone, { titles: changes.gone.join(', ') })}</p>}
        </Note>
      )}
      {answering && last && <TooLongNote />}
      {answering && last && <BeforeSending index={index} />}
    </>
  )
}

/** Before the last Next: what goes, what waits for a choice, and what was left out on the way here. */
const BeforeSending = ({ index }: { readonly index: number }) => {
  const { content } = useQuiz()
  const { before_sending, not_answered } = content.page.about_you
  const open = useQuizPart(({ context }) => openBefore(context.model, context.state, index))
  const waiting = useQuizPart(({ context }) =>
    waitingForChoice(context)
      .map(({ heading }) => heading)
      .join(', '),
  )
  return (
    <Note
      status={waiting === '' ? 'info' : 'warning'}
      {...(waiting !== '' && { title: content.messages.quiz.consent_missing })}
    >
      <p>{waiting === '' ? before_sending : waiting}</p>
      {open > 0 && <p>{fill(not_answered, { count: open })}</p>}
    </Note>
  )
}
