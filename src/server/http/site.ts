/** Serves the built site: pages by path, and their files. */
import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { day, second } from '#server/operations/durations.ts'
import { neverShed } from './limits/load.ts'
import { pageFor, readPage, sendPage, type PageEdit } from './pages.ts'

export type Site = {
  /** Sends the 404 page. */
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

const daySeconds = day / second

/** Names of assets contain a hash of their content; other files can change under the same name. */
const cacheControlFor = (path: string): string =>
  path.startsWith('/assets/')
    ? `public, max-age=${365 * daySeconds}, immutable`
    : path.startsWith('/media/')
      ? `public, max-age=${daySeconds}`
      : 'no-cache'

/**
 * Every `index.html` is the page of its folder's path; a folder named [id] is a path parameter.
 *
 * @param edit what the server writes into the pages
 */
export const addSite = async (app: FastifyInstance, folder: string, edit: PageEdit): Promise<Site> => {
  const names = await readdir(folder, { recursive: true })
  const pages = names
    .map((name) => posix.join('/', name.split(sep).join('/')))
    .filter((name) => name.endsWith('/index.html') && !name.includes('/.'))
  for (const name of pages) {
    const path = posix.dirname(name).replace(/\[(\w+)\]/g, ':$1')
    const page = pageFor(path, await readPage(join(folder, name)), edit)
    for (const url of path === '/' ? ['/'] : [path, `${path}/`])
      app.get(url, { schema: { hide: true } }, async (request, reply) =>
        sendPage(await page(request), 200, request, reply),
      )
  }

  // Exempt from load shedding: an open page loads its chunks later, and files cost almost nothing.
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...neverShed }
    })
    // The name of an asset changes with its content, so browsers never have to revalidate it.
    files.addHook('onSend', async (request, reply) => {
      if (!request.url.startsWith('/assets/')) return
      for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name)
      // The registered type (RFC 9239). It needs no charset: the pages are in UTF-8, and so are their scripts.
      if (reply.statusCode < 400 && /\.js(\?|$)/.test(request.url)) reply.type('text/javascript')
    })
    // A path that cannot be the name of a file, such as one with an empty part, gets the 404 page.
    files.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 400 && error.statusCode !== 403) throw error
      reply.callNotFound()
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
  const notFound = pageFor(missing, await readPage(join(folder, missing)), edit)
  return { sendNotFound: async (request, reply) => sendPage(await notFound(request), 404, request, reply) }
}

/** For a site without a home page: `/` leads to the quiz. */
export const redirectToQuiz = (app: FastifyInstance, quiz: string): void => {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(quiz, 302))
}
