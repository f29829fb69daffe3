/** Entry point of `npm run studio`: serves the studio on this computer only. */
import { fileURLToPath } from 'node:url'
import { integerBetween } from '#server/config/setting-parsers.ts'
import { printableError, startFailure } from '#server/config/start-failure.ts'
import { listenOnLoopback } from './http/listen.ts'
import { openStudio } from './open-studio.ts'

const readPort = (text: string): number => {
  const port = text === '' ? 3000 : integerBetween(0, 65_535)(text)
  if (port === null) throw startFailure(`PORT is “${text}”. Give a whole number from 0 to 65535, for example PORT=3000`)
  return port
}

const start = async (): Promise<void> => {
  const port = readPort(process.env['PORT']?.trim() ?? '')
  const app = await openStudio({
    contentDir: process.env['CONTENT_DIR']?.trim() || 'content',
    siteFolder: fileURLToPath(new URL('../client', import.meta.url)),
  })
  const address = await listenOnLoopback(app, port)
  const stop = (): void => void app.close().then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  console.log(`The studio is ready: ${address}`)
}

start().catch((error: unknown) => {
  console.error(printableError(error))
  process.exit(1)
})
