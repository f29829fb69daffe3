import { sep } from 'node:path'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { CompileResult } from '#content/compile.ts'
import { contentError, type ContentStore } from './content-store.ts'
import { formatProblems } from '#content/problems/report.ts'
import { virtualModuleIds, virtualModuleSource } from '#content/slices/module-source.ts'

/** Editors save in several steps, and a file can be empty in between. So the server waits for more changes, and reads an empty file again. */
const settleMs = 40
const emptyFileMs = 150

/**
 * Content in the development server: a saved edit reloads only the virtual modules that it changes, and mistakes are shown as an
 * overlay in the browser and in the terminal, while the pages keep the last valid content.
 */
export const serveContent = (server: ViteDevServer, store: ContentStore): void => {
  const { hot } = server.environments.client
  const { logger } = server.config
  let failure: ErrorPayload | undefined
  let shown: ReadonlyMap<string, string> = new Map()
  let picturesChanged = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const fail = (error: Error) => {
    failure = errorPayload(error)
    // Vite's client reloads the page if its very first update comes after an error, so an empty update is sent first.
    hot.send({ type: 'update', updates: [] })
    hot.send(failure)
    logger.error(error.message, { timestamp: true })
  }

  const show = async ({ content, version, problems }: CompileResult, hadValid: boolean) => {
    if (!content) return fail(contentError(store.folder, problems))
    if (problems.length > 0) logger.warn(formatProblems(problems), { timestamp: true })
    const recovered = failure !== undefined
    failure = undefined
    const next = new Map(virtualModuleIds.map((id) => [id, virtualModuleSource(id, { content, version }, 'all') ?? '']))
    const changed = virtualModuleIds.filter((id) => next.get(id) !== shown.get(id))
    shown = next
    const modules = Object.values(server.environments).flatMap((environment) =>
      changed.flatMap((id) => {
        const module = environment.moduleGraph.getModuleById(id)
        return module ? [{ environment, module }] : []
      }),
    )
    // Pages that had no content at all, and pages with pictures that changed under the same name, have to be reloaded.
    if (!hadValid || picturesChanged) {
      for (const { environment, module } of modules) environment.moduleGraph.invalidateModule(module)
      return hot.send({ type: 'full-reload' })
    }
    // An empty update removes the error overlay, even if the edit was undone and no module has changed.
    if (recovered) hot.send({ type: 'update', updates: [] })
    for (const { environment, module } of modules) await environment.reloadModule(module)
  }

  const refresh = async () => {
    const hadValid = store.hasValid()
    let compiled = await store.compile()
    if (compiled.problems.some(({ code }) => code === 'content/empty-file')) {
      await new Promise((done) => setTimeout(done, emptyFileMs))
      compiled = await store.compile()
    }
    await show(compiled, hadValid)
    picturesChanged = false
  }

  const changed = (path: string) => {
    if (!path.startsWith(store.folder + sep)) return
    // Ignores hidden folders, such as the one with the drafts of the studio.
    if (path.slice(store.folder.length).includes(`${sep}.`)) return
    picturesChanged ||= path.startsWith(store.folder + sep + 'media' + sep)
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(refresh)
        .catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))))
    }, settleMs)
  }

  server.watcher.add(store.folder)
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed)
  // A page that is opened while the content has errors shows the last valid content, and the errors.
  hot.on('vite:client:connect', (_data, client) => {
    if (failure && store.hasValid()) client.send(failure)
  })
  void store.compile().then(
    ({ content, problems, version }) => {
      if (problems.length > 0) logger[content ? 'warn' : 'error'](formatProblems(problems), { timestamp: true })
      if (!content) return
      shown = new Map(virtualModuleIds.map((id) => [id, virtualModuleSource(id, { content, version }, 'all') ?? '']))
    },
    (error: unknown) => logger.error(error instanceof Error ? error.message : String(error), { timestamp: true }),
  )
  servePictures(server, store)
}

const servePictures = ({ middlewares }: ViteDevServer, store: ContentStore) => {
  middlewares.use('/media', (request, response, next) => {
    const name = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
    store.pictures().then((pictures) => {
      const picture = pictures.get(name)
      if (!picture) return next()
      response.setHeader('content-type', picture.type)
      response.setHeader('cache-control', 'no-cache')
      response.end(picture.bytes)
    }, next)
  })
}

const errorPayload = (error: Error): ErrorPayload => ({
  type: 'error',
  err: { ...Object.fromEntries(Object.entries(error)), stack: '', message: error.message },
})
