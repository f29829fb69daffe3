/** Serves the built studio: its pages, and their files. */
import fastifyStatic from '@fastify/static'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from './refuse.ts'

/** @param folder the folder of the built site, whose pages are `index.html` and `preview/index.html` */
export const addStudioSite = async (app: FastifyInstance, folder: string): Promise<void> => {
  const send = (file: string) => async (_request: unknown, reply: FastifyReply) => {
    // Read on every request, because the studio may be rebuilt while its server runs.
    const html = await readFile(join(folder, file)).catch(() => null)
    if (!html) return refuse(reply, 503, 'The studio is not built yet. Try again in a moment.')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  }
  app.get('/', async (_request, reply) => reply.redirect('/studio', 302))
  for (const path of ['/studio/preview', '/studio/preview/*']) app.get(path, send('preview/index.html'))
  // Before the next route, so that a mistyped API address does not get the page.
  app.all('/studio/api/*', async (_request, reply) => refuse(reply, 404, 'There is nothing at this address.'))
  // Every other address is a view of the studio, which its router in the browser selects.
  for (const path of ['/studio', '/studio/*']) app.get(path, send('index.html'))
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/studio/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => {
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', `public, max-age=${365 * 24 * 60 * 60}, immutable`)
    },
  })
}
