/** Serves the metrics at an address of their own, which visitors cannot reach and which still answers while the site sheds load. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ListenAddress } from '#server/config/setting-parsers.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { readonly url: string; readonly close: () => Promise<void> }

export const serveMetrics = async (
  { contentType, text }: Pick<Metrics, 'contentType' | 'text'>,
  { host, port }: ListenAddress,
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n')
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  // It is never closed, so that metrics can be read until the end, and must not keep the process alive.
  server.unref()
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw startFailure(
      `METRICS_ADDRESS: ${host}:${port} cannot be listened on (${errorCode(error)}). Choose another address or port, or leave it out.`,
    )
  }
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}/metrics`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
