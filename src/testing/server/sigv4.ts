/**
 * Verifies AWS Signature Version 4 in the Authorization header. Written from the Amazon S3 documentation ("Signature
 * Calculations for the Authorization Header"), independently of the client code that it tests.
 */
import { createHash, createHmac } from 'node:crypto'

export type SignedRequest = {
  readonly method: string
  /** Encoded path and query, as in the request line. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Uint8Array
}

export type Signer = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string }

/** Returns the S3 error code, or null if the signature is valid. */
export const signatureError = (request: SignedRequest, signer: Signer, now: Date): string | null => {
  const field = (name: string): string => String(request.headers[name] ?? '')
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      field('authorization'),
    )
  if (!parts) return field('authorization') === '' ? 'AccessDenied' : 'AuthorizationHeaderMalformed'
  const [, key = '', day = '', region = '', service = '', names = '', signature = ''] = parts
  if (key !== signer.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== signer.region || service !== 's3') return 'AuthorizationHeaderMalformed'

  const date = field('x-amz-date')
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day) || Number.isNaN(time)) return 'AccessDenied'
  if (Math.abs(now.getTime() - time) > 15 * 60 * 1000) return 'RequestTimeTooSkewed'

  const hash = field('x-amz-content-sha256')
  if (!/^[0-9a-f]{64}$/.test(hash)) return 'InvalidRequest'
  if (hash !== hex(request.body)) return 'XAmzContentSHA256Mismatch'

  const signed = names.split(';')
  const isSorted = signed.every((name, at) => at === 0 || (signed[at - 1] ?? '') < name)
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))]
  if (!isSorted || needed.some((name) => !signed.includes(name))) return 'SignatureDoesNotMatch'

  const [path = '', query = ''] = request.url.split('?')
  const canonical = [
    request.method,
    encodedPath(path),
    encodedQuery(query),
    ...signed.map((name) => `${name}:${field(name).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, hex(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${signer.secretAccessKey}`)
  return hmac(signingKey, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

const hex = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/** Percent-encodes everything except the unreserved characters of RFC 3986, in upper case. */
const uriEncode = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => {
      const letter = String.fromCharCode(byte)
      return /[A-Za-z0-9\-._~]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

const encodedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => uriEncode(decodeURIComponent(part)))
    .join('/')

const encodedQuery = (query: string): string =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=')
      return `${uriEncode(decodeURIComponent(name))}=${uriEncode(decodeURIComponent(value.join('=')))}`
    })
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&')
