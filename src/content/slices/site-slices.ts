import type { Region } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'

/** What the build writes into the HTML of pages: the head, and the notice for browsers without JavaScript. */
export const headSlice = ({
  brand,
  messages,
  pages,
  site,
}: Pick<Content, 'brand' | 'messages' | 'pages' | 'site'>) => ({
  site: { ...site, name: brand.name, pictures: brand.pictures, colours: brand.colours },
  browser: messages.browser,
  offline: messages.offline,
  quiz: pages.quiz.route,
})

/** How dates, numbers and prices are written. */
export const regionOf = ({ currency, locale, time_zone }: Content['site']): Region => ({ currency, locale, time_zone })
