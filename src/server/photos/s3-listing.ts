/** What is in a bucket below a prefix. */
import { type S3Call, s3Error, type S3Reply } from './s3-calls.ts'

export type S3Listed = {
  /** Without the prefix. */
  readonly name: string
  readonly since: Date
}

export async function* listBelow(call: S3Call, prefix: string): AsyncGenerator<S3Listed> {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) }
    const reply = await call({ method: 'GET', query, isWhole: hasItsEnd })
    if (reply.status !== 200) throw s3Error(reply)
    const page = reply.body.toString()
    yield* listedIn(page, prefix)
    token = /<IsTruncated>true</.test(page) ? textOf(page, 'NextContinuationToken') : undefined
  } while (token !== undefined)
}

const hasItsEnd = ({ status, body }: S3Reply): boolean =>
  status !== 200 || body.toString().trimEnd().endsWith('</ListBucketResult>')

const listedIn = (page: string, prefix: string): readonly S3Listed[] =>
  [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    name: textOf(entry, 'Key')?.slice(prefix.length) ?? '',
    since: new Date(textOf(entry, 'LastModified') ?? ''),
  }))

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(quot|apos|lt|gt|amp|#34|#39);/g, (_, name: string) => letters[name] ?? '')

const letters: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  '#34': '"',
  '#39': "'",
}
