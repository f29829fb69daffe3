import { useId, useRef, type ReactNode } from 'react'
import styles from './tabs.module.css'

type Props<Id extends string> = {
  /** The accessible name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode }[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

/** ARIA tabs: arrow keys select. */
export const Tabs = <Id extends string>({ children, label, onSelect, selected, tabs }: Props<Id>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const select = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    onSelect(tab.id)
    list.current?.querySelectorAll('button')[tabs.indexOf(tab)]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              onSelect(tab.id)
            }}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') select(index + 1)
              if (key === 'ArrowLeft') select(index - 1)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
