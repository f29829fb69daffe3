/** Signed calls to an object store. Each comes to an end: a few tries of a few seconds, then an error that says what is wrong. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

export type S3Settings = {
  readonly endpoint: URL
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type S3Pace = { readonly tries: number; readonly tryMs: number; readonly pauseMs: number }

export type S3Reply = { readonly status: number; readonly headers: Headers; readonly body: Buffer }

export type S3Asked = {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** Below the bucket. Empty: the bucket itself. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
  /** A reply that came in good order may still lack its end. */
  readonly isWhole?: (reply: S3Reply) => boolean
}

/** Gives what the store has said, unless it said nothing, not all, or that it cannot just now: that is thrown. */
export type S3Call = (asked: S3Asked, pace?: Partial<S3Pace>) => Promise<S3Reply>

/** Three tries take sixteen seconds at most: a browser waits for longer. */
const usual: S3Pace = { tries: 3, tryMs: 5000, pauseMs: 150 }

export const s3CallsTo = (settings: S3Settings, own: Partial<S3Pace> = {}): S3Call => {
  const attempt = async (asked: S3Asked, tryMs: number): Promise<S3Reply> => {
    const reply = await send(settings, asked, AbortSignal.timeout(tryMs))
    if (reply.status >= 500 || reply.status === 429) throw s3Error(reply)
    if (asked.isWhole?.(reply) === false) throw new Error('The reply of the object store is not whole')
    return reply
  }
  return async (asked, more = {}) => {
    const { tries, tryMs, pauseMs } = { ...usual, ...own, ...more }
    for (let done = 1; ; done += 1)
      try {
        return await attempt(asked, tryMs)
      } catch (error) {
        if (done >= tries) throw error
        // Not all at the same moment again.
        await wait(pauseMs * 3 ** (done - 1) * (0.5 + Math.random()))
      }
  }
}

const send = async (settings: S3Settings, asked: S3Asked, signal: AbortSignal): Promise<S3Reply> => {
  const { method, key = '', query = {}, headers = {}, body } = asked
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/${bucket}${key && `/${key}`}`, endpoint)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  })
  const signed = await signer.sign()
  const reply = await fetch(signed.url, {
    method,
    headers: signed.headers,
    body: body ?? null,
    signal,
    // A signature is for one address.
    redirect: 'manual',
  })
  return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) }
}

export const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')

/** What the store calls the reason, for example NoSuchKey. */
export const codeOf = ({ body }: S3Reply): string | undefined =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.subarray(0, 4000).toString())?.[1]

export const s3Error = (reply: S3Reply): Error =>
  new Error(`The object store answers ${[reply.status, codeOf(reply)].filter(Boolean).join(' ')}`)
