import type { Presence } from '#editing/studio-api.ts'
import { isSameData } from '#content/write/same-data.ts'

/** Who has what open. A tab that has not reported for 15 seconds counts as closed. */
export type PresenceList = {
  readonly report: (presence: Presence) => void
  readonly leave: (tab: string) => void
  readonly editors: () => readonly Presence[]
  /** Forgets closed tabs. To be called every few seconds. */
  readonly expire: () => void
}

const goneAfterMs = 15_000

export const createPresence = (now: () => Date, changed: (editors: readonly Presence[]) => void): PresenceList => {
  const tabs = new Map<string, { readonly presence: Presence; readonly until: number }>()
  const editors = () => [...tabs.values()].map(({ presence }) => presence)
  const update = (change: () => void) => {
    const before = editors()
    change()
    if (!isSameData(before, editors())) changed(editors())
  }
  const expire = () =>
    update(() => {
      for (const [tab, { until }] of tabs) if (until <= now().getTime()) tabs.delete(tab)
    })
  return {
    report: (presence) => update(() => tabs.set(presence.tab, { presence, until: now().getTime() + goneAfterMs })),
    leave: (tab) => update(() => tabs.delete(tab)),
    editors: () => {
      expire()
      return editors()
    },
    expire,
  }
}
