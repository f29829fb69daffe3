import { useEffect } from 'react'
import { isWide, onWidthChange, readViewChoice, storeViewChoice, type ViewChoice } from '#client/device/quiz-view.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'
import type { QuizView } from '#machines/quiz.places.ts'

/** What the visitor has chosen; else a wide window shows all questions of a step, and answers lead on. */
export const currentView = (): QuizView => ({ onePage: isWide(), advances: true, ...readViewChoice() })

/** Remembers a choice on this device, and changes the view. */
export const chooseView = (actor: QuizActor, choice: ViewChoice): void => {
  storeViewChoice({ ...readViewChoice(), ...choice })
  actor.send({ type: 'VIEW', view: { ...actor.getSnapshot().context.view, ...choice } })
}

/** A window that gets wider or narrower, such as a phone that is turned, changes the view unless the visitor has chosen one. */
export const useViewOfWidth = (actor: QuizActor): void => {
  useEffect(
    () =>
      onWidthChange(() => {
        actor.send({ type: 'VIEW', view: currentView() })
      }),
    [actor],
  )
}
