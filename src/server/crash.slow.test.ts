/** The process is killed while visitors send submissions. Every acknowledged one is stored. CRASH_ROUNDS=1000 makes a longer run. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { databases } from '#testing/server/databases.ts'
import { isLong } from '#testing/long.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { startProduct } from '#testing/browser/product.ts'
import { productContent } from '#testing/server/server.ts'
import type { Submission, SubmissionReply } from '#types/api.generated.ts'
import { openDatabase } from './store/database/database.ts'

const rounds = Number(process.env['CRASH_ROUNDS'] ?? (isLong ? 100 : 1))
const writers = 4

type Sent = { readonly key: string; readonly body: Submission }

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built.remove())

describe.each(databases)('over $name', ({ place: makePlace }) => {
  test(
    `killed in each of ${rounds} rounds: no acknowledged submission is lost or duplicated`,
    { timeout: 60_000 + rounds * 10_000 },
    async () => {
      const place = await makePlace()
      const { content, version } = await productContent()
      const acknowledged = new Map<string, Sent>()
      const unsure: Sent[] = []
      const start = () =>
        startProduct({
          dist: built.dist,
          dataDir: place.dataDir,
          env: {
            RATE_LIMIT_PER_MINUTE: '1000000',
            LOG_LEVEL: 'error',
            ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
          },
        })
      const send = async (url: string, { key, body }: Sent): Promise<string> => {
        const reply = await fetch(`${url}/api/quiz/submissions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        })
        if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`)
        return ((await reply.json()) as SubmissionReply).id
      }

      for (let round = 0; round < rounds; round += 1) {
        const product = await start()
        let isUp = true
        const write = async (): Promise<void> => {
          while (isUp) {
            const sent = { key: randomKey(), body: submissionOf(content, version) }
            try {
              acknowledged.set(await send(product.url, sent), sent)
            } catch {
              unsure.push(sent)
              isUp = false
            }
          }
        }
        const writing = Array.from({ length: writers }, write)
        const enough = acknowledged.size + 30
        while (isUp && acknowledged.size < enough) await wait(5)
        await wait(Math.random() * 50)
        await product.kill()
        await Promise.all(writing)
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 30)
      expect(unsure.length).toBeGreaterThan(0)

      const product = await start()
      const missing: string[] = []
      for (const [id, { body }] of acknowledged) {
        const headers = { authorization: `Bearer ${body.claim_token}` }
        const url = `${product.url}/api/quiz/submissions/${id}`
        if ((await fetch(url, { headers })).status !== 200) missing.push(id)
      }
      expect(missing).toEqual([])
      // Unacknowledged submissions are sent again, as by a browser: each is stored exactly once.
      for (const sent of unsure) acknowledged.set(await send(product.url, sent), sent)
      await product.stop()

      const database = await openDatabase(place, new Date())
      const rows = await database.store.selectFrom('submissions').select(['id', 'idempotency_key']).execute()
      expect(rows.length).toBe(acknowledged.size)
      expect(new Set(rows.map((row) => row.idempotency_key)).size).toBe(rows.length)
      await database.close()
      await place.remove()
      console.log(`crash: ${rounds} rounds, ${rows.length} stored, ${unsure.length} unanswered and sent again`)
    },
  )
})
