import { expectOk, type S3Call, type S3Response } from './s3-calls.ts'

export type S3Object = {
  /** Key without the prefix. */
  readonly name: string
  readonly since: Date
}

/** Lists the objects below a prefix (ListObjectsV2), page by page. */
export async function* listObjects(call: S3Call, prefix: string): AsyncGenerator<S3Object> {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) }
    const page = expectOk(await call({ method: 'GET', query, isComplete: isCompleteListing })).body.toString()
    yield* parseListing(page, prefix)
    token = /<IsTruncated>true</.test(page) ? textOf(page, 'NextContinuationToken') : undefined
  } while (token !== undefined)
}

const isCompleteListing = ({ status, body }: S3Response): boolean =>
  status !== 200 || body.toString().trimEnd().endsWith('</ListBucketResult>')

const parseListing = (page: string, prefix: string): readonly S3Object[] =>
  [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    name: textOf(entry, 'Key')?.slice(prefix.length) ?? '',
    since: new Date(textOf(entry, 'LastModified') ?? ''),
  }))

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(quot|apos|lt|gt|amp|#34|#39);/g, (_, name: string) => xmlEntities[name] ?? '')

const xmlEntities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  '#34': '"',
  '#39': "'",
}
