import { useEffect } from 'react'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { workOffline } from './work-offline.ts'

/** On a step that waits for the network: after a reload, nothing was answered in this page. */
export const useWorkOffline = (): void => {
  const quiz = useQuiz()
  useEffect(() => {
    workOffline(quiz)
  }, [quiz])
}
