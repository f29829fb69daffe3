/** Site-wide files: web app manifest, sitemap and robots.txt. */
import { escapeHtml } from '#engine/escape-html.ts'
import type { HeadSite } from './head.ts'
import type { Route } from './routes.tsx'

/**
 * The icons that the build makes from the logo, with their size in pixels. Devices may cut off up to a fifth of a
 * `maskable` icon at its edges.
 */
export const icons = [
  { file: 'icons/icon-32.png', size: 32, purpose: null },
  { file: 'icons/apple-touch-icon.png', size: 180, purpose: null },
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/**
 * The contents of the files, by path.
 *
 * @param quiz path of the quiz
 */
export const siteFiles = (
  site: HeadSite,
  routes: readonly Route[],
  quiz: string,
): Readonly<Record<string, string>> => ({
  'manifest.webmanifest': manifest(site, quiz),
  'sitemap.xml': sitemap(site, routes),
  // Pages with `noindex` must not be disallowed: a crawler could not read the tag.
  'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`,
})

/** An installed site opens with the quiz, because the quiz works without a network, and sends answers that could not be sent before. */
const manifest = ({ colours, locale, name, tagline }: HeadSite, quiz: string): string =>
  `${JSON.stringify(
    {
      id: '/',
      name,
      short_name: name,
      description: tagline,
      lang: locale,
      start_url: quiz,
      scope: '/',
      display: 'minimal-ui',
      background_color: colours.light.page,
      theme_color: colours.light.page,
      icons: icons.flatMap(({ file, purpose, size }) =>
        purpose === null ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
      ),
    },
    null,
    2,
  )}\n`

const sitemap = (site: HeadSite, routes: readonly Route[]): string => {
  const listed = new Set(site.meta.flatMap(({ id, listed: isListed }) => (isListed ? [id] : [])))
  const addresses = routes
    .filter(({ isRedirect, meta, path }) => listed.has(meta) && !isRedirect && !path.includes(':'))
    .map(({ path }) => path)
  const lines = addresses.map((path) => `  <url><loc>${escapeHtml(site.url + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
