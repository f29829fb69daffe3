/** The section tabs for the current answers. A section that is skipped completely has no tab. */
import { useCallback } from 'react'
import { SectionTabs, type TabsState } from '#components/quiz/section-tabs.tsx'
import { isVisible } from '#engine/quiz/steps/steps.ts'
import type { QuizContext } from '#machines/quiz/quiz.context.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export const StepTabs = () => {
  const { actor, content } = useQuiz()
  const { frame } = content.page
  const { tabs } = content.quiz
  const subscribeToTabs = useCallback(
    (show: (tabs: TabsState) => void) => {
      const tabsIn = ({ model, state, step }: QuizContext): TabsState => ({
        current: tabs.findIndex(({ id }) => id === model.steps[step]?.tab),
        skipped: tabs.flatMap(({ id }, place) =>
          model.steps.some(({ tab }, index) => tab === id && isVisible(model, state, index)) ? [] : [place],
        ),
      })
      let { context: before } = actor.getSnapshot()
      show(tabsIn(before))
      const subscription = actor.subscribe(({ context }) => {
        if (context.step === before.step && context.state.asked === before.state.asked) return
        before = context
        show(tabsIn(context))
      })
      return () => {
        subscription.unsubscribe()
      }
    },
    [actor, tabs],
  )
  return <SectionTabs label={frame.tabs_label} items={tabs} done={frame.tab_done} subscribe={subscribeToTabs} />
}
