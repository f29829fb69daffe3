/**
 * Notes at the top of a step: storage problems, changes after a content update, and answers that cannot be sent.
 */
import { Note } from '#components/note.tsx'
import { fill } from '#engine/format.ts'
import { atScreen, type Screen } from '#machines/quiz/quiz.places.ts'
import { leadsToSending } from '#machines/quiz/quiz.navigation.ts'
import { useDraftFull } from '#pages/quiz/draft/draft-autosave.ts'
import { CorrectionNote } from './later-parts.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { WhenLoaded } from './when-loaded.tsx'

export const StepNotes = ({ screen }: { readonly screen: Screen }) => {
  const { content, autosave, store } = useQuiz()
  const full = useDraftFull(autosave)
  const { quiz: messages } = content.messages
  const lost = useQuizSelector(({ context }) => context.notCarriedOver)
  const unreadable = useQuizSelector(({ context }) => context.unreadable)
  const answering = useQuizSelector((snapshot) => snapshot.hasTag('answering'))
  const last = useQuizSelector(({ context }) => leadsToSending(atScreen(context, screen)))
  const words = content.page.resume.changed
  return (
    <>
      {answering && full && <Note status="danger">{messages.draft_full}</Note>}
      {answering && !store.isPersistent() && <Note status="warning">{messages.draft_not_kept}</Note>}
      {unreadable && <Note status="info">{content.page.resume.unreadable}</Note>}
      {answering && lost && (
        <Note status="info" title={words.heading} level={2}>
          <p>{words.text}</p>
          {lost.gone.length > 0 && <p>{fill(words.gone, { titles: lost.gone.join(', ') })}</p>}
        </Note>
      )}
      {answering && last && (
        // Shows nothing when its code fails to load: BeforeSending, on the same step, reports that.
        <WhenLoaded>
          <CorrectionNote />
        </WhenLoaded>
      )}
    </>
  )
}
