/**
 * An S3 server for tests: the operations that the photo store needs, with signature checks and fault injection. Written
 * from the S3 documentation, independently of the client code that it tests.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { signatureError } from './sigv4.ts'

/**
 * How a request fails. `cut`: the connection closes before the request is processed. `lost`: it is processed, but the
 * response never arrives. `truncated`: the connection closes in the middle of the response. `shortened`: the response is
 * well-formed, but its body lacks the end. `slowMs`: it is processed after this delay.
 */
export type S3Fault =
  | 'cut'
  | 'lost'
  | 'truncated'
  | 'shortened'
  | { readonly status: number; readonly code?: string }
  | { readonly slowMs: number }

export type S3Object = {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly lastModified: Date
}

export type S3Server = {
  /** Environment variables that configure the product for this server. */
  readonly env: Readonly<Record<`S3_${string}`, string>>
  readonly objects: Map<string, S3Object>
  /** Log of all requests with their responses, in order. */
  readonly requests: readonly string[]
  /** Called for each request; null means no fault. */
  fault: (request: { readonly method: string; readonly key: string; readonly query: URLSearchParams }) => S3Fault | null
  /** Maximum number of entries in a page of a listing. */
  pageSize: number
  keepsVersions: boolean
  readonly close: () => Promise<void>
}

const region = 'eu-test-1'
const bucket = 'quiz-photos'

export const startS3 = async (): Promise<S3Server> => {
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(30).toString('base64')]
  const requests: string[] = []
  const http = createServer((request, reply) => {
    void answer(request, reply).catch(() => reply.destroy())
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo

  const server: S3Server = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects: new Map(),
    requests,
    fault: () => null,
    pageSize: 1000,
    keepsVersions: false,
    close: async () => {
      http.close()
      http.closeAllConnections()
      await once(http, 'close')
    },
  }

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    const { pathname, searchParams } = new URL(url, 'http://s3')
    const [, named = '', ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    const fault = server.fault({ method, key, query: searchParams })
    requests.push(`${method} ${key || [...searchParams.keys()].join()}`)
    if (fault === 'cut') return void request.socket.destroy()
    if (fault !== null && typeof fault === 'object') {
      if ('status' in fault) return sendError(reply, fault.status, fault.code ?? 'InternalError')
      await new Promise((resolve) => setTimeout(resolve, fault.slowMs))
    }
    const wrong = signatureError({ method, url, headers, body }, { accessKeyId, secretAccessKey, region }, new Date())
    if (wrong !== null) return sendError(reply, wrong === 'InvalidRequest' ? 400 : 403, wrong)
    if (named !== bucket) return sendError(reply, 404, 'NoSuchBucket')
    const done = handle(server, method, key, searchParams, {
      bytes: body,
      headers: storedHeaders(headers),
      lastModified: new Date(),
    })
    if (fault === 'lost') return void request.socket.destroy()
    return send(reply, done, fault)
  }
  return server
}

type S3Response = {
  readonly status: number
  readonly body: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

const handle = (
  server: S3Server,
  method: string,
  key: string,
  query: URLSearchParams,
  object: S3Object,
): S3Response => {
  const { objects } = server
  const found = objects.get(key)
  const now: Readonly<Record<string, () => S3Response>> = {
    PUT: () => {
      const from = object.headers['x-amz-copy-source']
      if (from !== undefined) return copy(server, from, key)
      objects.set(key, object)
      // As Cloudflare R2 does, which has no versions.
      return { status: 200, body: Buffer.alloc(0), headers: { 'x-amz-version-id': 'of-put' } }
    },
    GET: () =>
      found
        ? {
            status: 200,
            body: found.bytes,
            headers: { ...found.headers, ...(server.keepsVersions && { 'x-amz-version-id': 'of-get' }) },
          }
        : { status: 404, body: errorXml('NoSuchKey') },
    DELETE: () => {
      objects.delete(key)
      return { status: 204, body: Buffer.alloc(0) }
    },
    'GET bucket': () => ({ status: 200, body: query.has('versioning') ? versions(server) : list(server, query) }),
  }
  return now[key === '' ? `${method} bucket` : method]?.() ?? { status: 405, body: errorXml('MethodNotAllowed') }
}

/** A copy keeps the headers and gets a new modification time. */
const copy = ({ objects }: S3Server, from: string, key: string): S3Response => {
  const source = objects.get(decodeURIComponent(from).replace(`/${bucket}/`, ''))
  if (!source) return { status: 404, body: errorXml('NoSuchKey') }
  const lastModified = new Date()
  objects.set(key, { ...source, lastModified })
  const body = `<CopyObjectResult><LastModified>${lastModified.toISOString()}</LastModified></CopyObjectResult>`
  return { status: 200, body: Buffer.from(body) }
}

/** Sorted by name, with paging. The token contains characters that need escaping in XML and in URLs. */
const list = ({ objects, pageSize }: S3Server, query: URLSearchParams): Buffer => {
  const after = /^&<\+\/=>(.*)$/.exec(query.get('continuation-token') ?? '')?.[1] ?? ''
  const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort()
  const page = names.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? 1000)))
  const isTruncated = page.length < names.length
  const contents = page.map((name) => {
    const { bytes, lastModified } = objects.get(name) ?? { bytes: Buffer.alloc(0), lastModified: new Date() }
    return `<Contents><Key>${xml(name)}</Key><LastModified>${lastModified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const next = isTruncated ? `<NextContinuationToken>${xml(`&<+/=>${page.at(-1)}`)}</NextContinuationToken>` : ''
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  )
}

const versions = ({ keepsVersions }: S3Server): Buffer =>
  Buffer.from(
    `<VersioningConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${keepsVersions ? '<Status>Enabled</Status>' : ''}</VersioningConfiguration>`,
  )

const xml = (text: string): string =>
  text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '')

const storedHeaders = (headers: IncomingMessage['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name === 'content-type' || name === 'x-amz-copy-source' || name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name, String(value)]),
  )

const errorXml = (code: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`)

const sendError = (reply: ServerResponse, status: number, code: string): void => {
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(errorXml(code))
}

const send = (reply: ServerResponse, { status, body, headers = {} }: S3Response, fault: S3Fault | null): void => {
  const half = body.subarray(0, Math.floor(body.length / 2))
  const sent = fault === 'shortened' ? half : body
  reply.writeHead(status, { ...headers, ...(status !== 204 && { 'content-length': sent.length }) })
  if (fault !== 'truncated') return void reply.end(sent)
  reply.write(half, () => reply.destroy())
}
