import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer } from '#testing/server/server.ts'

let place: TestPlace
let siteFolder: string
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  siteFolder = join(place.dataDir, 'site')
  mkdirSync(siteFolder, { recursive: true })
  writeFileSync(join(siteFolder, 'index.html'), '<!doctype html>')
  writeFileSync(join(siteFolder, 'service-worker.js'), 'built()')
})
afterAll(() => place.remove())

const served = async (offlineQuiz: boolean) => {
  const server = await startServer(
    { ...place, dataDir: join(place.dataDir, String(offlineQuiz)) },
    { settings: { siteFolder, offlineQuiz } },
  )
  const { body, headers, statusCode } = await server.app.inject({ url: '/service-worker.js' })
  await server.close()
  return { body, statusCode, type: headers['content-type'], cache: headers['cache-control'] }
}

test('the service worker of the build is served, and never from an old cache', async () => {
  const reply = await served(true)
  expect(reply).toMatchObject({ body: 'built()', statusCode: 200, cache: 'no-cache' })
  expect(reply.type).toMatch(/javascript/)
})

test('switched off, one that removes itself takes its place', async () => {
  const reply = await served(false)
  expect(reply).toMatchObject({ statusCode: 200, cache: 'no-cache' })
  expect(reply.type).toMatch(/javascript/)
  expect(reply.body).toContain('registration.unregister()')
  expect(reply.body).not.toContain('built()')
})
