import { lazy } from 'react'
import { Question } from './question.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { QuestionsStep as Step } from '#types/content.generated.ts'

/** Lazy: the first questions need no consent, and its texts are loaded with the later steps. */
const ConsentChoices = lazy(async () => ({ default: (await import('./consent.tsx')).ConsentChoices }))

export const QuestionsStep = ({ step }: { readonly step: Step }) => {
  const { content } = useQuiz()
  const section = content.sections.find(({ id }) => id === step.section)
  const questions = section?.questions ?? []
  const consents = content.consents.filter((consent) => consent.step === step.id)
  const free = questions.filter(({ id }) => !consents.some(({ covers }) => covers.includes(id)))
  return (
    <>
      {free.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {consents.map((consent) => (
        <ConsentChoices key={consent.id} id={consent.id}>
          {questions
            .filter(({ id }) => consent.covers.includes(id))
            .map((question) => (
              <Question key={question.id} question={question} />
            ))}
        </ConsentChoices>
      ))}
    </>
  )
}
