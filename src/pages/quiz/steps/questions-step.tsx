import { lazy } from 'react'
import { questionKinds } from 'virtual:content/modules'
import { InformationBlock } from './later-parts.tsx'
import { Question } from './question.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { Question as Item, QuestionsStep as Step } from '#types/content.generated.ts'

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
      {free.map(render)}
      {consents.map((consent) => (
        <ConsentChoices key={consent.id} id={consent.id}>
          {questions.filter(({ id }) => consent.covers.includes(id)).map(render)}
        </ConsentChoices>
      ))}
    </>
  )
}

const render = (item: Item) => {
  if (item.choice !== 'information') return <Question key={item.id} question={item} />
  return questionKinds.information && <InformationBlock key={item.id} block={item} />
}
