import { useEffect } from 'react'

/** A file that is dropped on the quiz does not replace the page. The photo step, once it is loaded, takes files. */
export const usePageKeptOnDrop = (): void => {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const leave = new AbortController()
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, keepPage, { signal: leave.signal })
    return () => {
      leave.abort()
    }
  }, [])
}
