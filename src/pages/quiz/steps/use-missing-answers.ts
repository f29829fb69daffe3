import { useEffect } from 'react'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** When Next is refused because required questions have no answer: the first one is focused, and its message is announced. */
export const useMissingAnswers = (): void => {
  const { actor, announce, content, stepSwitch } = useQuiz()
  const { message: general } = content.page.frame.required
  useEffect(() => {
    let { refusals } = actor.getSnapshot().context
    const subscription = actor.subscribe(({ context }) => {
      if (context.refusals === refusals) return
      refusals = context.refusals
      const [first] = context.missing
      if (!first) return
      announce(first.message ?? general)
      stepSwitch.focusOn(first.question)
    })
    return () => {
      subscription.unsubscribe()
    }
  }, [actor, announce, general, stepSwitch])
}
