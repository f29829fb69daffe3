import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { overviewOf } from '#engine/result/texts/overview.ts'
import { signUp, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import { deleteUnclaimedBefore } from '#server/store/submissions/submissions.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { randomToken } from '#testing/samples/make-submission.ts'
import { claim, uploadPhotos, createReport, picture } from '#testing/server/reports.ts'
import { misfits, startServer, store, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, ReportSummary, ResultReply } from '#types/api.generated.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  let other: TestUser
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
    user = await signUp(server)
    other = await signUp(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const refusal = (reply: Awaited<ReturnType<typeof claim>>) => [reply.statusCode, reply.json<ErrorReply>().code]
  const ownerOf = async (id: string) =>
    (
      await server.database.store
        .selectFrom('submissions')
        .select('user_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).user_id
  const read = (by: Pick<TestUser, 'call'>, id: string) => by.call('GET', `/quiz/submissions/${id}`)

  describe('when a user claims a result by its token', () => {
    test('it is in the account, and the reply is its report summary', async () => {
      const stored = await store(server)
      const before = (await stored.ask('GET')).json<ResultReply>()
      const reply = await claim(user, stored)
      expect([reply.statusCode, misfits('ReportSummary', reply.json())]).toEqual([200, []])
      const { answered, total } = before.result
      expect(reply.json()).toEqual({
        id: stored.id,
        created_at: before.created_at,
        answered,
        total,
        photos: 0,
        content_version: server.version,
        // The overview also has the scores that a visitor without an account does not see.
        overview: overviewOf((await read(user, stored.id)).json<ResultReply>().result),
      })
      expect(await ownerOf(stored.id)).toBe(user.id)
    })

    test('it is idempotent', async () => {
      const stored = await store(server)
      const first = await claim(user, stored)
      const again = await claim(user, stored)
      expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    })

    test('they see the full result', async () => {
      const stored = await store(server)
      const preview = (await stored.ask('GET')).json<ResultReply>()
      await claim(user, stored)
      const reply = await read(user, stored.id)
      const full = reply.json<ResultReply>()
      expect([reply.statusCode, misfits('ResultReply', full)]).toEqual([200, []])
      expect([preview.view, full.view, full.hidden_scores]).toEqual(['preview', 'full', 0])
      expect(full.result.scores).toHaveLength(preview.result.scores.length + preview.hidden_scores)
      expect(full.result.products.length).toBeGreaterThan(0)
    })

    test('the token is no longer valid', async () => {
      const { ask } = await createReport(server, user)
      const [view] = server.content.photos.views
      const [consent] = server.content.consent.consents
      const type = 'image/jpeg'
      const calls = [
        ask('GET'),
        ask('DELETE'),
        ask('PUT', `/consents/${consent?.id}`, { payload: { choice: 'declined' } }),
        ask('PUT', `/photos/${view?.id}`, { payload: await picture(), type }),
        ask('GET', `/photos/${view?.id}`),
        ask('DELETE', `/photos/${view?.id}`),
      ]
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404))
    })

    test('remaining photos can be uploaded with the login', async () => {
      const stored = await store(server)
      const [first, second] = server.content.photos.views
      const payload = await picture()
      const type = 'image/jpeg'
      expect((await stored.ask('PUT', `/photos/${first?.id}`, { payload, type })).statusCode).toBe(200)
      expect((await claim(user, stored)).json<ReportSummary>().photos).toBe(1)
      const path = `/quiz/submissions/${stored.id}/photos/${second?.id}`
      const reply = await user.call('PUT', path, { payload, headers: { 'content-type': type } })
      expect(reply.statusCode).toBe(200)
      expect((await user.call('GET', path)).statusCode).toBe(200)
      expect((await claim(user, stored)).json<ReportSummary>().photos).toBe(2)
    })

    test('a consent can be withdrawn with the login, and the reply is still the full result', async () => {
      const { id } = await createReport(server, user)
      const [consent] = server.content.consent.consents
      const path = `/quiz/submissions/${id}/consents/${consent?.id}`
      const reply = await user.call('PUT', path, { payload: { choice: 'declined' } })
      expect([reply.statusCode, reply.json<ResultReply>().view]).toEqual([200, 'full'])
      expect((await read(user, id)).json()).toEqual(reply.json())
    })
  })

  describe('refused', () => {
    test('a result that another account has claimed', async () => {
      const stored = await createReport(server, user)
      expect(refusal(await claim(other, stored))).toEqual([409, 'claim_taken'])
      expect(await ownerOf(stored.id)).toBe(user.id)
      expect((await read(other, stored.id)).statusCode).toBe(404)
    })

    test('a wrong token, with the same reply as for an unknown result', async () => {
      const { id, submission } = await store(server)
      const wrong = await claim(user, { id, submission: { ...submission, claim_token: randomToken() } })
      const never = await claim(user, { id: 'A'.repeat(22), submission })
      const withoutReference = (reply: typeof wrong) => ({ ...reply.json<ErrorReply>(), reference: '' })
      expect(refusal(wrong)).toEqual([404, 'claim_gone'])
      expect([never.statusCode, withoutReference(never)]).toEqual([404, withoutReference(wrong)])
      expect(withoutReference(wrong).message).toBe(server.content.messages.quiz.claim_gone)
      expect(await ownerOf(id)).toBeNull()
    })

    test('a wrong token for an own result', async () => {
      const { id, submission } = await createReport(server, user)
      const reply = await claim(user, { id, submission: { ...submission, claim_token: randomToken() } })
      expect(refusal(reply)).toEqual([404, 'claim_gone'])
    })

    test('a visitor, and a request without the CSRF token', async () => {
      const stored = await store(server)
      const path = `/quiz/submissions/${stored.id}/claim`
      const payload = { claim_token: stored.submission.claim_token }
      expect(refusal(await visitorOf(server).call('POST', path, { payload }))).toEqual([401, 'login_required'])
      expect(refusal(await user.call('POST', path, { payload, csrf: false }))).toEqual([403, 'csrf'])
      expect(await ownerOf(stored.id)).toBeNull()
    })
  })

  test('a result that is claimed just before it expires is kept', async () => {
    const { id } = await createReport(server, user)
    await uploadPhotos(server, user, id)
    const later = new Date(Date.now() + 60_000).toISOString()
    await deleteUnclaimedBefore(server.database.store, later, 1000, later)
    expect((await read(user, id)).json<ResultReply>().photos.length).toBeGreaterThan(0)
    const nobodys = await store(server)
    expect(await deleteUnclaimedBefore(server.database.store, later, 1000, later)).toEqual({ count: 1, files: [] })
    expect((await nobodys.ask('GET')).statusCode).toBe(404)
  })

  test('exactly one of many concurrent claims succeeds', async () => {
    const stored = await store(server)
    const replies = await Promise.all([user, other, user, other, user, other].map((one) => claim(one, stored)))
    const winner = await ownerOf(stored.id)
    expect([user.id, other.id]).toContain(winner)
    const expected = [user, other, user, other, user, other].map(({ id }) => (id === winner ? 200 : 409))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(expected)
  })

  test('an account that is deleted at the same time leaves no result behind', async () => {
    const leaving = await signUp(server)
    const stored = await store(server)
    const payload = { password: leaving.password }
    const path = `/users/account/${leaving.id}/delete`
    const [claimed, deleted] = await Promise.all([claim(leaving, stored), leaving.call('POST', path, { payload })])
    expect(deleted.statusCode).toBe(200)
    expect([200, 401, 404]).toContain(claimed.statusCode)
    const rows = await server.database.store.selectFrom('submissions').select(['id', 'user_id']).execute()
    expect(rows.filter(({ user_id }) => user_id === leaving.id)).toEqual([])
    expect(rows.some(({ id }) => id === stored.id)).toBe(claimed.statusCode === 401)
  })
})
