import { useEffect } from 'react'
import { questionFeatures } from 'virtual:content/modules'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

const useFirstMissing = (): void => {
  const { actor, announce, content, stepSwitch } = useQuiz()
  const general = content.required?.message
  useEffect(() => {
    let { refusals } = actor.getSnapshot().context
    const subscription = actor.subscribe(({ context }) => {
      if (context.refusals === refusals) return
      refusals = context.refusals
      const [first] = context.missing
      if (!first) return
      announce(first.message ?? general ?? '')
      stepSwitch.focusOn(first.question)
    })
    return () => {
      subscription.unsubscribe()
    }
  }, [actor, announce, general, stepSwitch])
}

/**
 * When Next is refused because required questions have no answer: the first one is focused, and its message is announced. Chosen by a
 * constant, so that the bundler leaves this out of a quiz without required questions.
 */
export const useMissingAnswers: () => void = questionFeatures.required ? useFirstMissing : () => undefined
