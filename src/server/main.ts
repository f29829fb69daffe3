/** Entry point: reads the environment, starts the server and shuts it down gracefully. */
import { randomInt } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { ExternalDependencies } from './dependencies.ts'
import { listen } from './http/listen.ts'
import { type Environment, readEnvironment } from './config/environment.ts'
import { openErasureLog } from './erasures/erasure-log.ts'
import { errorCode } from './operations/error-code.ts'
import { openLogFiles } from './operations/log-files.ts'
import type { LogRoom } from './operations/log-room.ts'
import { loadLimits } from './http/limits/load.ts'
import { openMailTransport } from './mail/transport.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { openPhotoStore } from './photos/open-photo-store.ts'
import { reportIdentityMismatch } from './photos/photo-identity.ts'
import { openPictureProcess } from './photos/picture-process.ts'
import { readContent } from './results/read-content.ts'
import { shutDown } from './operations/shut-down.ts'
import { type Registration, registerServer } from './operations/server-registry.ts'
import { isStartFailure, startFailure } from './config/start-failure.ts'
import { addressWarnings, isLocal, pageWarnings, startupWarnings } from './config/startup-warnings.ts'
import { explainFailure, openDatabase } from './store/database/database.ts'
import { uploadLimits } from './photos/uploads.ts'

/** Shutdown deadline for open requests. A photo upload over a slow network may take a minute. */
const shutdownTimeoutMs = 65_000

const start = async (): Promise<void> => {
  const reading = readEnvironment(process.env)
  printWarnings(reading.mistyped)
  if (!reading.ok) throw startFailure(reading.problems.join('\n'))
  const { environment } = reading
  printWarnings(startupWarnings(environment))
  // Files are readable by the owner of the process only.
  process.umask(0o077)

  const read = await readContent(environment.contentDir, environment.dataDir, builtDir)
  if (!read.ok) throw startFailure(read.problems)
  const { content, version } = read
  printWarnings(pageWarnings(environment.contentDir, read.hasOtherPages))
  printWarnings(addressWarnings(environment, content.site))

  const database = await openDatabase(environment, new Date(), (line) => console.log(line))
  const photos = await openPhotoStore(environment, (line) => console.error(line))
  await reportIdentityMismatch({ database, photos }, (line) => console.error(line))
  const registration = await registerServer(database.store, environment, () => new Date())
  try {
    await serve({ environment, content, version, database, photos, registration })
  } catch (error) {
    // Otherwise a server that keeps its photos elsewhere could not start until this one counts as stopped.
    await registration.end().catch(() => undefined)
    throw explainFailure(error, environment)
  }
}

const printWarnings = (lines: readonly string[]): void => {
  for (const line of lines) console.error(`Warning: ${line}`)
}

type Opened = Pick<ExternalDependencies, 'content' | 'version' | 'database' | 'photos'> & {
  readonly environment: Environment
  readonly registration: Registration
}

const serve = async ({ environment, content, version, database, photos, registration }: Opened): Promise<void> => {
  const { retention } = content.constants
  const logStream =
    environment.logDir === null
      ? null
      : openLogFiles(
          environment.logDir,
          retention,
          () => new Date(),
          (line) => process.stdout.write(line),
          logRoom(environment.logDir, environment.storage),
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
    reencode: pictures.reencode,
    // Links that set a password are printed only on a local installation.
    mail: openMailTransport(
      environment,
      { name: content.brand.name, contact_email: content.site.contact_email },
      isLocal(environment) ? (line) => console.log(line) : () => undefined,
    ),
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
      // Random, so that servers that start together do not run cleanup at the same moment.
      cleanupAfterMs: randomInt(500, 2500),
      isStopping: () => isStopping,
    },
  })
  app.addHook('onClose', () =>
    registration.end().catch((error: unknown) => {
      // Harmless: a server that has not been seen for a while counts as stopped, too.
      app.log.warn({ code: errorCode(error) }, 'this server could not be removed from the list of running ones')
    }),
  )
  address = await listen(app, environment)
  if (metrics && environment.metricsAddress) {
    const { url } = await serveMetrics(metrics, environment.metricsAddress)
    console.log(`Metrics are at ${url}`)
  }

  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    // While draining, connections are still accepted, so that a load balancer sees /readyz fail and stops sending visitors.
    setTimeout(() => {
      void shutDown({ app, database, timeoutMs: shutdownTimeoutMs }).then((code) => process.exit(code))
    }, environment.drainSeconds * 1000)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  console.log(`${content.brand.name} is ready: ${environment.publicUrl?.origin ?? address}`)
}

/** Folder of the build, with the compiled content. In development it contains no `content.json`. */
const builtDir = fileURLToPath(new URL('..', import.meta.url))

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Log files stop before anything else, at the larger of the two thresholds. */
const logRoom = (folder: string, { minFreeMbForPhotos, minFreeMbForSubmissions }: Environment['storage']): LogRoom => ({
  minFreeBytes: Math.max(minFreeMbForPhotos, minFreeMbForSubmissions) * 1024 * 1024,
  freeBytes: () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
})

/** The site beside the server bundle. null in development, where Vite serves the site. Looks for the 404 page, which every site has. */
const builtSite = (): string | null => {
  const folder = fileURLToPath(new URL('../client', import.meta.url))
  return existsSync(join(folder, '404.html')) ? folder : null
}

start().catch((error: unknown) => {
  console.error(isStartFailure(error) ? error.message : error)
  process.exit(1)
})
