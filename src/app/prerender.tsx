/** Renders the pages to static HTML at build time, so that the first screen is visible before any script has run. */
import { StrictMode, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender as render } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { headContent } from 'virtual:content/head'
import { pathsContent } from 'virtual:content/paths'
import { directionOf } from '#engine/direction.ts'
import { App } from './app.tsx'
import { headOf, htmlOf, offlineHeadOf, type Size } from './head.ts'
import { NoScript, NotLoaded, TooOld } from './notices.tsx'
import { OfflinePage } from './offline-page.tsx'
import { fileOf } from './route-files.ts'
import { builtPath, notFound, routes } from './routes.tsx'
import { siteFiles } from './site-files.ts'

export { icons } from './site-files.ts'

export type Prerendered = {
  readonly path: string
  /** The route module, below src/pages. */
  readonly file: string
  /** The tags of the head, one string each. */
  readonly head: readonly string[]
  readonly html: string
  /** HTML of the notice for browsers without working scripts: above the page, or instead of it. */
  readonly above: string
  readonly instead: string
}

const { browser, offline, quiz, site } = headContent

/** Pages that consist of text can be read without JavaScript. All others need input or a login. */
const readable = /^(?:home|about|how|text|not-found)\//

/** The paths of all pages; `*` is the page for every other path. */
export const paths: readonly string[] = [...routes, notFound].flatMap(({ isRedirect, path }) =>
  isRedirect ? [] : [path],
)
export const language = { lang: site.locale, dir: directionOf(site.locale) }
/** Paths below content/media. null: the content has no such picture. */
export const pictures = { icon: site.pictures.icon ?? null, sharing: site.pictures.sharing?.image ?? null }
/** The colours of the icons that the build makes when the content has no picture for them. */
export const iconColours = { back: site.colours.light.accent, front: site.colours.light.on_accent }
/** The contents of the site-wide files, by path. */
export const files = siteFiles(site, routes, quiz)
export { quiz }
/** The page that the service worker shows without a network. It has no scripts. */
export const offlinePage = () => ({
  head: offlineHeadOf(offline.heading, site).map(htmlOf),
  html: renderToStaticMarkup(
    <OfflinePage
      words={offline}
      brand={{ name: site.name, mark: site.pictures.logo ?? null }}
      picture={site.pictures.failed}
      quiz={quiz}
    />,
  ),
})

export const prerender = async (
  path: string,
  picture: Size | null,
  oldestBrowsers: Readonly<Record<string, string>>,
): Promise<Prerendered> => {
  const route = routes.find((one) => one.path === path) ?? notFound
  const file = fileOf(route)
  const { default: page } = await route.load()
  const { prelude } = await render(
    <StrictMode>
      <Suspense fallback={null}>
        <StaticRouter location={builtPath(route)}>
          <App first={{ route, page }} />
        </StaticRouter>
      </Suspense>
    </StrictMode>,
    // Otherwise React streams large parts through inline scripts, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return {
    path,
    file,
    head: headOf(route, site, pathsContent.campaigns, picture).map(htmlOf),
    ...noticesOf(readable.test(file), oldestBrowsers),
    html: await new Response(prelude).text(),
  }
}

/**
 * A notice that replaces the page comes after it in the document, because the skip link has to be the first link.
 */
const noticesOf = (
  isReadable: boolean,
  oldest: Readonly<Record<string, string>>,
): Pick<Prerendered, 'above' | 'instead'> => {
  const tooOld = renderToStaticMarkup(<TooOld words={browser} oldest={oldest} isReadable={isReadable} />)
  const notLoaded = renderToStaticMarkup(<NotLoaded failed={pathsContent.failed} reload={pathsContent.reload} />)
  if (isReadable) return { above: tooOld, instead: notLoaded }
  return { above: renderToStaticMarkup(<NoScript words={browser} />), instead: tooOld + notLoaded }
}
