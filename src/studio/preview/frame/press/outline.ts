/** A frame over the page that follows an element. The elements of the page itself are not changed. */
const colours = { mark: '#d6336c', hover: '#1971c2' } as const

/** `page` is below the sticky bars of a page; `top` is above everything. */
const layers = { page: '1', top: '2147483000' } as const

export const outline = (kind: keyof typeof colours) => {
  const box = document.createElement('div')
  Object.assign(box.style, {
    position: 'fixed',
    pointerEvents: 'none',
    borderRadius: '6px',
    outline: `2px ${kind === 'mark' ? 'solid' : 'dashed'} ${colours[kind]}`,
    outlineOffset: '3px',
    display: 'none',
  })
  box.setAttribute('aria-hidden', 'true')
  box.dataset['outline'] = kind
  // A sibling of the body, so that the page itself does not change.
  document.documentElement.append(box)
  let element: Element | null = null

  const place = (): void => {
    const rectangle = element?.isConnected ? element.getBoundingClientRect() : null
    box.style.display = rectangle && isSeen(rectangle) ? 'block' : 'none'
    if (!rectangle) return
    const { height, left, top, width } = rectangle
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
  const sizes = new ResizeObserver(place)
  const stopping = new AbortController()
  for (const name of ['scroll', 'resize', 'animationend', 'transitionend'])
    window.addEventListener(name, place, { capture: true, passive: true, signal: stopping.signal })
  return {
    around: (next: Element | null): void => {
      if (next !== element) {
        element = next
        box.style.zIndex = element && !isSticky(element) ? layers.page : layers.top
        sizes.disconnect()
        if (element) sizes.observe(element)
        // A change of size above the element moves it.
        sizes.observe(document.body)
      }
      place()
    },
    stop: (): void => {
      stopping.abort()
      sizes.disconnect()
      box.remove()
    },
  }
}

/** Text for screen readers only has a box of one pixel, so it does not count as seen. */
export const isSeen = ({ height, width }: Pick<DOMRect, 'height' | 'width'>): boolean => height > 2 && width > 2

const isSticky = (element: Element): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
  return false
}
