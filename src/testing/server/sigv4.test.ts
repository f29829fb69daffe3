import { describe, expect, test } from 'vitest'
import { signatureError, type SignedRequest } from './sigv4.ts'

/** The keys, bucket and signatures are those of the worked examples in the S3 documentation. */
const signer = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:05:00Z')
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const authorization = (signed: string, signature: string): string =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`
const common = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  'x-amz-content-sha256': empty,
}
const body = new Uint8Array()

const get: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    ...common,
    range: 'bytes=0-9',
    authorization: authorization(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
  body,
}
const plain = 'host;x-amz-content-sha256;x-amz-date'

describe('the examples of the documentation', () => {
  test.each<[string, SignedRequest]>([
    ['GET of an object', get],
    [
      'PUT of an object',
      {
        method: 'PUT',
        url: '/test%24file.text',
        headers: {
          ...common,
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
          'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
          authorization: authorization(
            'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
            '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
          ),
        },
        body: Buffer.from('Welcome to Amazon S3.'),
      },
    ],
    [
      'GET of a setting of the bucket',
      {
        method: 'GET',
        url: '/?lifecycle',
        headers: {
          ...common,
          authorization: authorization(plain, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'),
        },
        body,
      },
    ],
    [
      'a list',
      {
        method: 'GET',
        url: '/?max-keys=2&prefix=J',
        headers: {
          ...common,
          authorization: authorization(plain, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'),
        },
        body,
      },
    ],
  ])('%s is accepted', (_name, request) => {
    expect(signatureError(request, signer, now)).toBeNull()
  })
})

describe('a request that was tampered with, or signed without the key', () => {
  const changed = (headers: Readonly<Record<string, string>>) => ({ ...get, headers: { ...get.headers, ...headers } })
  test.each<[string, SignedRequest, string]>([
    ['another method', { ...get, method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['another path', { ...get, url: '/other.txt' }, 'SignatureDoesNotMatch'],
    ['a query', { ...get, url: '/test.txt?acl' }, 'SignatureDoesNotMatch'],
    ['another host', changed({ host: 'other.s3.amazonaws.com' }), 'SignatureDoesNotMatch'],
    ['an unsigned x-amz header', changed({ 'x-amz-acl': 'public-read' }), 'SignatureDoesNotMatch'],
    ['another body', { ...get, body: Buffer.from('x') }, 'XAmzContentSHA256Mismatch'],
    ['an unsigned body', changed({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }), 'InvalidRequest'],
    ['another time', changed({ 'x-amz-date': '20130524T000001Z' }), 'SignatureDoesNotMatch'],
    ['no signature', changed({ authorization: '' }), 'AccessDenied'],
    ['another scheme', changed({ authorization: 'Bearer x' }), 'AuthorizationHeaderMalformed'],
  ])('%s is refused', (_name, request, code) => {
    expect(signatureError(request, signer, now)).toBe(code)
  })

  test('another key, region or secret, or an old date, is refused', () => {
    expect(signatureError(get, { ...signer, accessKeyId: 'OTHER' }, now)).toBe('InvalidAccessKeyId')
    expect(signatureError(get, { ...signer, region: 'eu-west-2' }, now)).toBe('AuthorizationHeaderMalformed')
    expect(signatureError(get, { ...signer, secretAccessKey: 'other' }, now)).toBe('SignatureDoesNotMatch')
    expect(signatureError(get, signer, new Date('2013-05-24T00:20:00Z'))).toBe('RequestTimeTooSkewed')
  })
})
