/**
 * Files that are dropped or pasted anywhere on the page. Without it, a file dropped beside the target would replace the
 * page.
 */
import { useEffectEvent, useLayoutEffect, useState } from 'react'

/**
 * What files are dragged over: a place (an element with `data-place`), elsewhere on the page (`place: null`), or
 * nothing.
 */
export type DraggedOver = { readonly place: string | null } | null

type OnFiles = (files: readonly File[], place: string | null) => void

/** Files are accepted only while `open` is true. */
export const useFilesFromPage = (onFiles: OnFiles, open: boolean): DraggedOver => {
  const [over, setOver] = useState<DraggedOver>(null)
  const take = useEffectEvent((data: DataTransfer | null, place: string | null) => {
    if (data && data.files.length > 0) onFiles([...data.files], place)
  })
  // A layout effect: as soon as the step can be seen, a file that is dropped must not replace the page.
  useLayoutEffect(() => {
    if (!open) return undefined
    const leave = new AbortController()
    const { signal } = leave
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const place = placeOf(event.target)
      setOver((before) => (before?.place === place && before ? before : { place }))
    }
    const onDrop = (event: DragEvent) => {
      setOver(null)
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      take(event.dataTransfer, placeOf(event.target))
    }
    document.addEventListener('paste', (event) => take(event.clipboardData, null), { signal })
    document.addEventListener('dragover', onDrag, { signal })
    // null: the pointer has left the window.
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(null), { signal })
    document.addEventListener('drop', onDrop, { signal })
    return () => {
      leave.abort()
      setOver(null)
    }
  }, [open])
  return over
}

const placeOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-place]')?.dataset.place) || null
