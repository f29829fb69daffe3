import type { ReactNode } from 'react'

/** Styles for the stories about tokens. The product does not need them, so they are not in the theme. */
const styles = `
.token-sheet { padding: 24px; display: grid; gap: 32px }
.token-sheet ul { list-style: none; margin: 12px 0 0; padding: 0; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)) }
.token-sheet li { display: grid; gap: 4px; align-content: start; overflow-wrap: anywhere }
.token-sheet li > span { display: grid; place-items: center; min-height: 72px; border-radius: 14px; border: 1px solid var(--r-colors-border-default) }
.token-sheet .lines { grid-template-columns: minmax(0, 1fr); gap: 24px }
.token-sheet small { font-size: 0.875rem; color: var(--r-colors-fg-muted) }
`

/** A page of named samples: sections with a heading and a list, whose entries have a sample (`span`), a name and a value (`small`). */
export const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <main className="token-sheet">
    <style>{styles}</style>
    {children}
  </main>
)
