/** At the end of a step: whether they come a few at a time, and whether an answer leads on by itself. */
import { useId } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { groupsAt } from '#engine/quiz/shown-groups.ts'
import type { Screen } from '#machines/quiz.places.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { chooseView } from '#pages/quiz/frame/quiz-view.ts'

export const ViewOptions = ({ screen }: { readonly screen: Screen }) => {
  const quiz = useQuiz()
  const { all_questions, few_questions } = later.page.view
  const groups = useQuizSelector(({ context }) => groupsAt(context.model, screen.step))
  const leadsOn = useQuizSelector(({ context: { model, state, view } }) => {
    const items = groups[screen.group ?? 0]?.items ?? []
    const asked = items.filter(({ id }) => model.questions.has(id) && state.asked.has(id))
    return !view.onePage && asked.length === 1 && asked[0]?.choice === 'radio'
  })
  const onePage = useQuizSelector(({ context }) => context.view.onePage)
  if (groups.length < 2 && !leadsOn) return null
  return (
    <div className={recipe('row', { gap: 'lg' })}>
      {leadsOn && <Advances />}
      {groups.length > 1 && (
        <p>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              chooseView(quiz, { onePage: !onePage })
            }}
          >
            {onePage ? few_questions : all_questions}
          </Button>
        </p>
      )}
    </div>
  )
}

const Advances = () => {
  const quiz = useQuiz()
  const advances = useQuizSelector(({ context }) => context.view.advances)
  const id = useId()
  return (
    <label className={recipe('option', { layout: 'plain' })} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={advances}
        onChange={({ currentTarget }) => {
          chooseView(quiz, { advances: currentTarget.checked })
        }}
      />
      {later.page.view.advance}
    </label>
  )
}
