import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FullContent } from '#content/modules.ts'
import { withAllModules } from '#testing/all-modules.ts'
import type { HeadSite, Size, Tag } from './head.ts'
import type { Route } from './routes.tsx'
import { headSlice } from '#content/slices/site-slices.ts'
import { compiledContent } from '#testing/compiled-content.ts'

type Head = {
  readonly headOf: (route: Route, site: HeadSite, campaigns: readonly string[], picture: Size) => readonly Tag[]
  readonly htmlOf: (tag: Tag) => string
}
type Router = { readonly routes: readonly Route[]; readonly notFound: Route }
type Files = {
  readonly siteFiles: (site: HeadSite, routes: readonly Route[], quiz: string) => Readonly<Record<string, string>>
}

let content: FullContent
let head: Head
let router: Router
let files: Readonly<Record<string, string>>
let stop: () => Promise<void>
beforeAll(async () => {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'silent',
  })
  stop = () => server.close()
  head = (await server.ssrLoadModule('/src/app/head.ts')) as Head
  router = (await server.ssrLoadModule('/src/app/routes.tsx')) as Router
  content = withAllModules((await compiledContent()).content)
  files = ((await server.ssrLoadModule('/src/app/site-files.ts')) as Files).siteFiles(
    siteOf(),
    router.routes,
    content.pages.quiz.route,
  )
})
afterAll(() => stop())

const siteOf = () => headSlice(content).site
const campaigns = () => content.pages.updates.paths.map(({ route }) => route)
const tagsOf = (route: Route) => head.headOf(route, siteOf(), campaigns(), { width: 1200, height: 630 })
const every = () => [...router.routes, router.notFound].map((route) => ({ route, tags: tagsOf(route) }))
const tagNamed = (tags: readonly Tag[], name: string) =>
  tags.find(({ attributes }) => [attributes['name'], attributes['property'], attributes['rel']].includes(name))
const contentOf = (tags: readonly Tag[], name: string) => tagNamed(tags, name)?.attributes['content']
const titleOf = (tags: readonly Tag[]) => tags.find(({ name }) => name === 'title')?.text ?? ''
const isListed = ({ meta }: Route) => content.site.meta.some(({ id, listed }) => id === meta && listed)

describe('the head of a page', () => {
  it('has a title of its own that no search engine cuts, and a description of a sentence or two', () => {
    const pages = [...new Map(every().map((page) => [page.route.meta, page])).values()]
    const titles = pages.map(({ tags }) => titleOf(tags))
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.length >= 65 || !title.endsWith(content.brand.name))).toEqual([])
    const descriptions = pages.map(({ tags }) => contentOf(tags, 'description') ?? '')
    expect(new Set(descriptions).size).toBe(descriptions.length)
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([])
  })

  it('names its one address, without a slash at the end', () => {
    const named = every().filter(({ route }) => !/[:*]/.test(route.path) && !campaigns().includes(route.path))
    expect(named.length).toBeGreaterThan(12)
    for (const { route, tags } of named) {
      const address = content.site.url + route.path
      expect([tagNamed(tags, 'canonical')?.attributes['href'], contentOf(tags, 'og:url')]).toEqual([address, address])
    }
  })

  it('has everything that a shared link shows', () => {
    for (const { tags } of every()) {
      expect(contentOf(tags, 'og:title')).toBe(titleOf(tags))
      expect(contentOf(tags, 'og:description')).toBe(contentOf(tags, 'description'))
      expect(contentOf(tags, 'og:image')).toBe(
        `${content.site.url}/media/${encodeURI(content.brand.pictures.sharing?.image ?? '')}`,
      )
      expect(contentOf(tags, 'og:image:alt')).toContain(content.brand.name)
      expect(contentOf(tags, 'og:locale')).toBe('en_GB')
      expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image')
      for (const name of [
        'og:type',
        'og:site_name',
        'og:image:width',
        'og:image:height',
        'manifest',
        'apple-touch-icon',
      ])
        expect(tagNamed(tags, name), name).toBeDefined()
    }
  })

  it('keeps search engines away from what is not listed, and only from that', () => {
    for (const { route, tags } of every())
      expect([route.path, contentOf(tags, 'robots')]).toEqual([route.path, isListed(route) ? undefined : 'noindex'])
    const guarded = every().filter(({ route }) => /^\/(dashboard|logout)/.test(route.path))
    expect(guarded.length).toBeGreaterThan(4)
    expect(guarded.filter(({ tags }) => contentOf(tags, 'robots') !== 'noindex')).toEqual([])
  })

  it('of a path with parameters, or of an unknown one, has no canonical URL', () => {
    const open = every().filter(({ route }) => /[:*]/.test(route.path))
    expect(open.length).toBe(2)
    for (const { tags } of open) {
      expect([tagNamed(tags, 'canonical'), tagNamed(tags, 'og:url')]).toEqual([undefined, undefined])
      expect(contentOf(tags, 'robots')).toBe('noindex')
    }
  })

  it('of a campaign path names one of them for all', () => {
    const shown = every().filter(({ route }) => campaigns().includes(route.path))
    expect(shown.length).toBe(campaigns().length)
    expect(shown.length).toBeGreaterThan(1)
    const addresses = shown.map(({ tags }) => tagNamed(tags, 'canonical')?.attributes['href'])
    expect(new Set(addresses)).toEqual(new Set([content.site.url + (campaigns()[0] ?? '')]))
  })

  it('colours the bars of the browser in light and dark', () => {
    for (const { tags } of every()) {
      const colours = tags.filter(({ attributes }) => attributes['name'] === 'theme-color')
      expect(colours.map(({ attributes }) => attributes['media'])).toEqual([
        '(prefers-color-scheme: light)',
        '(prefers-color-scheme: dark)',
      ])
      expect(new Set(colours.map(({ attributes }) => attributes['content'])).size).toBe(2)
    }
  })

  it('is HTML, whatever the words are', () => {
    const attributes = { name: 'description', content: '"Fast" & <easy>' }
    expect(head.htmlOf({ name: 'meta', attributes })).toBe(
      '<meta name="description" content="&quot;Fast&quot; &amp; &lt;easy&gt;" />',
    )
    expect(head.htmlOf({ name: 'title', text: 'A & <b>', attributes: {} })).toBe('<title>A &amp; &lt;b&gt;</title>')
  })
})

describe('the files about the site', () => {
  it('the site map lists each listed page once, and no other', () => {
    const addresses = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)
    const listed = router.routes.filter(isListed).map(({ path }) => content.site.url + path)
    expect(addresses).toEqual(listed)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain(`${content.site.url}/`)
  })

  it('robots.txt lets every page be read, so that "noindex" is found, and names the site map', () => {
    const lines = (files['robots.txt'] ?? '').split('\n').filter(Boolean)
    expect(lines).toEqual(['User-agent: *', 'Disallow: /api/', `Sitemap: ${content.site.url}/sitemap.xml`])
  })

  it('the manifest has icons for a home screen, one of them to be cut by a mask', () => {
    const manifest = JSON.parse(files['manifest.webmanifest'] ?? '') as {
      readonly start_url: string
      readonly theme_color: string
      readonly name: string
      readonly icons: readonly { readonly sizes: string; readonly purpose: string }[]
    }
    expect(manifest.name).toBe(content.brand.name)
    expect(manifest.start_url).toBe(content.pages.quiz.route)
    expect(manifest.theme_color).toBe(content.brand.colours.light.page)
    expect(manifest.icons.map(({ purpose, sizes }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })
})
