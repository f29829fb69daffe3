import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react'
import styles from './studio-root.module.css'

const AnnounceContext = createContext<(text: string) => void>(() => undefined)

/** Says something to people who use a screen reader, without moving the focus: 'Bedtime is now question 3 of 9'. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext)

/** Around every screen of the studio: base styles, and the live region of `useAnnounce`. */
export const StudioRoot = ({ children }: { readonly children: ReactNode }) => {
  const region = useRef<HTMLDivElement>(null)
  const announce = useCallback((text: string) => {
    const element = region.current
    if (!element) return
    // The same text again is a change only when it was empty in between.
    element.textContent = ''
    setTimeout(() => {
      element.textContent = text
    }, 50)
  }, [])
  return (
    <AnnounceContext value={announce}>
      {/* Below the screen it would make the page longer than the window. */}
      <div ref={region} role="status" className={styles.hidden} />
      <div className={styles.root}>{children}</div>
    </AnnounceContext>
  )
}

/** For screen readers only. */
export const HiddenText = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)
