import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether a bar is still below the window. It then waits, and grows when it is first seen. Where nothing can observe it, as in print or
 * without scripts, it is drawn in full.
 */
export const useGrowing = (): { readonly bar: RefObject<SVGSVGElement | null>; readonly isBelow: boolean } => {
  const bar = useRef<SVGSVGElement>(null)
  const [isBelow, setIsBelow] = useState(false)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return undefined
    setIsBelow(true)
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setIsBelow(false)
      observer.disconnect()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { bar, isBelow }
}
