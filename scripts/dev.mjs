// npm run dev: site, API, content and studio on one port. Pages and content are hot-reloaded; the server restarts when its code or content
// changes. The studio is built in the background, so that files that it writes never reload its own page.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readArguments } from './build/arguments.mjs'
import { isWithin } from './build/build-folder.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response, next: () => void) => Promise<void>} Middleware
 * @typedef {import('vite').ViteDevServer} ViteDevServer
 * @typedef {import('./build/load-source.mjs').SourceModules} SourceModules
 * @typedef {<Name extends keyof SourceModules>(name: Name) => Promise<SourceModules[Name]>} Load loads the current source, through Vite
 * @typedef {import('#server/config/environment.ts').Environment} Environment
 * @typedef {import('#content/compile.ts').CompileResult} CompileResult
 * @typedef {{ app: import('fastify').FastifyInstance, stop: () => Promise<void> }} RunningServer
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await readArguments(
  'npm run dev',
  'npm run dev serves site, API, content and studio on one port, with hot reload. Settings are environment variables, as in PORT=8080 npm run dev.',
  {},
)
const port = Number(process.env.PORT || 3000)
/** @type {RunningServer | null} */
let running = null
/** @type {import('fastify').FastifyInstance | null} */
let studio = null
/** @type {import('node:child_process').ChildProcess | null} */
let studioBuild = null
let isStudioStale = false
/** Restarts of the server and of the studio, one after the other. Requests during a restart wait for it. This never rejects. */
let restarts = Promise.resolve()

/**
 * A plugin, because plugins survive when Vite restarts after a change of its configuration.
 * @type {import('vite').Plugin}
 */
const product = {
  name: 'product',
  async configureServer(vite) {
    /** @type {Load} */
    const load = async (name) =>
      /** @type {SourceModules[typeof name]} */ (await vite.ssrLoadModule(`/src/${name.slice(1)}`))
    const environment = await readEnvironment(load)
    const restart = async () => {
      const compiled = await compile(load, environment)
      if (!compiled) return
      const old = running
      running = null
      await old?.stop()
      running = await startServer(load, environment, compiled)
    }
    const restartStudio = async () => {
      const old = studio
      studio = null
      await old?.close()
      const { openStudio } = await load('#studio-server/open-studio.ts')
      const siteFolder = join(dist, 'studio/client')
      studio = await openStudio({ contentDir: environment.contentDir, siteFolder })
    }
    await restart()
    await restartStudio()
    buildStudio()
    /** @param {() => Promise<void>} again */
    const queue = (again) => {
      restarts = restarts.then(again).catch((error) => console.error(error))
    }
    vite.watcher.add(environment.contentDir)
    vite.watcher.on('all', (_, file) => {
      if (isHidden(environment.contentDir, file) || file.includes('.test.')) return
      if (/\/src\/studio\//.test(file)) buildStudio()
      if (/\/src\/(studio-server|editing|content|server)\//.test(file)) queue(restartStudio)
      if (/\/src\/(server|engine|content)\/|\.ya?ml$/.test(file)) queue(restart)
    })
    // A browser that has visited the built site on this port still has its service worker. This one removes it.
    const { removingWorker } = await load('#server/http/service-worker.ts')
    vite.middlewares.use('/service-worker.js', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(removingWorker)
    })
    vite.middlewares.use((request, response, next) => void serveApi(request, response, next))
    vite.middlewares.use((request, response, next) => void serveStudio(request, response, next))
    return () => {
      vite.middlewares.use((request, response, next) => void servePage(vite, request, response, next))
    }
  },
}

const contentDir = process.env.CONTENT_DIR || 'content'
const dist = process.env.DIST_DIR || 'dist'
try {
  const vite = await createServer({
    appType: 'custom',
    plugins: [product],
    server: {
      port,
      strictPort: true,
      // Ignores the build of the studio, and its drafts.
      watch: { ignored: (/** @type {string} */ file) => isHidden(contentDir, file) || isWithin(dist, file) },
    },
  })
  await vite.listen()
  vite.printUrls()
} catch (error) {
  stopStudioBuild()
  console.error(startProblem(error))
  process.exit(1)
}

/**
 * A problem that can be solved without reading the code is printed as a sentence. Anything else is a bug, and is printed with its stack.
 * @param {unknown} error
 */
function startProblem(error) {
  if (!(error instanceof Error)) return error
  if (error.message === `Port ${port} is already in use`)
    return `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm run dev`
  return error.name === 'StartFailure' || 'code' in error ? error.message : error
}

/**
 * Whether a file is hidden, such as the studio's drafts.
 * @param {string} folder
 * @param {string} file
 */
function isHidden(folder, file) {
  return isWithin(folder, file) && /(^|[/\\])\./.test(relative(folder, file))
}

/** Builds the studio if one of its sources has changed. If a build is running, another one follows it. */
function buildStudio() {
  if (studioBuild) return void (isStudioStale = true)
  isStudioStale = false
  studioBuild = spawn(process.execPath, ['scripts/studio.mjs', '--build'], { stdio: 'inherit' })
  studioBuild.once('exit', () => {
    studioBuild = null
    if (isStudioStale) buildStudio()
  })
}

function stopStudioBuild() {
  studioBuild?.kill()
}

/** @param {Load} load */
async function readEnvironment(load) {
  const reading = (await load('#server/config/environment.ts')).readEnvironment(process.env)
  for (const line of reading.mistyped) console.error(`Warning: ${line}`)
  if (reading.ok) return reading.environment
  console.error(reading.problems.join('\n'))
  process.exit(1)
}

/**
 * Resolves to null if the content has errors, which the content plugin prints.
 * @param {Load} load
 * @param {Environment} environment
 */
async function compile(load, { contentDir }) {
  const { compileContent } = await load('#content/compile.ts')
  const compiled = await compileContent(contentDir)
  return compiled.content ? { content: compiled.content, version: compiled.version } : null
}

/**
 * @param {Load} load
 * @param {Environment} environment
 * @param {{ content: NonNullable<CompileResult['content']>, version: string }} compiled
 * @returns {Promise<RunningServer>}
 */
async function startServer(load, environment, { content, version }) {
  const { openDatabase } = await load('#server/store/database/database.ts')
  const { openPhotoStore } = await load('#server/photos/open-photo-store.ts')
  const { reportIdentityMismatch } = await load('#server/photos/photo-identity.ts')
  const { openErasureLog } = await load('#server/erasures/erasure-log.ts')
  const { loadLimits } = await load('#server/http/limits/load.ts')
  const { uploadLimits } = await load('#server/photos/uploads.ts')
  const { openMailTransport } = await load('#server/mail/transport.ts')
  const { buildApp } = await load('#server/app.ts')
  const database = await openDatabase(environment, new Date())
  try {
    const photos = await openPhotoStore(environment, (/** @type {string} */ line) => console.error(line))
    await reportIdentityMismatch({ database, photos }, (line) => console.error(line))
    const app = await buildApp({
      content,
      version,
      database,
      photos,
      erasureLog: await openErasureLog({ ...environment, s3: null }),
      mail: openMailTransport(
        environment,
        { name: content.brand.name, contact_email: content.site.contact_email },
        (line) => console.log(line),
      ),
      settings: {
        ...environment,
        ownAddress: () => `http://localhost:${port}`,
        siteFolder: null,
        now: () => new Date(),
        uploads: uploadLimits(environment.uploadMemoryMb),
        load: loadLimits(environment.maxConnections),
        cleanupAfterMs: 5000,
        isStopping: () => false,
      },
    })
    await app.ready()
    const stop = async () => {
      await app.close()
      await database.close()
    }
    return { app, stop }
  } catch (error) {
    // Otherwise the next start would find the data folder in use.
    await database.close()
    throw error
  }
}

/** @type {Middleware} */
async function serveApi(request, response, next) {
  if (!/^\/(api|healthz|readyz)(\/|\?|$)/.test(request.url ?? '')) return next()
  if (!running) await restarts
  if (running) return running.app.routing(request, response)
  response.writeHead(503, { 'content-type': 'text/plain' }).end('The server could not start: the terminal says why.')
}

/** @type {Middleware} */
async function serveStudio(request, response, next) {
  if (!/^\/studio(\/|\?|$)/.test(request.url ?? '')) return next()
  if (!studio) await restarts
  return studio ? studio.routing(request, response) : next()
}

/**
 * Every other path is a page, which the router in the browser chooses.
 * @param {ViteDevServer} vite
 * @param {Request} request
 * @param {Response} response
 * @param {() => void} next
 */
async function servePage(vite, request, response, next) {
  if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '')) return next()
  const html = await vite.transformIndexHtml(request.url ?? '/', readFileSync('src/app/index.html', 'utf8'))
  response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}
