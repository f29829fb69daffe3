/** Builds the Fastify app of the studio. It does not listen. */
import fastify, { type FastifyInstance } from 'fastify'
import { addSecurityHeaders } from './http/headers.ts'
import { handleErrors } from './http/refuse.ts'
import { refuseOtherSites } from './http/same-origin.ts'
import { addStudioSite } from './http/studio-site.ts'
import type { Live } from './live/live.ts'
import { addPreviewRoutes } from './preview/preview-routes.ts'
import { addDraftRoutes } from './routes/draft-routes.ts'
import { addFolderRoutes } from './routes/folder-routes.ts'
import { addLiveRoutes } from './routes/live-routes.ts'
import type { FolderWatch } from './live/watch-folder.ts'
import type { Publisher } from './publish/publish.ts'
import { addPictureRoutes } from './routes/picture-routes.ts'
import { addPublishRoutes } from './routes/publish-routes.ts'

export type StudioParts = Publisher & {
  readonly live: Live
  readonly watch: FolderWatch
  /** The folder of the built pages. */
  readonly siteFolder: string
}

export const buildStudioApp = async (parts: StudioParts): Promise<FastifyInstance> => {
  const app = fastify({
    logger: false,
    bodyLimit: 16 * 1024 * 1024,
    forceCloseConnections: true,
    // Acts contain values of any type: nothing is converted or left out.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  })
  // A form on another site can send this type without a CORS preflight.
  app.removeContentTypeParser('text/plain')
  addSecurityHeaders(app)
  refuseOtherSites(app)
  handleErrors(app)
  addFolderRoutes(app, parts.folder)
  addDraftRoutes(app, parts)
  addLiveRoutes(app, parts.live)
  addPublishRoutes(app, parts, parts)
  await addPictureRoutes(app, parts.objects)
  addPreviewRoutes(app, parts.folder, parts.objects)
  await addStudioSite(app, parts.siteFolder)
  return app
}
