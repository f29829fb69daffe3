import { useEffect, useId } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { reviewOf, type ReviewedStep } from '#pages/quiz/review.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

/** All answers before they are sent. Each has a button that leads to its question and, with Next, back here. */
export const ReviewStep = () => {
  const { content, stepSwitch } = useQuiz()
  const context = useQuizSelector((snapshot) => snapshot.context)
  const { changedItem } = context
  useEffect(() => {
    if (changedItem !== null) stepSwitch.focusOn(buttonOf(changedItem))
  }, [changedItem, stepSwitch])
  return reviewOf(context, content.constants).map((step) => <Reviewed key={step.id} step={step} />)
}

const Reviewed = ({ step: { index, items, title } }: { readonly step: ReviewedStep }) => {
  const { actor, stepSwitch } = useQuiz()
  const { change, change_question, not_answered, not_sent } = later.page.review
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={recipe('stack', { gap: 'sm' })}>
      <h2 id={heading} className={recipe('text', { style: 'heading' })}>
        {title}
      </h2>
      <dl className={classOf('list')}>
        {items.map((item) => (
          <div key={item.id} className={classOf('item')}>
            <dt className={classOf('question')}>{item.title}</dt>
            <dd
              id={`review-${item.id}-answer`}
              className={item.answer === null ? classOf('missing') : classOf('answer')}
            >
              {item.answer ?? not_answered}
              {item.answer !== null && !item.isSent && <span className={classOf('note')}>{not_sent}</span>}
            </dd>
            <dd className={classOf('change')}>
              <Button
                id={buttonOf(item.id)}
                variant="outline"
                size="dense"
                aria-label={fill(change_question, { title: item.title })}
                aria-describedby={`review-${item.id}-answer`}
                onClick={() => {
                  if (item.isQuestion) stepSwitch.focusOn(item.id)
                  actor.send({ type: 'CHANGE', step: index, item: item.id })
                }}
              >
                {change}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const buttonOf = (item: string): string => `review-${item}`
const classOf = slots('review')
