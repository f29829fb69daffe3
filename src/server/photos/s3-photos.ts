/** The photo store in a bucket of an S3-compatible service. Objects are private: the server never creates public or pre-signed URLs. */
import { batchesOf } from './file-batches.ts'
import { isPhotoName } from './photo-names.ts'
import type { PhotoStore } from './photo-store.ts'
import {
  createS3Call,
  deleteObject,
  expectOk,
  isNotFound,
  s3ErrorCode,
  type S3Call,
  type S3RetryPolicy,
  type S3Response,
  type S3Settings,
} from './s3-calls.ts'
import { listObjects, type S3Object } from './s3-listing.ts'
import { newId } from '#server/accounts/secrets.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { startFailure } from '#server/config/start-failure.ts'

/** Other objects in the bucket are never listed or deleted. */
const prefix = 'photos/'
const quarantinePrefix = 'quarantine/'
const markerKey = 'installation.json'
const hashHeader = 'x-amz-meta-sha256'
/** Health checks are frequent and have short timeouts, so the bucket is asked at most once in this time, and has this long to answer. */
const pingMs = 2000

/** Throws when the bucket cannot be used. If it does not answer, which may be temporary, it only prints a warning. */
export const openS3PhotoStore = async (
  settings: S3Settings,
  print: (line: string) => void,
  retryPolicy: Partial<S3RetryPolicy> = {},
): Promise<PhotoStore> => {
  const call = createS3Call(settings, retryPolicy)
  const refuseVersions = refuseVersionsOnce(call, settings)
  if (await isOpen(call, settings, print)) await refuseVersions().catch(orPrint(print))
  let lastPing = { at: -Infinity, result: Promise.resolve() }
  const remove = (key: string): Promise<void> => deleteObject(call, key)
  /** Copies on the store's side, then deletes. After an interruption the object is in both places, and is moved again next time. */
  const move = async (from: string, to: string): Promise<void> => {
    const headers = { 'x-amz-copy-source': `/${settings.bucket}/${from}` }
    const response = await call({ method: 'PUT', key: to, headers, isComplete: isCopied })
    if (isNotFound(response)) return
    expectOk(response)
    await remove(from)
  }
  return {
    put: async (name, bytes) => {
      await refuseVersions()
      const body = new Uint8Array(bytes)
      const headers = { 'content-type': 'image/jpeg', [hashHeader]: sha256Of(body) }
      // Idempotent: a retry after a lost response overwrites the same object.
      expectOk(await call({ method: 'PUT', key: keyOf(name), headers, body }))
    },
    get: async (name) => {
      const response = await call({ method: 'GET', key: keyOf(name), isComplete: matchesHash })
      return isNotFound(response) ? null : expectOk(response).body
    },
    delete: async (name) => {
      await remove(keyOf(name))
      await remove(keyOf(name, quarantinePrefix))
    },
    list: () => batchesOf(listPhotos(call, prefix)),
    ping: () => {
      if (Date.now() - lastPing.at > pingMs)
        lastPing = { at: Date.now(), result: pingBucket(call, Math.min(pingMs, retryPolicy.timeoutMs ?? pingMs)) }
      return lastPing.result
    },
    quarantine: {
      add: async (name) => move(keyOf(name), keyOf(name, quarantinePrefix)),
      restore: async (name) => move(keyOf(name, quarantinePrefix), keyOf(name)),
      delete: async (name) => remove(keyOf(name, quarantinePrefix)),
      list: () => batchesOf(listPhotos(call, quarantinePrefix)),
    },
    marker: {
      read: async () => {
        const response = await call({ method: 'GET', key: markerKey })
        return isNotFound(response) ? null : expectOk(response).body.toString()
      },
      write: async (text) => {
        const headers = { 'content-type': 'application/json' }
        expectOk(await call({ method: 'PUT', key: markerKey, headers, body: new TextEncoder().encode(text) }))
      },
    },
  }
}

const keyOf = (name: string, below = prefix): string => {
  if (!isPhotoName(name)) throw new Error('Invalid photo name')
  return `${below}${name}`
}

/** Objects without a hash (copied into the bucket by an operator) are accepted. */
const matchesHash = ({ status, headers, body }: S3Response): boolean => {
  const hash = headers.get(hashHeader)
  return status !== 200 || hash === null || hash === sha256Of(body)
}

/** S3 can answer a failed CopyObject with status 200 and an error in the body (API reference, CopyObject). */
const isCopied = ({ status, body }: S3Response): boolean =>
  status !== 200 || body.toString().includes('<CopyObjectResult')

/** Ignores other objects below the prefix. */
async function* listPhotos(call: S3Call, below: string): AsyncGenerator<S3Object> {
  for await (const one of listObjects(call, below)) if (isPhotoName(one.name)) yield one
}

const pingBucket = async (call: S3Call, timeoutMs: number): Promise<void> => {
  expectOk(
    await call({ method: 'GET', query: { 'list-type': '2', prefix, 'max-keys': '1' } }, { attempts: 1, timeoutMs }),
  )
}

/** False: the bucket does not answer. */
const isOpen = async (
  call: S3Call,
  { bucket, region }: S3Settings,
  print: (line: string) => void,
): Promise<boolean> => {
  let response: S3Response
  try {
    response = await call({ method: 'GET', query: { 'list-type': '2', prefix, 'max-keys': '1' } })
  } catch (error) {
    print(`S3_ENDPOINT does not answer (${reasonOf(error)}). Photos cannot be stored until it does.`)
    return false
  }
  const { status } = response
  if (status === 404)
    throw startFailure(`S3_BUCKET: there is no bucket “${bucket}” at S3_ENDPOINT. Create it, or name another one.`)
  if (status === 401 || status === 403)
    throw startFailure(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not open the bucket “${bucket}” (${s3ErrorCode(response) ?? status}). They have to allow listing, reading, writing and deleting.`,
    )
  if (status !== 200)
    throw startFailure(
      `S3_ENDPOINT answers ${status} ${s3ErrorCode(response) ?? ''}. Check S3_ENDPOINT, and whether “${region}” is the S3_REGION of the bucket.`,
    )
  return true
}

/** Rejects when the bucket keeps old versions, or when that cannot be found out; the next call then tries again. */
const refuseVersionsOnce = (call: S3Call, { bucket }: S3Settings): (() => Promise<void>) => {
  let isChecked = false
  return async () => {
    if (isChecked) return
    if (await keepsVersions(call))
      throw startFailure(
        `S3_BUCKET: “${bucket}” keeps old versions, so a photo that a visitor deletes would stay. Switch versioning off, or name another bucket.`,
      )
    isChecked = true
  }
}

const keepsVersions = async (call: S3Call): Promise<boolean> => {
  const state = await call({ method: 'GET', query: { versioning: '' } }, { attempts: 1 }).catch(() => null)
  if (state?.status === 200) return /<Status>Enabled</.test(state.body.toString())
  // The key may not allow this call, and some services do not have it. The version in the response to a GET tells, too; the one in the
  // response to a PUT does not, because Cloudflare R2 makes one up.
  const key = `versioning-check-${newId()}`
  expectOk(await call({ method: 'PUT', key, body: new Uint8Array() }))
  const { headers } = expectOk(await call({ method: 'GET', key }))
  await deleteObject(call, key)
  return (headers.get('x-amz-version-id') ?? 'null') !== 'null'
}

const orPrint =
  (print: (line: string) => void) =>
  (error: unknown): void => {
    if (error instanceof Error && error.name === 'StartFailure') throw error
    print(
      `It could not be found out whether S3_BUCKET keeps old versions (${reasonOf(error)}). This is tried again before the next photo is stored.`,
    )
  }

/** The cause is more informative than "fetch failed". */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
