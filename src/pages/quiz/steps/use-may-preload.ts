import { useEffect, useState } from 'react'
import { savesData } from '#client/browser/network.ts'
import { useQuizSelector } from '#pages/quiz/quiz-context.tsx'

/**
 * Whether it is time to load and to render what comes later. The first question needs the line and the processor for itself, so not
 * before the second answer, the next step, or a pause of 2 s after the first answer. Not at all if the visitor has asked to save data:
 * each step is then loaded when it is shown.
 */
export const useLookingAhead = (): boolean => {
  const answers = useQuizSelector(({ context: { model, state, step } }) => {
    const isLater = step > model.steps.findIndex(({ kind }) => kind === 'questions')
    return isLater ? 2 : Math.min(2, Object.keys(state.answers).length)
  })
  const answering = useQuizSelector((snapshot) => snapshot.hasTag('answering'))
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (answers !== 1) return undefined
    const timer = setTimeout(() => {
      setPaused(true)
    }, 2000)
    return () => {
      clearTimeout(timer)
    }
  }, [answers])
  return answering && (answers > 1 || paused) && !savesData()
}
