import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { ResultNotice } from '#pages/result-notice.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { openResult } from '#pages/quiz/frame/step-history.ts'
import type { IntroStep as Step } from '#types/content.generated.ts'
import { NoteCards } from './note-cards.tsx'

/** The first step: what to expect, and Get Started. */
export const IntroStep = ({ step }: { readonly step: Step }) => {
  const { actor, content, store } = useQuiz()
  return (
    <>
      <ResultNotice words={content.page.waiting} onOpen={() => void openResult(actor, store)} />
      <div>
        <Button
          size="lg"
          iconEnd="arrow"
          onClick={() => {
            actor.send({ type: 'NEXT' })
          }}
        >
          {content.page.intro.start}
        </Button>
      </div>
      <NoteCards notes={step.notes} />
      <p className={recipe('text', { style: 'small', tone: 'muted' })}>
        {[step.closing, content.not_a_diagnosis].filter(Boolean).join(' ')}
      </p>
    </>
  )
}
