import { useSyncExternalStore } from 'react'
import type { Screen } from '#machines/quiz.places.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** The step, or the group of it, that React renders. */
export const useRenderedScreen = (): Screen => {
  const { rendered, listen } = useQuiz().stepSwitch
  return useSyncExternalStore(listen, rendered, rendered)
}
