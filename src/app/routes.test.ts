import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileContent } from '#content/compile.ts'
import { addressesOf, pathOf } from '#content/page-addresses.ts'
import type { Content } from '#types/content.generated.ts'
import type { Route } from './routes.tsx'

type Router = { readonly routes: readonly Route[]; readonly routeAt: (path: string) => Route; readonly notFound: Route }

describe('the routes', () => {
  let content: Content
  let router: Router
  let stop: () => Promise<void>
  beforeAll(async () => {
    const server = await createServer({
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
      logLevel: 'silent',
    })
    stop = () => server.close()
    router = (await server.ssrLoadModule('/src/app/routes.tsx')) as Router
    content = (await compileContent('content')).content ?? expect.fail('The content has a mistake')
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

  it('each have a title and a description, and a file', () => {
    const told = content.site.meta.map(({ id }) => id)
    const all = [...router.routes, router.notFound]
    expect(all.filter(({ meta }) => !told.includes(meta))).toEqual([])
    for (const { file } of all) expect(readFileSync(`src/pages/${file}`, 'utf8')).toContain('export default')
  })
})
