import { afterEach, describe, expect, test } from 'vitest'
import { signUp } from '#testing/server/accounts.ts'
import { databases } from '#testing/server/databases.ts'
import { startServer } from '#testing/server/server.ts'
import { createMetrics } from './metrics.ts'
import { type MetricsServer, serveMetrics } from './metrics-server.ts'

const sqlite = databases[0]

describe('metrics', () => {
  let server: MetricsServer | undefined
  afterEach(async () => {
    await server?.close()
    server = undefined
  })

  test('requests are counted by route pattern, never by URL', async () => {
    if (!sqlite) throw new Error('SQLite is one of the databases')
    const place = await sqlite.place()
    const metrics = await createMetrics()
    const product = await startServer(place, { metrics })
    await product.app.inject('/healthz')
    await product.app.inject('/api/quiz/submissions/secret-id')
    await product.app.inject('/api/nothing-here?token=secret-token')
    const text = await metrics.text()
    await product.close()
    await place.remove()

    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1')
    expect(text).toMatch(/_count\{method="GET",route="\/api\/quiz\/submissions\/:id",status="404"\} 1/)
    expect(text).toMatch(/_count\{method="GET",route="none",status="404"\} 1/)
    expect(text).not.toContain('secret')
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  test('there are gauges for queued mails, cleanup jobs and queues', async () => {
    if (!sqlite) throw new Error('SQLite is one of the databases')
    const place = await sqlite.place()
    const metrics = await createMetrics()
    const mail = { send: () => Promise.reject(new Error('away')), close: () => undefined }
    const product = await startServer(place, { metrics, mail })
    await signUp(product)
    await product.app.outbox.send()
    const before = await metrics.text()
    await product.app.cleanup.runAll()
    const after = await metrics.text()
    await product.close()
    await place.remove()

    expect(before).toMatch(/^quiz_outbox_waiting 1$/m)
    expect(Number(/^quiz_outbox_oldest_seconds (\S+)$/m.exec(before)?.[1])).toBeGreaterThan(0)
    expect(before).toMatch(/^quiz_password_checks_waiting 0$/m)
    expect(before).not.toContain('quiz_cleanup_ok{')
    expect(after).toMatch(/^quiz_cleanup_ok\{job="sessions"\} 1$/m)
    expect(after).toMatch(/^quiz_cleanup_last_finished_timestamp_seconds\{job="sessions"\} 1\d{9}/m)
  })

  test('a gauge that fails is left out and counted, and does not affect the others', async () => {
    const metrics = await createMetrics()
    metrics.gauge('quiz_broken', 'Always fails.', () => Promise.reject(new Error('away')))
    metrics.gauge('quiz_fine', 'By kind.', () => [{ value: 3, labels: { kind: 'one' } }], ['kind'])
    const text = await metrics.text()
    expect(text).toContain('quiz_fine{kind="one"} 3')
    expect(text).not.toMatch(/^quiz_broken /m)
    expect(await metrics.text()).toContain('quiz_metric_errors_total{metric="quiz_broken"}')
  })

  test('they are served on a separate address, and nothing else is', async () => {
    server = await serveMetrics(await createMetrics(), { host: '127.0.0.1', port: 0 })
    const reply = await fetch(server.url)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    expect(await reply.text()).toContain('process_resident_memory_bytes')
    expect((await fetch(new URL('/', server.url))).status).toBe(404)
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(404)
  })

  test('an address in use is a start failure that names the variable', async () => {
    server = await serveMetrics(await createMetrics(), { host: '127.0.0.1', port: 0 })
    const port = Number(new URL(server.url).port)
    await expect(serveMetrics(await createMetrics(), { host: '127.0.0.1', port })).rejects.toThrow(
      /METRICS_ADDRESS: 127\.0\.0\.1:\d+ cannot be listened on \(EADDRINUSE\)/,
    )
  })
})
