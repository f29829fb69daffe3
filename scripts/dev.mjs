// npm run dev: site, API and content on one port. Pages and content change without a reload; the server starts again by itself.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const port = Number(process.env.PORT ?? 3000)
let running = null

// A plugin, because Vite makes itself anew when its configuration changes, and takes plugins along.
const product = {
  name: 'product',
  async configureServer(vite) {
    const load = (file) => vite.ssrLoadModule(`/src/${file}`)
    const environment = await readEnvironment(load)
    const restart = async () => {
      const compiled = await compile(load, environment)
      if (!compiled) return
      await running?.stop()
      running = null
      running = await startServer(load, environment, compiled)
    }
    await restart()
    let restarting = Promise.resolve()
    vite.watcher.add(environment.contentDir)
    vite.watcher.on('all', (_, file) => {
      if (!/\/src\/(server|engine|content)\/|\.ya?ml$/.test(file) || file.includes('.test.')) return
      restarting = restarting.then(restart).catch((error) => console.error(error))
    })
    vite.middlewares.use(toServer)
    return () => {
      vite.middlewares.use((request, response, next) => void toPage(vite, request, response, next))
    }
  },
}

const vite = await createServer({ appType: 'custom', plugins: [product], server: { port, strictPort: true } })
await vite.listen()
vite.printUrls()

async function readEnvironment(load) {
  const reading = (await load('server/config/environment.ts')).readEnvironment(process.env)
  if (reading.ok) return reading.environment
  console.error(reading.problems.join('\n'))
  process.exit(1)
}

async function compile(load, { contentDir }) {
  const { compileContent } = await load('content/compile.ts')
  const { formatProblems } = await load('content/problems/report.ts')
  const compiled = await compileContent(contentDir)
  if (compiled.problems.length > 0) console.error(formatProblems(compiled.problems))
  return compiled.content ? compiled : null
}

async function startServer(load, environment, { content, version }) {
  const { openDatabase } = await load('server/store/database/database.ts')
  const { openPhotoStore } = await load('server/photos/open-photo-store.ts')
  const { reportIdentityMismatch } = await load('server/photos/photo-identity.ts')
  const { openErasureLog } = await load('server/erasures/erasure-log.ts')
  const { openMailTransport } = await load('server/mail/transport.ts')
  const { buildApp } = await load('server/app.ts')
  const database = await openDatabase(environment, new Date())
  const photos = await openPhotoStore(environment, (line) => console.error(line))
  await reportIdentityMismatch({ database, photos }, (line) => console.error(line))
  const app = await buildApp({
    content,
    version,
    database,
    photos,
    erasureLog: await openErasureLog({ ...environment, s3: null }),
    mail: openMailTransport(environment, content.site, (line) => console.log(line)),
    settings: {
      ...environment,
      ownAddress: () => `http://localhost:${port}`,
      siteFolder: null,
      now: () => new Date(),
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
}

function toServer(request, response, next) {
  if (!/^\/(api|healthz|readyz)(\/|\?|$)/.test(request.url ?? '')) return next()
  if (running) return running.app.routing(request, response)
  response.writeHead(503, { 'content-type': 'text/plain' }).end('The content has an error: see the terminal.')
}

/** Every other address is a page: the router in the browser knows which. */
async function toPage(vite, request, response, next) {
  if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '')) return next()
  const html = await vite.transformIndexHtml(request.url, readFileSync('src/app/index.html', 'utf8'))
  response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}
