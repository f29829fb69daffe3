/** The pages as static HTML: the first screen is there before any script has run. Runs at build. */
import { StrictMode, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender as render } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { headContent } from 'virtual:content/head'
import { pathsContent } from 'virtual:content/paths'
import { App } from './app.tsx'
import { headOf, htmlOf, type Size } from './head.ts'
import { NoScript, TooOld } from './notices.tsx'
import { builtPath, notFound, routes } from './routes.tsx'
import { siteFiles } from './site-files.ts'

export { icons } from './site-files.ts'

export type Prerendered = {
  readonly path: string
  /** The module of the page, below src/pages. */
  readonly file: string
  /** Tags of the head, one a line. */
  readonly head: readonly string[]
  readonly html: string
  /** For browsers in which no script of ours runs: what stands above the page, and what stands in its place. */
  readonly above: string
  readonly instead: string
}

const { browser, site } = headContent

/** Pages of words: they can be read without a script. All others begin with a press, or with who is logged in. */
const readable = /^(?:home|about|how|text|not-found)\//

/** Paths of the pages, with `*` for the page at every other address. */
export const paths: readonly string[] = [...routes, notFound].map(({ path }) => path)
export const language = site.locale
/** Below content/media. */
export const sharedPicture = site.sharing.image
/** Texts of the files about the whole site, by their path. */
export const files = siteFiles(site, routes)

export const prerender = async (
  path: string,
  picture: Size,
  oldestBrowsers: Readonly<Record<string, string>>,
): Promise<Prerendered> => {
  const route = routes.find((one) => one.path === path) ?? notFound
  const { default: page } = await route.load()
  const { prelude } = await render(
    <StrictMode>
      <Suspense fallback={null}>
        <StaticRouter location={builtPath(route)}>
          <App first={{ route, page }} />
        </StaticRouter>
      </Suspense>
    </StrictMode>,
    // Without it React moves large parts behind inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return {
    path,
    file: route.file,
    head: headOf(route, site, pathsContent.campaigns, picture).map(htmlOf),
    ...noticesOf(readable.test(route.file), oldestBrowsers),
    html: await new Response(prelude).text(),
  }
}

/** The one in the place of the page comes last: a link before the skip link would make that one a link like any other. */
const noticesOf = (
  isReadable: boolean,
  oldest: Readonly<Record<string, string>>,
): Pick<Prerendered, 'above' | 'instead'> => {
  const tooOld = renderToStaticMarkup(<TooOld words={browser} oldest={oldest} isReadable={isReadable} />)
  if (isReadable) return { above: tooOld, instead: '' }
  return { above: renderToStaticMarkup(<NoScript words={browser} />), instead: tooOld }
}
