import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startFailure } from '#server/config/start-failure.ts'
import { buildStudioApp } from './app.ts'
import { openStudioFolder } from './folder/studio-folder.ts'
import { createLive } from './live/live.ts'
import { watchFolder } from './live/watch-folder.ts'
import { finishCommittedPublication, type Publisher } from './publish/publish.ts'
import { openDiskVersions } from './publish/version-store.ts'
import { openDiskDrafts } from './store/disk-drafts.ts'
import { openDiskObjects } from './store/objects.ts'

/**
 * Opens the studio on a content folder, ready to listen or to be called by another server.
 *
 * @param siteFolder the folder of the built pages
 */
export const openStudio = async (options: {
  readonly contentDir: string
  readonly siteFolder: string
}): Promise<FastifyInstance> => {
  const root = resolve(options.contentDir)
  const entry = await stat(root).catch(() => null)
  if (!entry) throw startFailure(`There is no folder ${root}. Name the folder of the content with CONTENT_DIR.`)
  if (!entry.isDirectory()) throw startFailure(`${root} is a file. Name the folder of the content with CONTENT_DIR.`)
  const now = () => new Date()
  const folder = openStudioFolder(root)
  const live = createLive(now)
  const watch = watchFolder(root, folder.readFiles, (paths) => live.events.send({ type: 'disk', paths }))
  const publisher: Publisher = {
    folder,
    now,
    drafts: openDiskDrafts(root, now),
    objects: openDiskObjects(root),
    versions: openDiskVersions(root),
  }
  await finishCommittedPublication(publisher)
  const app = await buildStudioApp({ ...publisher, live, watch, siteFolder: resolve(options.siteFolder) })
  app.addHook('onClose', async () => watch.stop())
  await app.ready()
  // The first reading also compiles the schemas. Started now, it is done when the first page asks.
  void folder.read().catch(() => undefined)
  return app
}
