import { startTransition, useEffect, useState } from 'react'
import { takesInput } from '#engine/quiz/steps/steps.ts'
import { atScreen, placeAfter, screenOf, type Screen } from '#machines/quiz/quiz.places.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { whenIdle } from '#pages/when-idle.ts'
import { useMayPreload } from './use-may-preload.ts'

/**
 * The step or group to render in advance, hidden, when the browser is idle; Next then only has to show it. null:
 * none. See step-switch.ts.
 */
export const usePreparedScreen = (screen: Screen): Screen | null => {
  const next = useQuizSelector(({ context }) => {
    const { group, step } = atScreen(context, screen)
    return screenOf(context, placeAfter(context, { group, step }))
  }, isSameScreen)
  const { steps } = useQuiz().content.quiz
  const [preparedFor, setPreparedFor] = useState<string | null>(null)
  // Whoever reads the introduction leaves the processor idle. A first group needs nothing more from the network; a whole
  // step would load pictures that are further down.
  const isReading = steps[screen.step]?.kind === 'intro' && next.group !== null
  const mayPrepare = useMayPreload() || isReading
  useEffect(() => {
    if (!mayPrepare) return undefined
    return whenIdle(() => {
      startTransition(() => {
        setPreparedFor(screen.key)
      })
    })
  }, [mayPrepare, screen.key])
  // After Back, the screen that was left is the next one: keep it mounted.
  const isPrepared = preparedFor === screen.key || preparedFor === next.key
  return isPrepared && next.key !== screen.key && takesInput(steps[next.step]?.kind) ? next : null
}

const isSameScreen = (one: Screen, other: Screen): boolean => one.key === other.key && one.step === other.step
