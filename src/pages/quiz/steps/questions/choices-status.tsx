import { slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { ChoicesTexts } from '#engine/quiz/answers/choices-texts.ts'
import { problemOf } from '#engine/quiz/answers/invalid-answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import { effectiveAnswer } from '#engine/quiz/state.ts'
import { useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import type { CheckboxQuestion } from '#types/content.generated.ts'

export type ChoicesStatusProps = {
  readonly question: CheckboxQuestion
  readonly texts: ChoicesTexts
}

/** Whether more options have to be chosen, or no more can be chosen. Always mounted, so that screen readers announce its changes. */
export const ChoicesStatus = ({ question, texts }: ChoicesStatusProps) => {
  // A choice of an option that is not offered does not count.
  const answer = useQuizSelector(({ context }) => effectiveAnswer(context.state, question.id))
  const format = formatOf(question)
  const { max } = format.choices ?? { max: Infinity }
  const problem = answer === undefined ? null : problemOf(format, answer)
  const isFull = problem === null && answer?.length === max
  return (
    <p className={slots('field')('count')} aria-live="polite">
      {problem?.kind === 'too_few' && fill(texts.more, { count: problem.more })}
      {(isFull || problem?.kind === 'too_many') && fill(texts.full, { max })}
    </p>
  )
}
