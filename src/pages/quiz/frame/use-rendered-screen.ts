import { useSyncExternalStore } from 'react'
import type { Screen } from '#machines/quiz/quiz.places.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** The step, or the group of it, that React renders. */
export const useRenderedScreen = (): Screen => {
  const { get, subscribe } = useQuiz().stepSwitch.rendered
  return useSyncExternalStore(subscribe, get, get)
}
