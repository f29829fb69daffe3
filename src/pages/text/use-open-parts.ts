import { useEffect, useState } from 'react'
import { afterPaint } from '#client/browser/after-paint.ts'
import { currentFragment, watchFragment } from '#client/browser/watch-fragment.ts'

/** These parts are loaded after the page, so the first time the browser has looked for the fragment too early. */
let wasShown = false

/** Reload, Back and Forward restore the position. */
const isRestored = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate'

/**
 * Which folded parts of a page are open. The address opens the part that its fragment names, also in browsers that do not do so
 * themselves.
 *
 * @param areAllOpen while it is true, all parts are open, and none is remembered as opened
 */
export const useOpenParts = (areAllOpen: boolean) => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => watchFragment((id) => setOpened((known) => new Set([...known, id]))), [])
  useEffect(
    () =>
      afterPaint(() => {
        if (!wasShown && !isRestored()) document.getElementById(currentFragment())?.scrollIntoView()
        wasShown = true
      }),
    [],
  )
  return {
    isOpen: (id: string): boolean => areAllOpen || opened.has(id),
    onToggle: (id: string, open: boolean): void => {
      if (!areAllOpen && open !== opened.has(id))
        setOpened((known) => new Set(open ? [...known, id] : [...known].filter((one) => one !== id)))
    },
  }
}
