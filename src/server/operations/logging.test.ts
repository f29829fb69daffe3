import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type Visitor, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import { type TestServer, startServer, store, submit } from '#testing/server/server.ts'
import type { RefreshReply } from '#types/api.generated.ts'

const canary = 'canary-9f3a'

describe.each(databasesFor(import.meta.url))('over $name, at level trace', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  test('the log contains nothing that a visitor sent, and none of their tokens', async () => {
    const complete = submissionOf(server.content, server.version)
    const free = server.content.quiz.steps.flatMap((step) => (step.kind === 'text' ? [step.question.id] : []))
    const answers = complete.answers.map((answer) =>
      free.includes(answer.question) ? { ...answer, text: canary } : answer,
    )
    expect(answers).not.toEqual(complete.answers)
    const stored = await store(server, { answers })
    const secrets = [
      canary,
      stored.id,
      stored.submission.claim_token,
      ...complete.answers.flatMap(({ labels }) => labels ?? []).filter((label) => label.length > 6),
    ]

    const view = server.content.photos.views[0]?.id ?? ''
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888888' } })
      .png()
      .withMetadata()
      .toBuffer()
    await stored.ask('PUT', `/photos/${view}`, { payload: picture, type: 'image/png' })
    await stored.ask('PUT', `/photos/${view}`, { payload: Buffer.from(canary), type: 'image/png' })
    await stored.ask('GET', `/photos/${view}?who=${canary}`)
    await stored.ask('GET', '', { token: `${canary}${'x'.repeat(43 - canary.length)}` })
    await submit(server.app, { ...complete, [canary]: canary })
    await submit(server.app, `{"quiz":"${canary}`)
    await submit(server.app, JSON.stringify(complete).replace('"title":"', `"title":"\\u0000${canary}`))
    await submit(server.app, { ...complete, answers: [{ question: 'x', title: canary, text: canary }] })
    await submit(server.app, complete, `${canary}-key`)
    await server.app.inject({
      url: `/${canary}?${canary}=${canary}`,
      headers: { 'user-agent': canary, cookie: canary, referer: canary },
    })
    await server.app.inject({ url: `/api/${canary}/%ff` })
    await server.app.inject({
      method: 'PUT',
      url: `/api/quiz/submissions/${canary}/consents/${canary}`,
      payload: { choice: canary },
    })

    const logs = server.logs()
    expect(logs.split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(12)
    expect(secrets.filter((secret) => logs.includes(secret))).toEqual([])
    expect(logs).not.toContain('127.0.0.1')
  })

  test('the log contains nothing of an account: no name, address, password, token or link', async () => {
    const name = 'canary7c1e'
    const mail = { send: () => Promise.reject(new Error(`no room for ${name}`)), close: () => undefined }
    const own = await makePlace()
    const failing = await startServer(own, { mail })
    const account = { username: name, email: `${name}@example.com`, password: `Aa1-${name.slice(1)}-horse` }
    const user = await signUp(failing, account)
    const stranger = visitorOf(failing, { cookies: new Map([['sid', 'x'.repeat(43)]]) })
    const call = (path: string, payload: object, visitor: Visitor = user) => visitor.call('POST', path, { payload })

    await call('/users/register', account)
    await call('/users/register', { ...account, username: `${name} ${name}`, password: name })
    await call('/users/login', { ...account, username: `${name}\0` })
    for (let time = 0; time < 12; time += 1) await call('/users/login', { username: name, password: name })
    await call('/users/forgot-password', { email: account.email })
    await call('/users/reset-password', { token: `${name}${name}`, new_password: account.password })
    await call('/token/refresh', { refresh: user.refresh }, stranger)
    const { refresh: next } = (await call('/token/refresh', { refresh: user.refresh })).json<RefreshReply>()
    await failing.database.store
      .updateTable('tokens')
      .set({ used_at: '2000-01-01' })
      .where('used_at', 'is not', null)
      .execute()
    await call('/token/refresh', { refresh: user.refresh })
    await stranger.call('GET', `/users/csrf?${name}`, { token: user.access })
    const secrets = [name, user.id, user.access, user.refresh, next ?? '', ...user.cookies.values()]
    await call('/users/logout', { refresh: next ?? user.refresh })
    await failing.app.outbox.send()

    const logs = failing.logs()
    await failing.close()
    await own.remove()
    for (const line of ['a token came without', '"event":"refresh_token_reused"', 'a mail could not be sent'])
      expect(logs).toContain(line)
    expect(secrets.filter((secret) => logs.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
    expect(logs).not.toContain('token=')
  })

  test('each request is a JSON line with its route, status and the reference of the reply', async () => {
    const reply = await server.app.inject({ url: '/api/quiz/submissions/abc' })
    const line = server
      .logs()
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .findLast(({ msg }) => msg === 'request')
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/api/quiz/submissions/:id',
      status: 404,
      reqId: reply.json<{ reference: string }>().reference,
    })
    expect(line?.['ms']).toEqual(expect.any(Number))
  })

  test('an internal error is logged with its stack, and the visitor gets only the reference', async () => {
    const broken = await startServer({ ...place, dataDir: `${place.dataDir}/broken` })
    await broken.database.store.schema.dropTable('consents').execute()
    const reply = await submit(broken.app, submissionOf(broken.content, broken.version))
    const { code, message, reference } = reply.json<{ code: string; message: string; reference: string }>()
    expect([reply.statusCode, code]).toEqual([500, 'server'])
    expect(message).toContain(reference)
    expect(reply.body).not.toMatch(/consents|table/)
    const fault = broken
      .logs()
      .split('\n')
      .find((text) => text.includes('"level":"error"'))
    expect(fault).toContain(reference)
    expect(fault).toContain('stack')
    await broken.close()
  })
})
