/** The steps whose code is loaded after the first questions. */
import { lazy, useEffect, useState, type ComponentType } from 'react'
import { stepKinds } from 'virtual:content/modules'
import { addedSteps } from '#engine/quiz/steps.ts'
import { useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import type { Step } from '#types/content.generated.ts'
import { fetchLaterParts } from './later-parts.tsx'
import type { StepProps } from './step-props.ts'

/** A lazily loaded step. Once loaded it renders synchronously; `React.lazy` alone would always suspend at first. */
const later = (load: () => Promise<ComponentType<StepProps>>) => {
  let ready: ComponentType<StepProps> | null = null
  const fetchStep = async () => {
    ready = await load()
    return { default: ready }
  }
  const Waiting = lazy(fetchStep)
  return { fetchStep, choose: (): ComponentType<StepProps> => ready ?? Waiting }
}

/** Only those of this quiz: the bundler drops the code of the others. */
const laterSteps = {
  photos: stepKinds.photos && later(async () => (await import('#pages/quiz/photos/photos-step.tsx')).PhotosStep),
  review: stepKinds.review && later(async () => (await import('./review-step.tsx')).ReviewStep),
  analysing: stepKinds.analysing && later(async () => (await import('./analysing-step.tsx')).AnalysingStep),
  results: stepKinds.results && later(async () => (await import('./results-step.tsx')).ResultsStep),
  sending: stepKinds.sending && later(async () => (await import('./sending-step.tsx')).SendingStep),
  sent: stepKinds.sent && later(async () => (await import('./sent-step.tsx')).SentStep),
}

/** Loads the later steps and parts once the first questions are shown, so that the quiz can be finished offline. */
export const usePreloading = () => {
  const answering = useQuizSelector((snapshot) => snapshot.hasTag('answering'))
  useEffect(() => {
    if (!answering) return undefined
    const timer = setTimeout(() => {
      // Loaded again when the step is shown, which then handles the failure.
      const steps = Object.values(laterSteps).flatMap((one) => (one ? [one.fetchStep] : []))
      for (const load of [...fetchLaterParts, ...steps]) load().catch(() => undefined)
      // Also for a second tab while offline.
      import('./other-tab-step.tsx').catch(() => undefined)
    }, 300)
    return () => {
      clearTimeout(timer)
    }
  }, [answering])
}

type LaterProps = StepProps & { readonly of: keyof typeof laterSteps }

export const laterStepOf = ({ id, kind }: Extract<Step, { readonly kind: keyof typeof laterSteps }>) => {
  if (id === addedSteps.sending) return 'sending'
  return id === addedSteps.sent ? 'sent' : kind
}

export const LaterStep = ({ of, ...props }: LaterProps) => {
  // Chosen once: what begins to wait goes on with the same component, and keeps its state.
  const [Body] = useState(() => laterSteps[of] && laterSteps[of].choose())
  return Body && <Body {...props} />
}
