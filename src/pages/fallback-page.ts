import type { ComponentType } from 'react'

let page: ComponentType | null = null

/** What is shown in place of a page that a link led to and that did not load. null: no page with a header and footer was shown yet. */
export const fallbackPage = (): ComponentType | null => page

/** For a page with header and footer, so that they stay. Their code is loaded by then, so it is there without a network. */
export const setFallbackPage = (next: ComponentType): void => {
  page = next
}
