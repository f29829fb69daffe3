/** Entry point of `npm run studio`: serves the studio on this computer only. */
import { fileURLToPath } from 'node:url'
import { integerBetween } from '#server/config/setting-parsers.ts'
import { isStartFailure, startFailure } from '#server/config/start-failure.ts'
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
  const address = await app.listen({ host: '127.0.0.1', port }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw startFailure(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=3001 npm run studio`)
    if (code === 'EACCES')
      throw startFailure(`Port ${port} may not be used by this user. Choose another one: PORT=3001 npm run studio`)
    throw error
  })
  const stop = (): void => void app.close().then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  console.log(`The studio is ready: http://localhost:${new URL(address).port}/studio`)
}

start().catch((error: unknown) => {
  console.error(isStartFailure(error) ? error.message : error)
  process.exit(1)
})
