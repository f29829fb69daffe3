/** Whether the questions come a few at a time, at the end of a step, and whether an answer advances automatically. */
import { useId } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { groupsAt } from '#engine/quiz/steps/shown-groups.ts'
import { advancingQuestion } from '#machines/quiz/quiz.answers.ts'
import { atScreen, type Screen } from '#machines/quiz/quiz.places.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { chooseView } from '#pages/quiz/frame/quiz-view.ts'

export const ViewOptions = ({ screen }: { readonly screen: Screen }) => {
  const quiz = useQuiz()
  const { all_questions, few_questions } = later.page.view
  const groups = useQuizSelector(({ context }) => groupsAt(context.model, screen.step))
  // The box of a group is above its question.
  const canAdvance = useQuizSelector(
    ({ context }) => screen.group === null && advancingQuestion(context, atScreen(context, screen)) !== null,
  )
  const onePage = useQuizSelector(({ context }) => context.view.onePage)
  if (groups.length < 2 && !canAdvance) return null
  return (
    <div className={recipe('row', { gap: 'lg' })}>
      {canAdvance && <Advances />}
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

export const Advances = () => {
  const quiz = useQuiz()
  const advances = useQuizSelector(({ context }) => context.view.advances)
  const id = useId()
  return (
    <label className={`${recipe('option')} ${recipe('option-plain')}`} htmlFor={id}>
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
