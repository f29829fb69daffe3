/** Reads the device when another tab has stored something, and lets the machine decide what to do. */
import { useEffect } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import { readLogin } from '#client/device/stored-login.ts'
import { reloadPage, replaceEntry } from '#client/browser/history.ts'
import type { OtherTabs } from '#client/browser/other-tabs.ts'
import { onReturn } from '#client/browser/visibility.ts'
import { readAndExpire, type Retention } from '#pages/device/stored-quiz.ts'
import type { QuizActor } from '#machines/quiz/quiz.actor.ts'
import type { DraftAutosave } from './draft-autosave.ts'

type Here = {
  readonly actor: QuizActor
  readonly store: DeviceStore
  readonly autosave: DraftAutosave
  readonly retention: Retention
  /** The address of the login page. */
  readonly login: string
}

export const useOtherTabs = (tabs: OtherTabs, { actor, autosave, login, retention, store }: Here): void => {
  useEffect(() => {
    const user = readLogin()?.user.id
    const read = () => {
      // Read errors are reported where the answers are saved.
      readOtherTab(actor, store, retention).catch(() => undefined)
    }
    // Whoever was logged in has left this device: nothing of them may remain in a page, or be stored again by it. As in the other tabs of
    // the account, the login page says so.
    const leave = () => {
      autosave.end()
      replaceEntry({ usr: { reason: 'other_tab' } }, login)
      reloadPage()
    }
    const stops = [
      tabs.subscribe((news) => {
        if (news === 'deleted') leave()
        else read()
      }),
      // A page in the back/forward cache hears nothing.
      onReturn(() => {
        if (user !== undefined && user !== readLogin()?.user.id) leave()
        else read()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [actor, autosave, login, retention, store, tabs])
}

export const readOtherTab = async (actor: QuizActor, store: DeviceStore, retention: Retention): Promise<void> => {
  await restored(actor)
  const { draft, result } = await readAndExpire(store, retention, Date.now())
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
