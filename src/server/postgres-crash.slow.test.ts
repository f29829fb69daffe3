/** PostgreSQL is killed while visitors send submissions. The server keeps running, and every acknowledged one is stored. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { isLong } from '#testing/long.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { type PostgresServer, startPostgres } from '#testing/server/postgres-server.ts'
import { startProduct } from '#testing/browser/product.ts'
import { productContent } from '#testing/server/server.ts'
import type { Submission, SubmissionReply } from '#types/api.generated.ts'
import { openDatabase } from './store/database/database.ts'

const rounds = Number(process.env['CRASH_ROUNDS'] ?? (isLong ? 100 : 2))
const writers = 4

let built: BuiltServer
let postgres: PostgresServer
beforeAll(async () => {
  built = await buildServer()
  // With its default settings, a commit returns when it is on the disk.
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.remove()
  built.remove()
})

test(
  `PostgreSQL killed in each of ${rounds} rounds: no acknowledged submission is lost or duplicated, and no restart is needed`,
  { timeout: 120_000 + rounds * 20_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    const { content, version } = await productContent()
    const env = { DATABASE_URL: postgres.url, RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' }
    const product = await startProduct({ dist: built.dist, dataDir, env })
    // Commits wait for the disk, so there is no durability warning.
    expect(product.logs()).not.toContain('Warning: PostgreSQL')
    const acknowledged = new Map<string, Submission>()
    const statuses = new Map<number, number>()
    let isOver = false

    /** Retries with the same key until the submission is acknowledged, as a browser does. */
    const store = async (): Promise<void> => {
      const [body, key] = [submissionOf(content, version), randomKey()]
      for (;;) {
        const reply = await fetch(`${product.url}/api/quiz/submissions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        })
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
        if (reply.status === 201) return void acknowledged.set(((await reply.json()) as SubmissionReply).id, body)
        await reply.body?.cancel()
        await wait(20)
      }
    }
    const writing = Array.from({ length: writers }, async () => {
      while (!isOver) await store()
    })
    const refused = () => statuses.get(503) ?? 0

    for (let round = 0; round < rounds; round += 1) {
      const enough = acknowledged.size + 20
      while (acknowledged.size < enough) await wait(5)
      await wait(Math.random() * 50)
      const before = refused()
      await postgres.kill()
      while (refused() === before) await wait(5)
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
      await postgres.start()
    }
    const enough = acknowledged.size + 20
    while (acknowledged.size < enough) await wait(5)
    isOver = true
    await Promise.all(writing)

    expect([...statuses.keys()].toSorted()).toEqual([201, 503])
    const missing: string[] = []
    for (const [id, { claim_token }] of acknowledged) {
      const headers = { authorization: `Bearer ${claim_token}` }
      const reply = await fetch(`${product.url}/api/quiz/submissions/${id}`, { headers })
      await reply.body?.cancel()
      if (reply.status !== 200) missing.push(id)
    }
    expect(missing).toEqual([])
    expect(await product.stop()).toBe(0)

    const database = await openDatabase({ dataDir, databaseUrl: postgres.url }, new Date())
    const rows = await database.store.selectFrom('submissions').select('idempotency_key').execute()
    expect(rows.length).toBe(acknowledged.size)
    expect(new Set(rows.map((row) => row.idempotency_key)).size).toBe(rows.length)
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
    console.log(`PostgreSQL killed: ${rounds} rounds, ${rows.length} stored, ${refused()} refused meanwhile`)
  },
)
