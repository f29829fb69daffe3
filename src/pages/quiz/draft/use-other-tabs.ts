/** Reads the device when another tab has stored something, and lets the machine decide what to do. */
import { useEffect } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import type { OtherTabs } from '#client/browser/other-tabs.ts'
import { searchDevice, type Retention } from '#pages/device/stored-quiz.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

export const useOtherTabs = (actor: QuizActor, store: DeviceStore, tabs: OtherTabs, retention: Retention): void => {
  useEffect(
    () =>
      tabs.listen(() => {
        // Read errors are reported where the answers are saved.
        readOtherTab(actor, store, retention).catch(() => undefined)
      }),
    [actor, retention, store, tabs],
  )
}

export const readOtherTab = async (actor: QuizActor, store: DeviceStore, retention: Retention): Promise<void> => {
  await restored(actor)
  const { draft, result } = await searchDevice(store, retention, Date.now())
  if (draft) actor.send({ type: 'DRAFT_CHANGED_ELSEWHERE', draft })
  else if (result) actor.send({ type: 'FINISHED_ELSEWHERE', result })
}

/** What the machine restores may have been read before the other tab wrote. */
const restored = (actor: QuizActor): Promise<void> =>
  new Promise((resolve) => {
    if (!actor.getSnapshot().matches('restoring')) {
      resolve()
      return
    }
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.matches('restoring')) return
      subscription.unsubscribe()
      resolve()
    })
  })
