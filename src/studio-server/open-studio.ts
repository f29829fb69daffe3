import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startFailure } from '#server/config/start-failure.ts'
import { buildStudioApp } from './app.ts'
import { openStudioFolder } from './folder/studio-folder.ts'

/**
 * The studio on a content folder, ready to listen or to be called by another server.
 *
 * @param siteFolder of the built pages
 */
export const openStudio = async (options: {
  readonly contentDir: string
  readonly siteFolder: string
}): Promise<FastifyInstance> => {
  const root = resolve(options.contentDir)
  const entry = await stat(root).catch(() => null)
  if (!entry) throw startFailure(`There is no folder ${root}. Name the folder of the content with CONTENT_DIR.`)
  if (!entry.isDirectory()) throw startFailure(`${root} is a file. Name the folder of the content with CONTENT_DIR.`)
  const app = await buildStudioApp({ folder: openStudioFolder(root), siteFolder: resolve(options.siteFolder) })
  await app.ready()
  return app
}
