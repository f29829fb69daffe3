/** A frame over the page that follows an element. The page itself is not changed: no element of it gets an attribute. */
const colours = { mark: '#d6336c', hover: '#1971c2' } as const

export const outline = (kind: keyof typeof colours) => {
  const box = document.createElement('div')
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '2147483000',
    pointerEvents: 'none',
    borderRadius: '6px',
    outline: `2px ${kind === 'mark' ? 'solid' : 'dashed'} ${colours[kind]}`,
    outlineOffset: '3px',
    display: 'none',
  })
  box.setAttribute('aria-hidden', 'true')
  document.body.append(box)
  let element: Element | null = null

  const place = (): void => {
    const rectangle = element?.isConnected ? element.getBoundingClientRect() : null
    box.style.display = rectangle && rectangle.width > 0 ? 'block' : 'none'
    if (!rectangle) return
    const { height, left, top, width } = rectangle
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
  window.addEventListener('scroll', place, { capture: true, passive: true })
  window.addEventListener('resize', place)
  return {
    around: (next: Element | null): void => {
      element = next
      place()
    },
  }
}
