/** The tags in the head of a page, for search engines, link previews and browsers. All texts come from the content. */
import { fill } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'
import type { Route } from './routes.tsx'
import { pageColours } from './theme/tokens.ts'

type Site = Content['site']
type Attributes = Readonly<Record<string, string>>
export type Tag = { readonly name: 'title' | 'meta' | 'link'; readonly text?: string; readonly attributes: Attributes }

/** Of the picture for link previews, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/**
 * The canonical path. The campaign paths show the same page, so the first of them is canonical. null: the route has
 * parameters.
 */
const addressOf = ({ path }: Route, campaigns: readonly string[]): string | null => {
  if (/[:*]/.test(path)) return null
  return campaigns.includes(path) ? (campaigns[0] ?? null) : path
}

const titleOf = (meta: string, { meta: all, name, tagline, titles }: Site): string =>
  fill(titles.page, { title: all.find(({ id }) => id === meta)?.title ?? tagline, site: name })

export const headOf = (route: Route, site: Site, campaigns: readonly string[], picture: Size): readonly Tag[] => {
  const words = site.meta.find(({ id }) => id === route.meta)
  const title = titleOf(route.meta, site)
  const description = words?.description ?? site.tagline
  const address = addressOf(route, campaigns)
  const isListed = words?.listed === true && address !== null
  return [
    { name: 'title', text: title, attributes: {} },
    meta('description', description),
    ...(isListed ? [] : [meta('robots', 'noindex')]),
    ...(address === null ? [] : [link('canonical', site.url + address)]),
    ...themeColours(),
    link('manifest', '/manifest.webmanifest'),
    link('icon', '/icons/icon-32.png', { type: 'image/png', sizes: '32x32' }),
    link('apple-touch-icon', '/icons/apple-touch-icon.png'),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', site.locale.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    ...(address === null ? [] : [property('og:url', site.url + address)]),
    property('og:image', `${site.url}/media/${site.sharing.image}`),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', fill(site.sharing.image_alt, { site: site.name })),
    // Twitter reads title, description and picture from the Open Graph tags above.
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** The browser's own bars take the colour of the page. */
const themeColours = (): readonly Tag[] =>
  Object.entries(pageColours).map(([scheme, content]) => ({
    name: 'meta',
    attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  }))

const meta = (name: string, content: string): Tag => ({ name: 'meta', attributes: { name, content } })
const property = (name: string, content: string): Tag => ({ name: 'meta', attributes: { property: name, content } })
const link = (rel: string, href: string, more: Attributes = {}): Tag => ({
  name: 'link',
  attributes: { rel, href, ...more },
})

export const htmlOf = ({ attributes, name, text }: Tag): string => {
  const inside = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return text === undefined ? `<${name}${inside.join('')} />` : `<${name}${inside.join('')}>${escape(text)}</${name}>`
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
