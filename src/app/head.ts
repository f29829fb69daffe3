/** The tags in the head of a page, for search engines, link previews and browsers. All texts come from the content. */
import { escapeHtml } from '#engine/escape-html.ts'
import { fill } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'
import type { Route } from './routes.tsx'

/** What the head and the site-wide files say about the site. */
export type HeadSite = Content['site'] & Pick<Content['brand'], 'name' | 'pictures' | 'colours'>

type Attributes = Readonly<Record<string, string>>
export type Tag = { readonly name: 'title' | 'meta' | 'link'; readonly text?: string; readonly attributes: Attributes }

/** The size of the picture for link previews, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/**
 * The canonical path. All campaign paths show the same page, so the first of them is canonical. null: the route has
 * parameters, so it has no single address.
 */
const addressOf = ({ path }: Route, campaigns: readonly string[]): string | null => {
  if (/[:*]/.test(path)) return null
  return campaigns.includes(path) ? (campaigns[0] ?? null) : path
}

const titleOf = (meta: string, { meta: all, name, tagline, titles }: HeadSite): string =>
  fill(titles.page, { title: all.find(({ id }) => id === meta)?.title ?? tagline, site: name })

export const headOf = (
  route: Route,
  site: HeadSite,
  campaigns: readonly string[],
  picture: Size | null,
): readonly Tag[] => {
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
    ...themeColours(site),
    link('manifest', '/manifest.webmanifest'),
    link('icon', '/icons/icon-32.png', { type: 'image/png', sizes: '32x32' }),
    link('apple-touch-icon', '/icons/apple-touch-icon.png'),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', site.locale.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    ...(address === null ? [] : [property('og:url', site.url + address)]),
    ...(picture ? pictureTags(site, picture) : []),
    // Twitter reads title, description and picture from the Open Graph tags above.
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ]
}

/** The head of the page that stands in for other pages when there is no network. */
export const offlineHeadOf = (heading: string, site: HeadSite): readonly Tag[] => [
  { name: 'title', text: fill(site.titles.page, { title: heading, site: site.name }), attributes: {} },
  meta('robots', 'noindex'),
  ...themeColours(site),
]

/** The tags of the picture that a shared link shows. */
const pictureTags = ({ name, pictures: { sharing }, url }: HeadSite, { width, height }: Size): readonly Tag[] =>
  sharing
    ? [
        property('og:image', `${url}/media/${encodeURI(sharing.image)}`),
        property('og:image:width', String(width)),
        property('og:image:height', String(height)),
        property('og:image:alt', fill(sharing.image_alt, { site: name })),
      ]
    : []

/** The browser's own bars take the colour of the page. */
const themeColours = ({ colours }: HeadSite): readonly Tag[] =>
  Object.entries(colours).map(([scheme, { page }]) => ({
    name: 'meta',
    attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: page },
  }))

const meta = (name: string, content: string): Tag => ({ name: 'meta', attributes: { name, content } })
const property = (name: string, content: string): Tag => ({ name: 'meta', attributes: { property: name, content } })
const link = (rel: string, href: string, more: Attributes = {}): Tag => ({
  name: 'link',
  attributes: { rel, href, ...more },
})

export const htmlOf = ({ attributes, name, text }: Tag): string => {
  const inside = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return text === undefined
    ? `<${name}${inside.join('')} />`
    : `<${name}${inside.join('')}>${escapeHtml(text)}</${name}>`
}
