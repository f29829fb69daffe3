import { useEffect } from 'react'
import type { SiteSlice } from '#content/vite/slices.ts'
import { fill } from '#engine/format.ts'

/** The title of the browser's tab. What is wrong with a form stands in it, too. */
export const usePageTitle = (title: string, site: SiteSlice['site'], hasError = false): void => {
  useEffect(() => {
    const { name, titles } = site
    const page = fill(titles.page, { title, site: name })
    document.title = hasError ? fill(titles.error, { title: page }) : page
  }, [hasError, site, title])
}
