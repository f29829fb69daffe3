import { createServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressesOf, pathOf } from '#content/page-addresses.ts'
import { copyContent, replacing } from '#testing/content-copy.ts'
import type { Content } from '#types/content.generated.ts'
import type { Route } from './routes.tsx'
import { compiledContent } from '#testing/compiled-content.ts'

type Router = {
  readonly routes: readonly Route[]
  readonly routeAt: (path: string) => Route
  readonly notFound: Route
  readonly fileOf: (route: Route) => string
}

const startRouter = async (): Promise<{ readonly router: Router; readonly stop: () => Promise<void> }> => {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'silent',
  })
  const modules = await Promise.all(
    ['/src/app/routes.tsx', '/src/app/route-files.ts'].map((file) => server.ssrLoadModule(file)),
  )
  return { router: Object.assign({}, ...modules) as Router, stop: () => server.close() }
}

describe('the routes', () => {
  let content: Content
  let router: Router
  let stop: () => Promise<void>
  beforeAll(async () => {
    const started = await startRouter()
    router = started.router
    stop = started.stop
    ;({ content } = await compiledContent())
  })
  afterAll(() => stop())

  it('have a page for every address of the content', () => {
    const addresses = addressesOf(content.pages).map(({ route }) => route)
    expect(addresses.length).toBeGreaterThan(19)
    expect(addresses.filter((address) => router.routeAt(address) === router.notFound)).toEqual([])
  })

  it('have no address that the content does not know, so links may lead to each', () => {
    const known = addressesOf(content.pages).map(({ route }) => pathOf(route))
    expect(
      router.routes.map(({ path }) => path).filter((path) => !path.includes(':') && !known.includes(path)),
    ).toEqual([])
  })

  it('each have a title and a description, and the file that they load', () => {
    const described = content.site.meta.map(({ id }) => id)
    const all = [...router.routes, router.notFound]
    expect(all.filter(({ meta }) => !described.includes(meta))).toEqual([])
    for (const route of all) expect(route.load.toString()).toContain(`"/src/pages/${router.fileOf(route)}"`)
  })
})

describe('a page that was moved in the content, with the links to it', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is at its new address, and no longer at the old one', async () => {
    const links = replacing('to: /how', 'to: /our-method')
    const folder = await copyContent({
      'pages/how.yaml': replacing('route: /how', 'route: /our-method'),
      'pages/home.yaml': links,
      'settings/navigation.yaml': links,
      'pages/about.yaml': replacing('](/how)', '](/our-method)'),
    })
    vi.stubEnv('CONTENT_DIR', folder)
    const { router, stop } = await startRouter()
    try {
      expect(router.routeAt('/our-method')).toMatchObject({ path: '/our-method', meta: 'how' })
      expect(router.routeAt('/how')).toBe(router.notFound)
    } finally {
      await stop()
    }
  })
})
