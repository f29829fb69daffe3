import { useEffect } from 'react'
import { isWide, onWidthChange, readViewChoice, storeViewChoice, type ViewChoice } from '#client/device/quiz-view.ts'
import type { QuestionGroup } from '#engine/quiz/groups.ts'
import { groupsAt } from '#engine/quiz/shown-groups.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'
import type { QuizView } from '#machines/quiz.places.ts'
import type { StepSwitch } from './step-switch.ts'

/** What the visitor has chosen; else a wide window shows all questions of a step, and answers lead on. */
export const currentView = (): QuizView => ({ onePage: isWide(), advances: true, ...readViewChoice() })

type Visit = { readonly actor: QuizActor; readonly stepSwitch: StepSwitch }

/** The id of the heading of a group, among all questions of a step. */
export const groupHeadingId = ({ items }: QuestionGroup): string => `${items[0]?.id}-group`

/** Where all questions come on one page, the visitor goes on at the group that they were in. */
const changeView = ({ actor, stepSwitch }: Visit, view: QuizView): void => {
  const { group, model, step, view: before } = actor.getSnapshot().context
  const current = groupsAt(model, step)[group]
  if (view.onePage && !before.onePage && group > 0 && current?.title) stepSwitch.focusOn(groupHeadingId(current))
  actor.send({ type: 'VIEW', view })
}

/** Remembers a choice on this device, and changes the view. */
export const chooseView = (visit: Visit, choice: ViewChoice): void => {
  storeViewChoice({ ...readViewChoice(), ...choice })
  changeView(visit, { ...visit.actor.getSnapshot().context.view, ...choice })
}

/** A window that gets wider or narrower, such as a phone that is turned, changes the view unless the visitor has chosen one. */
export const useViewOfWidth = (actor: QuizActor, stepSwitch: StepSwitch): void => {
  useEffect(
    () =>
      onWidthChange(() => {
        changeView({ actor, stepSwitch }, currentView())
      }),
    [actor, stepSwitch],
  )
}
