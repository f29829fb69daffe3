import { shallowEqual } from '@xstate/react'
import { useState } from 'react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { GroupHeading } from '#components/quiz/group-heading.tsx'
import { fill } from '#engine/format.ts'
import { firstUnanswered } from '#engine/quiz/steps/first-unanswered.ts'
import { progressOf, unansweredBefore } from '#engine/quiz/steps/progress.ts'
import { undecidedConsents } from '#machines/quiz/quiz.sendable.ts'
import { filled } from '#pages/quiz/answer-text.tsx'
import { isDraftKept } from '#pages/quiz/draft/draft-autosave.ts'
import { useOffline } from '#pages/quiz/offline/use-offline.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { ConsentChoices, consentHeadingId } from '#pages/quiz/steps/questions/consent.tsx'

type Props = { readonly index: number; readonly isShown: boolean }

/**
 * At the end of the last step before submitting: the consents of earlier steps that are open, and one note with what will be sent,
 * what needs a yes first, and how many questions have no answer, with a button that leads to the first.
 */
export const BeforeSending = ({ index, isShown }: Props) => {
  const { actor, autosave, content, stepSwitch, store } = useQuiz()
  const { dependent, not_answered, open: openHeading, text, to_first, undecided } = later.page.before_sending
  const offline = useOffline()
  const step = content.quiz.steps[index]
  const closing = step && 'closing' in step ? step.closing : undefined
  // Only of questions that are asked: nobody can go back to one that follows from an answer which is not given.
  const open = useQuizSelector(({ context: { model, state } }) => unansweredBefore(model, state, model.steps.length))
  const dependents = useQuizSelector(({ context: { model, state } }) => progressOf(model, state).dependent)
  const first = useQuizSelector(({ context: { model, state } }) => firstUnanswered(model, state), shallowEqual)
  const { earlier, here } = useOpenConsents(step?.id, isShown)
  // They lead to the undecided consents of this step, which are further up, and to the first open question.
  const places = [
    ...here.map(({ covers: [question = ''], heading, id }) => ({
      id: consentHeadingId(id),
      label: fill(content.page.frame.too_long.go, { title: heading }),
      question,
      step: index,
    })),
    ...(first ? [{ ...first, id: first.question, label: fill(to_first, { count: open }) }] : []),
  ]
  return (
    <>
      {/* They do not belong to the group of questions above. */}
      {earlier.length > 0 && <GroupHeading title={openHeading} />}
      {earlier.map(({ id }) => (
        <ConsentChoices key={id} id={id} />
      ))}
      <Note
        status="info"
        title={closing === undefined ? text : undefined}
        {...(here.length > 0 && { icon: 'lock' as const })}
        actions={
          places.length > 0 &&
          places.map(({ id, label, question, step: to }) => (
            <Button
              key={id}
              variant="outline"
              size="dense"
              onClick={() => {
                // The step may stay the same, and nothing would move.
                stepSwitch.focusOn(id)
                actor.send({ type: 'GO', step: to, question })
              }}
            >
              {label}
            </Button>
          ))
        }
      >
        {closing !== undefined && <p>{filled(closing)}</p>}
        {/* Only those that may be out of sight: those of earlier steps are directly above. Headings may have commas. */}
        {here.length > 0 && <p>{fill(undecided, { titles: here.map(({ heading }) => heading).join('; ') })}</p>}
        {open > 0 && (
          <p>
            {[
              fill(not_answered, { count: open }),
              ...(dependents > 0 ? [fill(dependent, { count: dependents, open })] : []),
            ].join(' ')}
          </p>
        )}
        {offline && (
          <p>{isDraftKept(autosave, store) ? later.page.connection.before_sending : later.messages.common.offline}</p>
        )}
      </Note>
    </>
  )
}

/** The undecided consents of this step, and those of earlier steps, which are asked for here again. */
const useOpenConsents = (at: string | undefined, isShown: boolean) => {
  const { content } = useQuiz()
  const undecided = useQuizSelector(({ context }) => undecidedConsents(context), shallowEqual)
  const ids = isShown ? undecided.map(({ id }) => id) : []
  // A consent stays when it is decided: the choice can be seen, and changed.
  const [asked, setAsked] = useState<readonly string[]>([])
  const added = ids.filter((id) => !asked.includes(id))
  if (added.length > 0) setAsked([...asked, ...added])
  return {
    here: content.consents.filter(({ id, step }) => ids.includes(id) && step === at),
    earlier: content.consents.filter(({ id, step }) => isShown && asked.includes(id) && step !== at),
  }
}
