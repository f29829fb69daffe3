/**
 * How many minutes the quiz takes, measured from those who have finished it. The server writes it into the page that was loaded
 * (src/server/http/page-minutes.ts). null: there are too few of them.
 */
export const measuredMinutes = (): number | null =>
  // There is no document while the build renders the pages.
  typeof document === 'undefined' ? null : Number(document.documentElement.dataset.minutes) || null
