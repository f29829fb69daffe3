import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type Cable = { readonly port: number; readonly plug: () => Promise<void>; readonly cut: () => Promise<void> }

/** A TCP proxy that can be cut off. */
export const cableTo = (target: number, port: number): Cable => {
  const sockets = new Set<Socket>()
  let listener: Server | undefined
  return {
    port,
    plug: async () => {
      listener = createServer((near) => {
        const upstream = connect(target, '127.0.0.1')
        for (const socket of [near, upstream]) {
          sockets.add(socket)
          socket.on('error', () => undefined)
          socket.on('close', () => {
            near.destroy()
            upstream.destroy()
          })
        }
        near.pipe(upstream).pipe(near)
      }).listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    cut: async () => {
      const closed = listener && once(listener, 'close')
      listener?.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
  }
}
