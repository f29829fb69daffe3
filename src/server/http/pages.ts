/** Pages of the built site. They are small and requested often, so they are kept in memory, with their compressed variants. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Page = {
  readonly etag: string
  readonly body: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

/** What the server writes into every page of the build. */
export type PageEdit = {
  /** The value to write. null: pages are sent as they were built. */
  readonly value: () => number | null
  /** `path`: of the page. */
  readonly write: (path: string, html: string, value: number) => string
}

/**
 * The service worker sends this header, because it verifies that the pages are those of its build (src/service-worker/offline-files.ts).
 */
const asBuilt = 'as-built'

/** Reads a page with the variants that the build has compressed. */
export const readPage = async (file: string): Promise<Page> =>
  pageOf(await readFile(file), await readIfPresent(`${file}.br`), await readIfPresent(`${file}.gz`))

const readIfPresent = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null)

const pageOf = (body: Buffer, br: Buffer | null, gz: Buffer | null): Page => ({
  etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  body,
  br,
  gzip: gz,
})

/** The page to send for a request. An edited page is made when it is first needed for a value, and kept until the value changes. */
export const pageFor = (path: string, built: Page, edit: PageEdit): ((request: FastifyRequest) => Promise<Page>) => {
  let edited: { readonly value: number; readonly page: Promise<Page> } | null = null
  return async ({ headers }) => {
    const value = headers[asBuilt] === undefined ? edit.value() : null
    if (value === null) return built
    if (edited?.value !== value)
      edited = { value, page: compressed(edit.write(path, built.body.toString(), value), built) }
    return edited.page.catch((error: unknown) => {
      edited = null
      throw error
    })
  }
}

/** Compresses as strongly as the build does (scripts/build/files.mjs), into the variants that the built page has. */
const compressed = async (html: string, { br, gzip: gz }: Page): Promise<Page> => {
  const body = Buffer.from(html)
  return pageOf(
    body,
    br && (await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    gz && (await promisify(gzip)(body, { level: 9 })),
  )
}

export const sendPage = (page: Page, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const encoding = encodingFor(page, String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  void reply.code(status).headers({ 'cache-control': 'no-cache', vary: `accept-encoding, ${asBuilt}`, etag })
  if (status === 200 && String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.code(304).send()
  void reply.type('text/html; charset=utf-8')
  const precompressed = encoding && page[encoding]
  return precompressed ? reply.header('content-encoding', encoding).send(precompressed) : reply.send(page.body)
}

const encodingFor = (page: Page, accepted: string): 'br' | 'gzip' | null => {
  const takes = (name: string): boolean =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  if (page.br && takes('br')) return 'br'
  return page.gzip && takes('gzip') ? 'gzip' : null
}
