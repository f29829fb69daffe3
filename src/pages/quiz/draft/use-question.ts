import { useCallback, useSyncExternalStore } from 'react'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { QuestionState } from './question-store.ts'

export const useQuestion = (id: string): QuestionState => {
  const { read, subscribe } = useQuiz().questions
  const readIt = () => read(id)
  return useSyncExternalStore(
    useCallback((notify: () => void) => subscribe(id, notify), [id, subscribe]),
    readIt,
    readIt,
  )
}
