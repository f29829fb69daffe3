import { setPhotosAside } from '#pages/device/stored-quiz.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/**
 * Returns what starts a new quiz after a result. The photos of this one are moved aside first. On a device without space for
 * that they stay, and are shown in the photo step of the new quiz.
 */
export const useRetake = (): (() => Promise<void>) => {
  const { actor, store } = useQuiz()
  return async () => {
    await setPhotosAside(store).catch(() => undefined)
    actor.send({ type: 'RETAKE', at: new Date().toISOString() })
  }
}
