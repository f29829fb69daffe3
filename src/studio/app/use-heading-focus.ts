import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isDataMap } from '#content/write/edit.ts'
import { fieldInSearch } from './addresses.ts'

/** How many frames to wait for the heading, because its code may have to be loaded. */
const maxFrames = 300

/**
 * Focuses the heading of a screen when it opens: by a link, a menu, the tree, Back or Forward. Not if the address asks for a field,
 * and not if something else has taken the focus.
 *
 * @param isHidden whether something else covers the screen, such as the list on a phone
 */
export const useHeadingFocus = (isHidden: boolean): void => {
  const { key, search, state } = useLocation()
  const how = useNavigationType()
  const last = useRef(key)
  // REPLACE only changes the address of the same screen.
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
      } else if (++frame < maxFrames) request = requestAnimationFrame(look)
    }
    request = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(request)
    }
  }, [key])
}

/** Whether the link that opened the screen puts the focus elsewhere. */
const keepsFocus = (state: unknown): boolean =>
  isDataMap(state) && (state['focusesRow'] === true || state['keepsFocus'] === true)
