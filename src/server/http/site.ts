/** Serves the built site: pages by path, and their files. */
import fastifyStatic from '@fastify/static'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { neverShed } from './limits/load.ts'

/** Pages are small and requested often, so they are kept in memory, with the variants that the build has compressed. */
type Page = { readonly etag: string; readonly body: Buffer; readonly br: Buffer | null; readonly gzip: Buffer | null }

export type Site = {
  /** Sends the 404 page. */
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

const day = 24 * 60 * 60

/** Names of assets contain a hash of their content; other files can change without a new name. */
const cacheControlFor = (path: string): string =>
  path.startsWith('/assets/')
    ? `public, max-age=${365 * day}, immutable`
    : path.startsWith('/media/')
      ? `public, max-age=${day}`
      : 'no-cache'

/** Every `index.html` is the page of its folder's path; a folder named [id] is a path parameter. */
export const addSite = async (app: FastifyInstance, folder: string): Promise<Site> => {
  const names = await readdir(folder, { recursive: true })
  const pages = names
    .map((name) => posix.join('/', name.split(sep).join('/')))
    .filter((name) => name.endsWith('/index.html') && !name.includes('/.'))
  for (const name of pages) {
    const page = await readPage(join(folder, name))
    const path = posix.dirname(name).replace(/\[(\w+)\]/g, ':$1')
    for (const url of path === '/' ? ['/'] : [path, `${path}/`])
      app.get(url, { schema: { hide: true } }, async (request, reply) => sendPage(page, 200, request, reply))
  }

  // Exempt from load shedding: an open page loads its chunks later, and files cost almost nothing.
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...neverShed }
    })
    // The name of an asset changes with its content: nobody asks whether it is still the same.
    files.addHook('onSend', async (request, reply) => {
      if (!request.url.startsWith('/assets/')) return
      for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name)
    })
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // Pages have their own routes, and compressed variants are not files of their own.
      allowedPath: (path) => !/\.(html|br|gz)$/.test(path),
      setHeaders: (response, path) => {
        response.setHeader('vary', 'accept-encoding')
        response.setHeader(
          'cache-control',
          cacheControlFor(
            `/${path
              .slice(folder.length + 1)
              .split(sep)
              .join('/')}`,
          ),
        )
      },
    })
  })

  const missing = existsSync(join(folder, '404.html')) ? '404.html' : 'index.html'
  const notFound = await readPage(join(folder, missing))
  return { sendNotFound: (request, reply) => sendPage(notFound, 404, request, reply) }
}

/** For a content without a home page: the address of the site leads to the quiz. */
export const redirectToQuiz = (app: FastifyInstance, quiz: string): void => {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(quiz, 302))
}

const readPage = async (file: string): Promise<Page> => {
  const [body, br, gzip] = [await readFile(file), await readIfPresent(`${file}.br`), await readIfPresent(`${file}.gz`)]
  return { etag: createHash('sha256').update(body).digest('base64url').slice(0, 22), body, br, gzip }
}

const readIfPresent = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null)

const sendPage = (page: Page, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const encoding = encodingFor(page, String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  void reply.code(status).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
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
