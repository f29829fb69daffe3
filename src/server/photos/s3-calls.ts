/** Requests to an S3-compatible object store, signed with AWS Signature Version 4, with timeouts and retries. */
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { sha256Of } from '#server/operations/sha256.ts'

export type S3Settings = {
  readonly endpoint: URL
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type S3RetryPolicy = { readonly attempts: number; readonly timeoutMs: number; readonly baseDelayMs: number }

export type S3Response = { readonly status: number; readonly headers: Headers; readonly body: Buffer }

export type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** The object's key. Empty: the bucket itself. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
  /** Detects truncated or failed bodies of successful responses. */
  readonly isComplete?: (response: S3Response) => boolean
}

/** Resolves to any final response, including 4xx. Rejects after all attempts failed: no response, 429, 5xx or an incomplete body. */
export type S3Call = (request: S3Request, override?: Partial<S3RetryPolicy>) => Promise<S3Response>

/** At most 16 seconds in total, less than browsers wait. */
const defaultRetryPolicy: S3RetryPolicy = { attempts: 3, timeoutMs: 5000, baseDelayMs: 150 }

export const createS3Call = (settings: S3Settings, policy: Partial<S3RetryPolicy> = {}): S3Call => {
  const attempt = async (request: S3Request, timeoutMs: number): Promise<S3Response> => {
    const response = await send(settings, request, AbortSignal.timeout(timeoutMs))
    if (response.status >= 500 || response.status === 429) throw s3Error(response)
    if (request.isComplete?.(response) === false) throw new Error('The response of the object store is incomplete')
    return response
  }
  return async (request, override = {}) => {
    const { attempts, timeoutMs, baseDelayMs } = { ...defaultRetryPolicy, ...policy, ...override }
    for (let attemptNumber = 1; ; attemptNumber += 1)
      try {
        return await attempt(request, timeoutMs)
      } catch (error) {
        if (attemptNumber >= attempts) throw error
        // Exponential backoff with jitter, so that clients do not retry at the same moment.
        await wait(baseDelayMs * 3 ** (attemptNumber - 1) * (0.5 + Math.random()))
      }
  }
}

const send = async (settings: S3Settings, request: S3Request, signal: AbortSignal): Promise<S3Response> => {
  const { method, key = '', query = {}, headers = {}, body } = request
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/${bucket}${key && `/${key}`}`, endpoint)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256Of(body ?? '') },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  })
  const signed = await signer.sign()
  const response = await fetch(signed.url, {
    method,
    headers: signed.headers,
    body: body ?? null,
    signal,
    // A redirect cannot be followed, because a signature is valid for one URL only.
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** The error code in the body, for example NoSuchKey. */
export const s3ErrorCode = ({ body }: S3Response): string | undefined =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.subarray(0, 4000).toString())?.[1]

const s3Error = (response: S3Response): Error =>
  new Error(`The object store answers ${[response.status, s3ErrorCode(response)].filter(Boolean).join(' ')}`)

export const expectOk = (response: S3Response): S3Response => {
  if (response.status < 200 || response.status > 299) throw s3Error(response)
  return response
}

/** False when the bucket is missing, since that says nothing about the object. */
export const isNotFound = (response: S3Response): boolean =>
  response.status === 404 && s3ErrorCode(response) !== 'NoSuchBucket'

/** Idempotent. */
export const deleteObject = async (call: S3Call, key: string): Promise<void> => {
  const response = await call({ method: 'DELETE', key })
  if (!isNotFound(response)) expectOk(response)
}
