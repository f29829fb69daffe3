import { useCallback, useSyncExternalStore } from 'react'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { QuestionState } from './question-store.ts'

export const useQuestion = (id: string): QuestionState => {
  const { listen, read } = useQuiz().questions
  const readIt = () => read(id)
  return useSyncExternalStore(
    useCallback((notify: () => void) => listen(id, notify), [id, listen]),
    readIt,
    readIt,
  )
}
