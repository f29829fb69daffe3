import { ConsentChoices } from './consent.tsx'
import { Question } from './question.tsx'
import { useQuiz } from './quiz-scope.tsx'
import type { QuestionsStep as Step } from '#types/content.generated.ts'

export const QuestionsStep = ({ step }: { readonly step: Step }) => {
  const { content } = useQuiz()
  const section = content.sections.find(({ id }) => id === step.section)
  const questions = section?.questions ?? []
  const consents = content.consent.consents.filter((consent) => consent.step === step.id)
  const free = questions.filter(({ id }) => !consents.some(({ covers }) => covers.includes(id)))
  return (
    <>
      {free.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {consents.map((consent) => (
        <ConsentChoices key={consent.id} consent={consent}>
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
