/** Builds the Fastify app of the studio. It does not listen. */
import fastify, { type FastifyInstance } from 'fastify'
import type { StudioFolder } from './folder/studio-folder.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { handleErrors } from './http/refuse.ts'
import { refuseOtherSites } from './http/same-origin.ts'
import { addStudioSite } from './http/studio-site.ts'
import { addFolderRoutes } from './routes/folder-routes.ts'

export type StudioParts = {
  readonly folder: StudioFolder
  /** Folder of the built pages. */
  readonly siteFolder: string
}

export const buildStudioApp = async ({ folder, siteFolder }: StudioParts): Promise<FastifyInstance> => {
  const app = fastify({ logger: false, bodyLimit: 16 * 1024 * 1024, forceCloseConnections: true })
  // Forms of other sites can send these without asking.
  app.removeContentTypeParser('text/plain')
  addSecurityHeaders(app)
  refuseOtherSites(app)
  handleErrors(app)
  addFolderRoutes(app, folder)
  await addStudioSite(app, siteFolder)
  return app
}
