import { useEffect, useState } from 'react'
import { savesData } from '#client/browser/network.ts'
import { useQuizSelector } from '#pages/quiz/quiz-context.tsx'

/**
 * Whether later parts of the quiz may be loaded and rendered in advance. Not at all if the visitor has asked to save data: each step
 * is then loaded when it is shown.
 */
export const useMayPreload = (): boolean => useHasBegun() && !savesData()

/**
 * Whether the visitor has got going, which is after the second answer, on the next screen, or 2 s after the first answer. Before
 * that, the first question has the network and the processor for itself.
 */
export const useHasBegun = (): boolean => {
  const answers = useQuizSelector(({ context: { group, model, state, step } }) => {
    const first = model.steps.findIndex(({ kind }) => kind === 'questions')
    const isLater = step > first || (step === first && group > 0)
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
  return answering && (answers > 1 || paused)
}
