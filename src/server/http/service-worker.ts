/** The way back from a service worker that does harm: docs/operating.md. */
import type { FastifyInstance } from 'fastify'

/**
 * A service worker that takes the place of the built one. Browsers fetch it when they look for a newer version, at each visit and
 * at least once a day. It deletes what was stored, and then unregisters itself.
 */
export const removingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

/** Must be added before the files of the site. */
export const removeServiceWorker = (app: FastifyInstance): void => {
  app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(removingWorker),
  )
}
