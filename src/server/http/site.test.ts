import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bareContent } from '#testing/samples/bare-content.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { productContent, type TestServer, startServer } from '#testing/server/server.ts'
import type { Content, ModuleName } from '#types/content.generated.ts'

const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title>',
  'quiz/index.html': '<!doctype html><title>Quiz</title>',
  '404.html': '<!doctype html><title>Nothing here</title>',
  'assets/main-abc123.js': 'console.log("main")'.repeat(50),
  'assets/plain-abc123.css': 'a{}',
  'media/quiz/one.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  '.vite/manifest.json': '{"secret":true}',
}

let place: TestPlace
let server: TestServer
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  const siteFolder = join(place.dataDir, 'client')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(siteFolder, name, '..'), { recursive: true })
    writeFileSync(join(siteFolder, name), text)
  }
  for (const name of ['index.html', 'assets/main-abc123.js']) {
    writeFileSync(join(siteFolder, `${name}.br`), brotliCompressSync(files[name] ?? ''))
    writeFileSync(join(siteFolder, `${name}.gz`), gzipSync(files[name] ?? ''))
  }
  writeFileSync(join(place.dataDir, 'secret.txt'), 'secret')
  server = await startServer(place, { settings: { siteFolder } })
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/quiz', 'Quiz'],
    ['/quiz/', 'Quiz'],
    ['/quiz?step=2', 'Quiz'],
    ['/quiz?x=%00&__proto__=1', 'Quiz'],
    ['/quiz//', 'Quiz'],
    ['/quiz///?x=//', 'Quiz'],
  ])('%s is served with no-cache', async (url, title) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining(`<title>${title}</title>`)])
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, as-built',
    })
  })

  test('an unchanged page is not sent again', async () => {
    const { etag } = (await get('/')).headers
    const again = await get('/', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    expect((await get('/quiz', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ])('Accept-Encoding %s gets a compressed variant', async (accepted, encoding, open) => {
    const reply = await get('/', { 'accept-encoding': accepted })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(open(reply.rawPayload).toString()).toBe(files['index.html'])
    expect(reply.headers['etag']).not.toBe((await get('/')).headers['etag'])
  })

  test('a page without compressed variants is sent uncompressed', async () => {
    expect((await get('/quiz', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  test('HEAD has the same headers and no body', async () => {
    const reply = await get('/quiz', {}, 'HEAD')
    expect([reply.statusCode, reply.body, reply.headers['content-length']]).toEqual([
      200,
      '',
      String(files['quiz/index.html']?.length),
    ])
  })
})

describe('files', () => {
  test('assets have a hash in their name, so they are immutable', async () => {
    const reply = await get('/assets/main-abc123.js')
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
    })
  })

  test('one that is missing is answered with an error, which is not called a script', async () => {
    const reply = await get('/assets/gone-abc123.js')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })

  test('they are sent compressed if the client accepts it', async () => {
    const reply = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': 'text/javascript',
    })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(files['assets/main-abc123.js'])
    const plain = await get('/assets/plain-abc123.css', { 'accept-encoding': 'gzip, br' })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'a{}'])
  })

  test('media is revalidated after a day', async () => {
    const reply = await get('/media/quiz/one.svg')
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': expect.stringContaining('image/svg+xml'),
    })
    expect((await get('/media/quiz/one.svg', { 'if-none-match': String(reply.headers['etag']) })).statusCode).toBe(304)
  })

  test('anything else is revalidated each time', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache')
  })
})

describe('unknown paths', () => {
  test('a browser gets the 404 page', async () => {
    const reply = await get('/nowhere', { accept: 'text/html,application/xhtml+xml' })
    expect([reply.statusCode, reply.body]).toEqual([404, files['404.html']])
    expect((await get('/quiz/nowhere', { accept: 'text/html' })).statusCode).toBe(404)
  })

  test.each(['//quiz', '/%', '/quiz/%', '/%ff', '/caf%e9?x=%', '/%00', '/a%5cb', '/assets/', '/index.html'])(
    '%s, cut off or mistyped › a browser gets the 404 page',
    async (url) => {
      const reply = await get(url, { accept: 'text/html' })
      expect([reply.statusCode, reply.body]).toEqual([404, files['404.html']])
    },
  )

  test('other clients and API paths get an ErrorReply', async () => {
    for (const [url, accept] of [
      ['/assets/gone.js', 'application/json'],
      ['/api/nothing', 'text/html'],
      ['/api', 'text/html'],
    ] as const) {
      const reply = await get(url, { accept })
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    }
  })

  test.each([
    '/index.html',
    '/quiz/index.html',
    '/index.html.br',
    '/assets/main-abc123.js.gz',
    '/.vite/manifest.json',
    '/assets/',
    '/assets',
    '/media/quiz',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
  ])('%s is not a file', async (url) => {
    const reply = await get(url, { accept: 'text/html' })
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toMatch(/secret|console/)
  })
})

describe('pages of another build than the content', () => {
  const started = async (pages: readonly string[], modules: readonly ModuleName[]): Promise<TestServer<Content>> => {
    const own = await (databases[0] ?? expect.fail()).place()
    const siteFolder = join(own.dataDir, 'client')
    for (const name of pages) {
      mkdirSync(join(siteFolder, name, '..'), { recursive: true })
      writeFileSync(join(siteFolder, name), '<!doctype html><title>A page</title>')
    }
    const content = bareContent((await productContent()).content, modules)
    const other = await startServer(own, { content, settings: { siteFolder } })
    onTestFinished(async () => {
      await other.close()
      await own.remove()
    })
    return other
  }

  test('with a home page that the content does not have, the server starts and shows it', async () => {
    const { app } = await started(['index.html', 'quiz/index.html', '404.html'], [])
    expect((await app.inject('/')).statusCode).toBe(200)
  })

  test('without the home page of the content, / leads to the quiz', async () => {
    const { app, content } = await started(['quiz/index.html', '404.html'], ['home'])
    const reply = await app.inject('/')
    expect([reply.statusCode, reply.headers.location]).toEqual([302, content.pages.quiz.route])
  })
})
