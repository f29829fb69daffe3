import { useCallback, type RefCallback } from 'react'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** The ref of the heading that gets the focus when the screen with this key begins. */
export const useHeading = (key: string): RefCallback<HTMLHeadingElement> => {
  const { heading } = useQuiz().stepSwitch
  return useCallback(
    (element: HTMLHeadingElement | null) => {
      heading(key, element)
    },
    [heading, key],
  )
}
