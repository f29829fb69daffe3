/** Starts the server, says where it is, and ends it in good order. */
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { browserAddress } from './http/browser-address.ts'
import { type Environment, readEnvironment } from './config/environment.ts'
import { openErasureLog } from './erasures/erasure-log.ts'
import { openLogFiles } from './operations/log-files.ts'
import { loadLimits } from './http/limits/load.ts'
import { openMail } from './mail/transport.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { openPhotos } from './photos/open-photo-store.ts'
import { checkPhotos } from './photos/photo-identity.ts'
import { openPictureProcess } from './photos/picture-process.ts'
import { readContent } from './results/read-content.ts'
import { registerServer } from './operations/server-registry.ts'
import { isStartFailure, startFailure } from './config/start-failure.ts'
import { isLocal, startupWarnings } from './config/startup-warnings.ts'
import { type Database, openDatabase } from './store/database/database.ts'
import { uploadLimits } from './photos/uploads.ts'

/** After this long, what still hangs is left behind. A photo over a poor network may take a minute. */
const patience = 65_000

const start = async (): Promise<void> => {
  const reading = readEnvironment(process.env)
  if (!reading.ok) throw startFailure(reading.problems.join('\n'))
  const { environment } = reading
  for (const line of startupWarnings(environment)) console.error(`Warning: ${line}`)
  // What we write is for the owner of the process only.
  process.umask(0o077)

  const read = await readContent(environment.contentDir, environment.dataDir, builtDir)
  if (!read.ok) throw startFailure(read.problems)
  const { content, version } = read

  const database = await openDatabase(environment, new Date(), (line) => console.log(line))
  const photos = await openPhotos(environment, (line) => console.error(line))
  await checkPhotos({ database, photos }, (line) => console.error(line))
  const registration = await registerServer(database.store, environment, () => new Date())
  const { retention } = content.constants
  const logStream =
    environment.logDir === null
      ? null
      : openLogFiles(
          environment.logDir,
          retention,
          () => new Date(),
          (line) => process.stdout.write(line),
        )
  if (logStream)
    console.log(
      `Logs are in ${environment.logDir}: server-*.log for ${retention.access_log_days} days, security-*.log for ${retention.security_log_months} months`,
    )
  const metrics = environment.metricsAddress ? await createMetrics() : null
  const pictures = openPictureProcess(fileURLToPath(new URL('picture-process-main.js', import.meta.url)))
  let isStopping = false
  let address = ''
  const app = await buildApp({
    content,
    version,
    database,
    photos,
    erasureLog: await openErasureLog(environment),
    redraw: pictures.redraw,
    // A link that sets a password is shown to nobody but whoever tries the site on their own machine.
    mail: openMail(environment, content.site, isLocal(environment) ? (line) => console.log(line) : () => undefined),
    metrics,
    disks: {
      photos: environment.s3 ? null : environment.photosDir,
      database: environment.databaseUrl === null ? environment.dataDir : null,
      freeBytes,
    },
    settings: {
      ...environment,
      ...(logStream && { logStream }),
      uploads: uploadLimits(environment.uploadMemoryMb),
      load: loadLimits(environment.maxConnections),
      ownAddress: () => address,
      siteFolder: builtSite(),
      now: () => new Date(),
      // Servers that are started together do not all begin at the same moment.
      cleanupAfterMs: randomInt(500, 2500),
      isStopping: () => isStopping,
    },
  })
  app.addHook('onClose', registration.end)
  address = await listen(app, environment).catch(async (error: unknown) => {
    await registration.end()
    throw error
  })
  if (metrics && environment.metricsAddress) {
    const { url } = await serveMetrics(metrics, environment.metricsAddress)
    console.log(`Metrics are at ${url}`)
  }

  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    // A load balancer sees /readyz fail, and sends nobody any more, while connections are still taken.
    setTimeout(() => {
      setTimeout(() => process.exit(1), patience).unref()
      void close(app, database)
    }, environment.drainSeconds * 1000)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  console.log(`${content.site.name} is ready: ${environment.publicUrl?.origin ?? address}`)
}

/** In development nothing is built, and nothing is found there. */
const builtDir = fileURLToPath(new URL('..', import.meta.url))

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Beside the bundle of the server. In development there is none: Vite serves the site. */
const builtSite = (): string | null => {
  const folder = fileURLToPath(new URL('../client', import.meta.url))
  return existsSync(join(folder, 'index.html')) ? folder : null
}

/** Gives the address for a browser. PORT=0 lets the system choose a port. */
const listen = async (app: FastifyInstance, { host, port }: Environment): Promise<string> => {
  try {
    return browserAddress(host, Number(new URL(await app.listen({ host, port })).port || 80))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw startFailure(`Port ${port} on ${host} is taken. Stop what uses it, or choose another one with PORT.`)
    if (code === 'EACCES')
      throw startFailure(`Port ${port} may not be used by this user. Choose another one with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw startFailure(`This machine has no address ${host}. Choose another one with HOST.`)
    throw error
  }
}

/** No new connections, an answer to every request that is under way, then the database. */
const close = async (app: FastifyInstance, database: Database): Promise<void> => {
  try {
    await app.close()
    await database.close()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}

start().catch((error: unknown) => {
  console.error(isStartFailure(error) ? error.message : error)
  process.exit(1)
})
