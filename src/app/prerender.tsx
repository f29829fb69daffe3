/** The pages as static HTML: the first screen is there before any script has run. Runs at build. */
import { StrictMode } from 'react'
import { prerender as render } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { siteContent } from 'virtual:content/site'
import { App } from './app.tsx'
import { notFound, routeAt, routes } from './routes.tsx'

export type Prerendered = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly html: string
}

/** Paths of the pages, with `*` for the page at every other address. */
export const paths: readonly string[] = [...routes, notFound].map(({ path }) => path)

export const prerender = async (path: string): Promise<Prerendered> => {
  const route = path === '*' ? notFound : routeAt(path)
  const { default: page } = await route.load()
  const { prelude } = await render(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/404' : path}>
        <App first={{ route, page }} />
      </StaticRouter>
    </StrictMode>,
    // Without it React moves large parts behind inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const { title, description } = metaOf(path)
  return { path, title, description, html: await new Response(prelude).text() }
}

const metaOf = (path: string): { readonly title: string; readonly description: string } => {
  const id = path === '*' ? 'not-found' : path === '/' ? 'home' : path.slice(1)
  const meta = siteContent.site.meta.find((one) => one.id === id)
  return { title: meta?.title ?? siteContent.site.name, description: meta?.description ?? siteContent.site.tagline }
}
