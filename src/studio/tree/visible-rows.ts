import { useEffect, useRef, useState } from 'react'

/** Extra rows above and below the screen, so that fast scrolling shows no empty space. */
const spare = 12

/**
 * Which of many rows of equal height are on the screen.
 *
 * @param always the index of a row that is always rendered, because it has the focus
 */
export const useVisibleRows = (count: number, always: number) => {
  const list = useRef<HTMLDivElement>(null)
  const [{ first, last }, setRange] = useState({ first: 0, last: 60 })
  const [rowHeight, setRowHeight] = useState(32)

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => {
      // In rem, so that it grows with the text.
      const height = 2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setRowHeight(height)
      setRange({
        first: Math.max(0, Math.floor(element.scrollTop / height) - spare),
        last: Math.ceil((element.scrollTop + element.clientHeight) / height) + spare,
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  // Scrolls the focused row completely into view.
  useEffect(() => {
    const element = list.current
    if (!element || always < 0) return
    const [top, bottom] = [always * rowHeight, (always + 1) * rowHeight]
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTo({ top: bottom - element.clientHeight })
  }, [always, rowHeight])

  const from = Math.min(first, Math.max(0, count - 1))
  const to = Math.min(last, count)
  // The range is extended to include the focused row, because a separate row would break the order.
  const isThere = always >= 0 && always < count
  const begin = isThere ? Math.min(from, always) : from
  const end = isThere ? Math.max(to, always + 1) : to
  const visible = Array.from({ length: end - begin }, (_, index) => begin + index)
  return { visible, height: count * rowHeight, top: (visible[0] ?? 0) * rowHeight, list }
}
