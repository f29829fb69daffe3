/** The pages as static HTML: the first screen is there before any script has run. Runs at build. */
import { StrictMode } from 'react'
import { prerender as render } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { siteContent } from 'virtual:content/site'
import { App } from './app.tsx'
import { notFound, routes, type Route } from './routes.tsx'

export type Prerendered = {
  readonly path: string
  /** The module of the page, below src/pages. */
  readonly file: string
  readonly title: string
  readonly description: string
  readonly html: string
}

/** Paths of the pages, with `*` for the page at every other address. */
export const paths: readonly string[] = [...routes, notFound].map(({ path }) => path)

export const prerender = async (path: string): Promise<Prerendered> => {
  const route = routes.find((one) => one.path === path) ?? notFound
  const { default: page } = await route.load()
  const { prelude } = await render(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/404' : path.replace(/:\w+/g, '-')}>
        <App first={{ route, page }} />
      </StaticRouter>
    </StrictMode>,
    // Without it React moves large parts behind inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const { title, description } = metaOf(route)
  return { path, file: route.file, title, description, html: await new Response(prelude).text() }
}

const metaOf = ({ meta }: Route): { readonly title: string; readonly description: string } => {
  const { site } = siteContent
  const words = site.meta.find(({ id }) => id === meta)
  return { title: words?.title ?? site.name, description: words?.description ?? site.tagline }
}
