import { createContext, useContext, useState, type ReactNode } from 'react'
import { openLiveRegion } from '#client/browser/live-region.ts'
import styles from './studio-root.module.css'

const AnnounceContext = createContext<(text: string) => void>(() => undefined)

/** Returns a function that announces a text to screen readers without moving the focus: 'Bedtime is now question 3 of 9'. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext)

/** Around every screen of the studio: base styles, and the live region of `useAnnounce`. */
export const StudioRoot = ({ children }: { readonly children: ReactNode }) => {
  const [{ announce, ref }] = useState(openLiveRegion)
  return (
    <AnnounceContext value={announce}>
      {/* Before the screen, because below it the region would make the page longer than the window. */}
      <div ref={ref} role="status" className={styles.hidden} />
      <div className={styles.root}>{children}</div>
    </AnnounceContext>
  )
}

/** For screen readers only. */
export const HiddenText = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)
