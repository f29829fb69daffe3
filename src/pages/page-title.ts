import { useEffect } from 'react'
import type { SiteSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'

/** Sets the document title. `hasError` adds a prefix, as the GOV.UK design system recommends for forms. */
export const usePageTitle = (title: string, site: SiteSlice['site'], hasError = false): void => {
  useEffect(() => {
    const { name, titles } = site
    const page = fill(titles.page, { title, site: name })
    document.title = hasError ? fill(titles.error, { title: page }) : page
  }, [hasError, site, title])
}

/** The title that the content gives to a page for search engines. `id`: of the page; `otherwise`: when it gives none. */
export const usePageTitleOf = (id: string, otherwise: string, site: SiteSlice['site']): void =>
  usePageTitle(site.meta.find((one) => one.id === id)?.title ?? otherwise, site)
