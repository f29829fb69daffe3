/**
 * Shown when another tab has changed or finished this quiz. Going on without asking would overwrite its answers, or
 * submit twice.
 */
import type { ReactNode } from 'react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { setPhotosAside } from '#pages/device/stored-quiz.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { openResult } from '#pages/quiz/frame/step-history.ts'

/** The quiz was continued in the other tab. */
export const OtherTabStep = () => {
  const { actor } = useQuiz()
  const { keep_this, text, use_other } = later.page.two_tabs
  return (
    <Choice
      text={text}
      keepThis={keep_this}
      onKeep={() => {
        actor.send({ type: 'KEEP_OWN_ANSWERS' })
      }}
    >
      <Button
        onClick={() => {
          actor.send({ type: 'CONTINUE' })
        }}
      >
        {use_other}
      </Button>
    </Choice>
  )
}

/** The quiz was finished in the other tab. */
export const FinishedElsewhereStep = () => {
  const { actor, store } = useQuiz()
  const { go_on, see_result, text } = later.page.two_tabs.finished
  const goOn = async () => {
    await setPhotosAside(store).catch(() => undefined)
    actor.send({ type: 'KEEP_OWN_ANSWERS' })
  }
  return (
    <Choice text={text} keepThis={go_on} onKeep={() => void goOn()}>
      <Button onClick={() => void openResult(actor, store)}>{see_result}</Button>
    </Choice>
  )
}

type ChoiceProps = {
  readonly text: string
  readonly keepThis: string
  readonly onKeep: () => void
  readonly children: ReactNode
}

const Choice = ({ children, keepThis, onKeep, text }: ChoiceProps) => (
  <Card>
    <div className={recipe('stack', { gap: 'lg' })}>
      <p>{text}</p>
      <div className={recipe('row', { gap: 'md' })}>
        {children}
        <Button variant="outline" onClick={onKeep}>
          {keepThis}
        </Button>
      </div>
    </div>
  </Card>
)
