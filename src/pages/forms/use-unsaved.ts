/**
 * Asks before unsaved changes are lost. Leaving the site is handled by the browser (`beforeunload`), leaving for
 * another page of the site by our own dialog. React Router cannot block navigations in this setup, so clicks on links
 * are intercepted before it, and a history navigation is undone before it sees the event (see history-gate.ts).
 */
import { goInHistory, historyState, pageUrl } from '#client/browser/history.ts'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { interceptPopState } from '#pages/history-gate.ts'

export type Unsaved = {
  /** A navigation is blocked and waits for an answer. */
  readonly isBlocked: boolean
  readonly stay: () => void
  readonly leave: () => void
}

type Leaving = () => void

export const useUnsaved = (dirty: boolean): Unsaved => {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const isLeaving = useRef(false)

  // A layout effect: from the first paint that shows unsaved changes, leaving is guarded.
  useLayoutEffect(() => {
    if (!dirty) return undefined
    const index = indexIn(historyState())
    const hold = (then: Leaving) => setLeaving(() => then)

    const onClick = (event: MouseEvent): void => {
      const to = isLeaving.current ? null : internalTarget(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      hold(() => void navigate(to))
    }
    /** `popstate` events caused by our own `history.go`. */
    let ownSteps = 0
    /** Browsers drop a history navigation that starts during another one: it is performed after that one. */
    let pending: Leaving | null = null
    const onPop = (event: PopStateEvent): void => {
      if (ownSteps > 0) {
        event.stopImmediatePropagation()
        ownSteps -= 1
        if (ownSteps > 0) return
        pending?.()
        pending = null
        return
      }
      if (isLeaving.current) return
      event.stopImmediatePropagation()
      // An entry that the router did not write is assumed to be one step back.
      const steps = (indexIn(event.state) ?? (index ?? 0) - 1) - (index ?? 0)
      if (steps === 0) return
      ownSteps += 1
      goInHistory(-steps)
      const go = () => goInHistory(steps)
      hold(() => {
        if (ownSteps > 0) pending = go
        else go()
      })
    }
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault()
    }
    document.addEventListener('click', onClick, true)
    const stopIntercepting = interceptPopState(onPop)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      stopIntercepting()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [dirty, navigate])

  return {
    isBlocked: leaving !== null,
    stay: useCallback(() => setLeaving(null), []),
    leave: useCallback(() => {
      isLeaving.current = true
      setLeaving(null)
      leaving?.()
    }, [leaving]),
  }
}

/**
 * The target of a plain click on a link to another page of this site. null: anything else, which the browser handles.
 */
const internalTarget = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const here = pageUrl()
  if (origin !== here?.origin || (pathname === here.pathname && search === here.search)) return null
  return pathname + search + hash
}

/** The router's index of a history entry. */
const indexIn = (state: unknown): number | null => {
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null
  return typeof index === 'number' ? index : null
}
