/** Pages say how long the quiz takes: the estimate of the build or, once enough visitors have finished, the measured time. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { estimatedSeconds, minVisits, minutesOf } from '#engine/quiz/steps/duration.ts'
import type { FullContent } from '#content/modules.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { productContent, startServer, store, type TestServer } from '#testing/server/server.ts'

const hour = 3_600_000
let content: FullContent
let place: TestPlace
let server: TestServer
let time = Date.UTC(2026, 10, 23, 12)
let quiz: string
let files: Readonly<Record<string, string>>

const fact = 'About {minutes} {minutes|minute|minutes} & "no" more'
const withFacts = (texts: readonly string[]): FullContent => ({
  ...content,
  quiz: {
    ...content.quiz,
    steps: content.quiz.steps.map((step) =>
      step.kind === 'intro' ? { ...step, facts: texts.map((text, at) => ({ id: `fact${at}`, text })) } : step,
    ),
  },
})
const shell = (html: string) => `<!doctype html>\n<html lang="en-GB"><body>${html}</body></html>`
/** As React writes them. */
const factsOf = (minutes: string) =>
  `<ul><li><svg></svg>About ${minutes} &amp; &quot;no&quot; more</li><li>Any question</li></ul>`

const serve = (texts: readonly string[]) =>
  startServer(place, {
    content: withFacts(texts),
    settings: { siteFolder: join(place.dataDir, 'client'), now: () => new Date(time) },
  })

beforeAll(async () => {
  content = (await productContent()).content
  quiz = content.pages.quiz.route
  place = await (databases[0] ?? expect.fail()).place()
  const estimate = `${minutesOf(estimatedSeconds(withFacts([fact, 'Any question'])))} minutes`
  files = {
    [`${quiz}/index.html`]: shell(factsOf(estimate)),
    '/about/index.html': shell(factsOf(estimate)),
    '/404.html': shell('Nothing here'),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(place.dataDir, 'client', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (name === '/about/index.html') continue
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  server = await serve([fact, 'Any question'])
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const built = (path: string) => files[`${path}/index.html`] ?? expect.fail(path)
const marked = (html: string, minutes: number) => html.replace('<html ', `<html data-minutes="${minutes}" `)
const finish = async (count: number, seconds: number) => {
  for (let done = 0; done < count; done += 1) await store(server, { answers: [], consents: [], seconds })
}
/** The measurement is refreshed in the background when a page is requested. */
const anHourLater = async (minutes: number) => {
  time += hour
  await expect.poll(async () => (await get('/about')).body).toContain(`data-minutes="${minutes}"`)
}

describe('before enough visitors have finished', () => {
  test('pages are sent as they were built', async () => {
    await finish(minVisits - 1, 50)
    time += hour
    await get(quiz)
    for (const path of [quiz, '/about']) expect((await get(path)).body).toBe(built(path))
  })
})

describe('once there are enough', () => {
  test('the introduction says the measured minutes, in the right form, and every page has them for its scripts', async () => {
    const { etag } = (await get(quiz)).headers
    await finish(1, 50)
    await anHourLater(1)
    const reply = await get(quiz, { 'if-none-match': String(etag) })
    expect([reply.statusCode, reply.body]).toEqual([200, marked(shell(factsOf('1 minute')), 1)])
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, as-built' })
    expect((await get('/nowhere')).body).toBe(marked(shell('Nothing here'), 1))
    const again = await get(quiz, { 'if-none-match': String(reply.headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  test('the same words on another page are left alone', async () => {
    expect((await get('/about')).body).toBe(marked(built('/about'), 1))
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s is compressed anew; a page without compressed variants stays without', async (encoding, open) => {
    const reply = await get(quiz, { 'accept-encoding': encoding })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(open(reply.rawPayload).toString()).toBe((await get(quiz)).body)
    expect((await get('/about', { 'accept-encoding': encoding })).headers['content-encoding']).toBeUndefined()
  })

  test('the service worker gets the page of the build, which it verifies', async () => {
    expect((await get(quiz, { 'as-built': '1' })).body).toBe(built(quiz))
  })

  test('another measurement is another page', async () => {
    const { etag } = (await get(quiz)).headers
    await finish(minVisits + 2, 700)
    await anHourLater(12)
    const reply = await get(quiz, { 'if-none-match': String(etag) })
    expect([reply.statusCode, reply.body]).toEqual([200, marked(shell(factsOf('12 minutes')), 12)])
  })

  test('a content whose introduction does not name the minutes has them in its pages for the scripts, which name them too', async () => {
    await server.close()
    server = await serve(['Any question'])
    expect((await get(quiz)).body).toBe(marked(built(quiz), 12))
  })
})
