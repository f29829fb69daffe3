/** Faults of the object store while visitors and users upload, view and delete photos. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { openPhotosInS3 } from '#testing/server/photo-stores.ts'
import { uploadPhotos, createReport, picture } from '#testing/server/reports.ts'
import { type S3Fault, type S3Server, startS3 } from '#testing/server/s3-server.ts'
import { startServer, store, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, ResultReply } from '#types/api.generated.ts'
import { deleteOverduePhotoFiles } from '#server/cleanup/deleted-photos.ts'

const retryPolicy = { attempts: 3, timeoutMs: 600, baseDelayMs: 1 }
const hour = 60 * 60 * 1000

let s3: S3Server
let plain: TestPlace
let server: TestServer
beforeEach(async () => {
  s3 = await startS3()
  plain = await (databases[0] ?? expect.fail()).place()
  server = await startServer({ ...plain, photos: () => openPhotosInS3(s3, retryPolicy) })
})
afterEach(async () => {
  await server.close()
  await s3.close()
  await plain.remove()
})

const views = () => server.content.photos.views.map(({ id }) => id)
const rows = () => server.database.store.selectFrom('photos').selectAll().execute()
const ready = () => server.app.inject({ url: '/readyz' })
/** Two hours later, for the cleanup jobs. */
const sweep = () => deleteOverduePhotoFiles(server, new Date(Date.now() + 2 * hour))
/** No row without a file, and no file without a row. */
const expectEven = async () => {
  const held = (await rows()).map(({ file }) => `photos/${file}`)
  expect([...s3.objects.keys()].filter((key) => key !== 'installation.json').sort()).toEqual(held.sort())
}
const refusal = () => [503, { code: 'photos_unavailable', message: server.content.messages.photos.store_failed }]

describe.each<[string, S3Fault]>([
  ['is down', 'cut'],
  ['is too slow', { slowMs: 1500 }],
  ['answers 500', { status: 500 }],
  ['handles requests and loses the responses', 'lost'],
  ['does not accept the credentials', { status: 403, code: 'InvalidAccessKeyId' }],
  ['does not have the bucket', { status: 404, code: 'NoSuchBucket' }],
])('while the object store %s', (_name, fault) => {
  test('a photo is refused with a clear message, the answers are stored, and later the same photo is accepted', async () => {
    const { ask, id } = await store(server)
    const payload = await picture()
    const [first = '', second = ''] = views()
    const put = (view: string) => ask('PUT', `/photos/${view}`, { payload, type: 'image/jpeg' })
    expect((await put(first)).statusCode).toBe(200)

    s3.fault = () => fault
    for (const view of [first, second]) {
      const reply = await put(view)
      expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject(refusal())
    }
    expect((await rows()).map(({ view }) => view)).toEqual([first])
    expect((await ask('GET')).json<ResultReply>().photos.map(({ view }) => view)).toEqual([first])
    const read = await ask('GET', `/photos/${first}`)
    expect([read.statusCode, read.json<ErrorReply>()]).toMatchObject(refusal())
    expect((await store(server)).id).not.toBe(id)
    expect([(await ready()).statusCode, (await ready()).json()]).toMatchObject([200, { photos: 'unavailable' }])

    s3.fault = () => null
    expect((await ask('GET', `/photos/${first}`)).statusCode).toBe(200)
    for (const view of views()) expect((await put(view)).statusCode).toBe(200)
    await sweep()
    await expectEven()
    expect(await rows()).toHaveLength(views().length)
  })

  test('a deleted photo is inaccessible immediately, and deleted from the store by the next cleanup', async () => {
    const user = await signUp(server)
    const { id } = await createReport(server, user)
    await uploadPhotos(server, user, id)
    const visitor = await store(server)
    const payload = await picture()
    for (const view of views()) await visitor.ask('PUT', `/photos/${view}`, { payload, type: 'image/jpeg' })
    const consent = server.content.consent.consents.find(({ covers }) => covers.includes('photos'))?.id

    s3.fault = () => fault
    expect((await visitor.ask('DELETE', `/photos/${views()[0]}`)).statusCode).toBe(204)
    expect((await visitor.ask('GET', `/photos/${views()[0]}`)).statusCode).toBe(404)
    const withdrawn = await visitor.ask('PUT', `/consents/${consent}`, { payload: { choice: 'declined' } })
    expect([withdrawn.statusCode, withdrawn.json<ResultReply>().photos]).toEqual([200, []])
    expect((await visitor.ask('DELETE')).statusCode).toBe(200)
    const gone = await user.call('POST', `/users/account/${user.id}/delete`, { payload: { password: user.password } })
    expect(gone.statusCode).toBe(200)
    expect(await rows()).toEqual([])
    expect(server.logs()).toContain('the file of a deleted photo is still there')

    s3.fault = () => null
    await sweep()
    await expectEven()
  })
})

describe.each<[string, S3Fault]>([
  ['are cut off', 'truncated'],
  ['are too short', 'shortened'],
  ['never arrive', 'cut'],
])('while the responses of the object store %s', (_name, fault) => {
  test('no incomplete photo is shown, printed or exported', async () => {
    const user = await signUp(server)
    const { id } = await createReport(server, user)
    await uploadPhotos(server, user, id)
    s3.fault = () => fault
    const replies = [
      await user.call('GET', `/quiz/submissions/${id}/photos/${views()[0]}`),
      await user.call('GET', `/quiz/submissions/${id}/report.pdf`),
    ]
    for (const reply of replies) expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject(refusal())
    s3.fault = () => null
    expect((await user.call('GET', `/quiz/submissions/${id}/report.pdf`)).statusCode).toBe(200)
  })
})

describe('when an account is exported', () => {
  const exported = async () => {
    const user = await signUp(server)
    const { id } = await createReport(server, user)
    await uploadPhotos(server, user, id)
    return () => user.call('POST', `/users/account/${user.id}/export`, { payload: { password: user.password } })
  }

  test('while the store is down, the export is refused before it begins, and no attempt is counted', async () => {
    const take = await exported()
    s3.fault = () => 'cut'
    for (let time = 0; time < 7; time += 1) {
      const reply = await take()
      expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject(refusal())
    }
    s3.fault = () => null
    await new Promise((resolve) => setTimeout(resolve, 2100))
    expect((await take()).statusCode).toBe(200)
  })

  test('when the store fails during the export, the connection is closed, so that the file does not look complete', async () => {
    const take = await exported()
    s3.fault = ({ key }) => (key === '' ? null : 'cut')
    const reply = await take().catch(() => null)
    expect(reply).toBeNull()
  })
})
