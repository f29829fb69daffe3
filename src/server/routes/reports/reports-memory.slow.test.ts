import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '#testing/server/accounts.ts'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { databases } from '#testing/server/databases.ts'
import { copyReport } from '#testing/server/many-reports.ts'
import { peakMbDuring, residentMb } from '#testing/server/process-memory.ts'
import { startProduct } from '#testing/browser/product.ts'
import { createReport } from '#testing/server/reports.ts'
import { startServer } from '#testing/server/server.ts'
import type { LoginReply, ReportsReply } from '#types/api.generated.ts'

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built.remove())

/** The cookies and the access token of a login over HTTP. */
const logIn = async (url: string, user: { readonly username: string; readonly password: string }) => {
  const cookies = new Map<string, string>()
  const take = (reply: Response): Response => {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return reply
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  take(await fetch(`${url}/api/users/csrf`))
  const reply = take(
    await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrftoken': cookies.get('csrftoken') ?? '', cookie: cookie() },
      body: JSON.stringify({ username: user.username, password: user.password }),
    }),
  )
  const { access } = (await reply.json()) as LoginReply
  return { cookie: cookie(), authorization: `Bearer ${access}` }
}

describe.each(databases)('over $name', ({ place: makePlace }) => {
  test('20 lists of 1,500 reports at once add less than 60 MB', { timeout: 120_000 }, async () => {
    const place = await makePlace()
    const server = await startServer(place)
    const user = await signUp(server)
    const { id } = await createReport(server, user)
    await copyReport(server.database.store, id, 1_499)
    await server.close()

    const product = await startProduct({
      dist: built.dist,
      dataDir: place.dataDir,
      env: {
        RATE_LIMIT_PER_MINUTE: '1000000',
        LOG_LEVEL: 'error',
        ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
      },
    })
    const headers = await logIn(product.url, user)
    const list = async () => {
      const reply = await fetch(`${product.url}/api/users/reports/${user.id}`, { headers })
      expect(reply.status).toBe(200)
      return (await reply.json()) as ReportsReply
    }
    // Warms up: this request loads everything that is loaded on first use.
    expect((await fetch(`${product.url}/api/users/scores/${user.id}`, { headers })).status).toBe(200)
    const before = residentMb(product.pid)
    const peak = await peakMbDuring(product.pid, () => Promise.all(Array.from({ length: 20 }, list)))
    console.log(`${Math.round(before)} MB, at most ${Math.round(peak)} MB`)
    await product.stop()
    await place.remove()
    expect(peak - before).toBeLessThan(60)
  })
})
