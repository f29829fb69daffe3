/** Reports what happens elsewhere: files change on the disk, somebody else edits, saves or publishes. */
import type { FastifyInstance } from 'fastify'
import type { Presence, StudioEvent } from '#editing/studio-api.ts'
import type { Live } from '#studio-server/live/live.ts'
import { presenceShape } from './request-shapes.ts'

/** How often something is sent, because proxies and browsers close idle connections. */
const aliveMs = 5_000

export const addLiveRoutes = (app: FastifyInstance, { events, presence }: Live): void => {
  const closings = new Set<() => void>()

  app.post<{ Body: Presence }>('/studio/api/presence', { schema: { body: presenceShape } }, async (request, reply) => {
    const { tab, editor, draft, item } = request.body
    presence.report({ tab, editor, draft, item })
    return reply.code(204).send()
  })

  app.get<{ Querystring: { tab?: string } }>('/studio/api/events', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const send = (event: StudioEvent) => void raw.write(`data: ${JSON.stringify(event)}\n\n`)
    const unsubscribe = events.subscribe(send)
    send({ type: 'presence', editors: presence.editors() })
    const alive = setInterval(() => raw.write(':\n\n'), aliveMs)
    const close = () => {
      clearInterval(alive)
      unsubscribe()
      closings.delete(close)
      raw.end()
    }
    closings.add(close)
    request.raw.on('close', () => {
      close()
      // A closed tab is forgotten at once.
      if (request.query.tab !== undefined) presence.leave(request.query.tab)
    })
  })

  const expiring = setInterval(presence.expire, aliveMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(expiring)
    for (const close of closings) close()
  })
}
