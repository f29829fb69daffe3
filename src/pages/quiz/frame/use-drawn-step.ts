import { useSyncExternalStore } from 'react'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** The index in quiz.steps of the step that React renders. */
export const useDrawnStep = (): number => {
  const { rendered, listen } = useQuiz().stepSwitch
  return useSyncExternalStore(listen, rendered, rendered)
}
