/** Why the quiz is not submitted yet: some texts are too long. Each has a button that leads to its field. */
import { useEffect, useRef } from 'react'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { textsToShorten } from '#machines/quiz.sendable.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

export const TooLongNote = () => {
  const { actor, content, stepSwitch } = useQuiz()
  const { too_long: words } = content.page.frame
  const blockedSends = useQuizSelector(({ context }) => context.blockedSends)
  // Serialised, so that the selector compares by value.
  const found = useQuizSelector(({ context }) =>
    context.blockedSends > 0 ? JSON.stringify(textsToShorten(context)) : '[]',
  )
  const texts = JSON.parse(found) as ReturnType<typeof textsToShorten>
  const note = useRef<HTMLDivElement>(null)
  const before = useRef(blockedSends)
  useEffect(() => {
    // After a rejected Next the focus goes to the note. Not when the visitor comes back to the step.
    if (blockedSends > before.current) note.current?.focus()
    before.current = blockedSends
  }, [blockedSends])
  if (texts.length === 0) return null
  return (
    <Note
      status="danger"
      role="alert"
      level={2}
      ref={note}
      title={fill(words.heading, { count: texts.length })}
      actions={
        <div className={recipe('row', { gap: 'sm' })}>
          {texts.map(({ question, step, title }) => (
            <Button
              key={question}
              variant="outline"
              size="dense"
              onClick={() => {
                stepSwitch.focusOn(`${question}-field`)
                actor.send({ type: 'GO', step })
              }}
            >
              {fill(words.go, { title })}
            </Button>
          ))}
        </div>
      }
    >
      {texts.map(({ over, question, title }) => (
        <p key={question}>{fill(words.text, { title, count: over })}</p>
      ))}
      <p>{words.kept}</p>
    </Note>
  )
}
