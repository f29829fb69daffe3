import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type TcpProxy = {
  readonly port: number
  readonly start: () => Promise<void>
  /** Ends all connections and accepts no new ones, as if the cable were pulled, until the proxy is started again. */
  readonly cut: () => Promise<void>
}

/** Forwards `port` to the port `target`, both on this computer. It accepts connections once it is started. */
export const tcpProxy = (target: number, port: number): TcpProxy => {
  const sockets = new Set<Socket>()
  let listener: Server | undefined
  return {
    port,
    start: async () => {
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
