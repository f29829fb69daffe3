import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isDataMap } from '#content/write/edit.ts'
import { fieldInSearch } from './addresses.ts'

/** Frames within which the heading appears: its part of the studio may have to be loaded. */
const patience = 300

/**
 * The heading of a screen gets the focus when it is opened: by a link, a menu, the tree, Back or Forward. Not where a field was asked for,
 * and not where something else has taken the focus.
 *
 * @param isHidden the screen lies behind something else, such as the list on a phone
 */
export const useHeadingFocus = (isHidden: boolean): void => {
  const { key, search, state } = useLocation()
  const how = useNavigationType()
  const last = useRef(key)
  // What is replaced is the address of the same screen.
  const leavesFocus = useEffectEvent(
    () => isHidden || how === 'REPLACE' || fieldInSearch(search) !== undefined || keepsFocus(state),
  )
  useEffect(() => {
    if (last.current === key) return undefined
    last.current = key
    if (leavesFocus()) return undefined
    const screen = document.getElementById('studio-item')
    const from = document.activeElement
    if (!screen || screen.contains(from)) return undefined
    let frame = 0
    let request = 0
    const look = () => {
      const active = document.activeElement
      if (active !== from && active !== document.body) return
      const heading = screen.querySelector('h1')
      if (heading) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      } else if (++frame < patience) request = requestAnimationFrame(look)
    }
    request = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(request)
    }
  }, [key])
}

/** Who opens a screen and says where the focus goes instead. */
const keepsFocus = (state: unknown): boolean =>
  isDataMap(state) && (state['focusesRow'] === true || state['keepsFocus'] === true)
