/** A server that stops waits for its open connections. Connections on which nothing will happen any more are closed. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Exchange = { readonly request: IncomingMessage; readonly reply: ServerResponse }

/** `unused`: a connection without a request; one may be on its way. `stalled`: a connection on which no data moves. */
const defaultTimeoutsMs = { unused: 1000, stalled: 10_000 }

export const closeConnectionsAtStop = (app: FastifyInstance, { unused, stalled } = defaultTimeoutsMs): void => {
  /**
   * The open connections with their last request. Browsers open some connections in advance and may never send a request on them. Node
   * does not count these as idle.
   */
  const open = new Map<Socket, Exchange | null>()
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, null)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (open.has(request.socket)) open.set(request.socket, { request, reply })
  })

  const closeStalled = (before: Map<Socket, number>): void => {
    for (const [socket, last] of open) {
      const moved = socket.bytesRead + socket.bytesWritten
      if (isWaitingForClient(last) && before.get(socket) === moved) socket.destroy()
      before.set(socket, moved)
    }
  }
  app.addHook('preClose', async () => {
    // A server that never listened has no connections.
    if (!app.server.listening) return
    const closing = setTimeout(() => {
      for (const [socket, last] of open) if (last === null) socket.destroy()
    }, unused)
    const before = new Map<Socket, number>()
    const checking = setInterval(() => closeStalled(before), stalled)
    closing.unref()
    checking.unref()
    closeStalled(before)
    app.server.once('close', () => {
      clearTimeout(closing)
      clearInterval(checking)
    })
  })
}

/** False: the server is still working on the reply, so it is normal that no data moves. */
const isWaitingForClient = (last: Exchange | null): boolean =>
  last === null || !last.request.complete || last.reply.headersSent
