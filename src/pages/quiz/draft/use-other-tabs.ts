/** Hears what another tab has kept of this quiz, and lets the machine decide. */
import { useEffect } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import type { OtherTabs } from '#client/browser/other-tabs.ts'
import { searchDevice, type Retention } from './device.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

export const useOtherTabs = (actor: QuizActor, store: DeviceStore, tabs: OtherTabs, retention: Retention): void => {
  useEffect(() => {
    const look = async (): Promise<void> => {
      const { draft, result } = await searchDevice(store, retention, Date.now())
      if (draft) actor.send({ type: 'DRAFT_CHANGED_ELSEWHERE', draft })
      else if (result) actor.send({ type: 'FINISHED_ELSEWHERE', result })
    }
    return tabs.listen(() => {
      // What cannot be read is told of where answers are kept.
      look().catch(() => undefined)
    })
  }, [actor, retention, store, tabs])
}
