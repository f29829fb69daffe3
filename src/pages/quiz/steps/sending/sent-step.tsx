import { lazy, Suspense } from 'react'
import 'virtual:theme-form.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { PageHeading } from '#components/page-heading.tsx'
import { useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import type { StepProps } from '#pages/quiz/steps/step-props.ts'
import { useRetake } from '#pages/quiz/steps/results/use-retake.ts'

/** Needed in a quiz with consents only. */
const WithdrawConsents = lazy(async () => ({
  default: (await import('#pages/quiz/steps/results/withdraw-consents.tsx')).WithdrawConsents,
}))

/** The confirmation after the answers were sent, in a quiz without a step of kind `results`. */
export const SentStep = ({ heading, title }: StepProps) => {
  const retake = useRetake()
  const reply = useQuizSelector(({ context }) => context.result)
  const { again, lead } = later.page.sent
  return (
    <>
      <PageHeading ref={heading} title={title} lead={lead} />
      {reply && reply.consents.length > 0 && (
        <Suspense fallback={null}>
          <WithdrawConsents reply={reply} />
        </Suspense>
      )}
      <div>
        <Button variant="outline" onClick={() => void retake()}>
          {again}
        </Button>
      </div>
    </>
  )
}
