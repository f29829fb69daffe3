/** The steps whose code is loaded after the first questions. */
import { useEffect } from 'react'
import { modules, stepKinds } from 'virtual:content/modules'
import { readLogin } from '#client/device/stored-login.ts'
import { addedSteps } from '#engine/quiz/steps/steps.ts'
import { loadClaiming } from '#pages/quiz/quiz-actors.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { inTurnWhenIdle } from '#pages/when-idle.ts'
import type { Step } from '#types/content.generated.ts'
import { later } from './later.tsx'
import { fetchLaterParts } from './later-parts.tsx'
import type { StepProps } from './step-props.ts'
import { useMayPreload } from './use-may-preload.ts'

/** Only those of this quiz: the bundler drops the code of the others. */
const laterSteps = {
  photos: stepKinds.photos && later(async () => (await import('#pages/quiz/photos/photos-step.tsx')).PhotosStep),
  review: stepKinds.review && later(async () => (await import('./review-step.tsx')).ReviewStep),
  analysing: stepKinds.analysing && later(async () => (await import('./sending/analysing-step.tsx')).AnalysingStep),
  results: stepKinds.results && later(async () => (await import('./results/results-step.tsx')).ResultsStep),
  sending: stepKinds.sending && later(async () => (await import('./sending/sending-step.tsx')).SendingStep),
  sent: stepKinds.sent && later(async () => (await import('./sending/sent-step.tsx')).SentStep),
}

/**
 * Loads the later steps and parts ahead, so that they are there when they are shown, and the quiz can be finished offline.
 * In the order in which they are shown, and one at a time whenever the page is idle: all at once they held up the next answer.
 */
export const usePreloading = () => {
  const quiz = useQuiz()
  const mayPreload = useMayPreload()
  useEffect(() => {
    if (!mayPreload) return undefined
    const steps = Object.values(laterSteps).flatMap((one) => (one ? [one.load] : []))
    const claiming = modules.accounts && readLogin() ? [loadClaiming] : []
    const offline = async () => (await import('#pages/quiz/offline/work-offline.ts')).workOffline(quiz)
    // A failure is shown by the pane of the step.
    const cancelSteps = inTurnWhenIdle([fetchLaterParts, ...steps, ...claiming])
    // Not queued behind the steps: a request that hangs would keep the quiz from working offline.
    const cancelOffline = inTurnWhenIdle([offline])
    return () => {
      cancelSteps()
      cancelOffline()
    }
  }, [mayPreload, quiz])
}

type LaterProps = StepProps & { readonly kind: keyof typeof laterSteps }

export const laterStepOf = ({ id, kind }: Extract<Step, { readonly kind: keyof typeof laterSteps }>) => {
  if (id === addedSteps.sending) return 'sending'
  return id === addedSteps.sent ? 'sent' : kind
}

export const LaterStep = ({ kind, ...props }: LaterProps) => {
  const step = laterSteps[kind]
  return step && <step.Part {...props} />
}
