import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * For the heading of a page that has loaded after the visitor followed a link to it. Until then a placeholder heading had the focus, which
 * was lost when that was unmounted.
 */
export const useFocusOnArrival = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const how = useNavigationType()
  const arrive = useEffectEvent(() => {
    if (how !== 'POP' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    arrive()
  }, [])
  return heading
}
