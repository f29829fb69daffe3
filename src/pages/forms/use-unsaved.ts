/**
 * Changes that are not saved are not lost silently. Leaving the site is asked about by the browser, in its own words;
 * leaving the page for another one of this site is held, and asked about in ours. The router has no say: a press on a
 * link is caught before it, and a step through the history is taken back before it sees it.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { interceptPopState } from '#pages/history-gate.ts'

export type Unsaved = {
  /** Somebody wants to leave, and waits for an answer. */
  readonly asked: boolean
  readonly stay: () => void
  readonly leave: () => void
}

type Leaving = () => void

export const useUnsaved = (dirty: boolean): Unsaved => {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const isLeaving = useRef(false)

  // Before the page is drawn: whoever can see that there are changes is asked about them.
  useLayoutEffect(() => {
    if (!dirty) return undefined
    const index = indexIn(window.history.state)
    const hold = (then: Leaving) => setLeaving(() => then)

    const onClick = (event: MouseEvent): void => {
      const to = isLeaving.current ? null : internalTarget(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      hold(() => void navigate(to))
    }
    /** Steps that we take back ourselves. */
    let ownSteps = 0
    /** A browser drops a step that is asked for while another one is on its way: it is taken when that one has ended. */
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
      // An entry that the router did not write is one step back, as far as we know.
      const steps = (indexIn(event.state) ?? (index ?? 0) - 1) - (index ?? 0)
      if (steps === 0) return
      ownSteps += 1
      window.history.go(-steps)
      const go = () => window.history.go(steps)
      hold(() => {
        if (ownSteps > 0) pending = go
        else go()
      })
    }
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault()
    }
    document.addEventListener('click', onClick, true)
    const stopKeeping = interceptPopState(onPop)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      stopKeeping()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [dirty, navigate])

  return {
    asked: leaving !== null,
    stay: useCallback(() => setLeaving(null), []),
    leave: useCallback(() => {
      isLeaving.current = true
      setLeaving(null)
      leaving?.()
    }, [leaving]),
  }
}

/** A press on a link to another page of this site, in this tab. Everything else the browser asks about itself. */
const internalTarget = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const here = window.location
  if (origin !== here.origin || (pathname === here.pathname && search === here.search)) return null
  return pathname + search + hash
}

/** The place of an entry in the history, as the router counts. */
const indexIn = (state: unknown): number | null => {
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null
  return typeof index === 'number' ? index : null
}
