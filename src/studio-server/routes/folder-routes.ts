/** The routes that the studio reads from: the content folder, its pictures, the schemas and the defaults. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isMedia } from '#content/folder/content-file.ts'
import { picturesOf, withDefaultPictures, type Picture } from '#content/folder/media.ts'
import { packageDefaults, packageSchemas } from '#content/package-files.ts'
import type { StudioFolder } from '#studio-server/folder/studio-folder.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { refuse } from '#studio-server/http/refuse.ts'

export const addFolderRoutes = (app: FastifyInstance, folder: StudioFolder): void => {
  app.get('/studio/api/folder', async () => folder.read())

  app.get('/studio/api/schemas', async () => Object.fromEntries(packageSchemas()))

  app.get('/studio/api/defaults', async () => ({
    files: packageDefaults()
      .filter(({ path }) => !isMedia(path))
      .map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) })),
    pictures: packageDefaults()
      .filter(({ path }) => isMedia(path))
      .map(({ path }) => path),
  }))

  app.get<{ Params: { '*': string } }>('/studio/media/*', async (request, reply) => {
    const wanted = request.params['*']
    // A folder of drawings is also served as one picture.
    const drawings = `media/${wanted.replace(/\.svg$/i, '')}/`
    const files = await folder.readFiles((path) => path === `media/${wanted}` || path.startsWith(drawings))
    const pictures = picturesOf(withDefaultPictures(files, packageDefaults()))
    const picture = pictures.find(({ path }) => path === wanted)
    if (!picture) return refuse(reply, 404, 'There is no such picture in the content folder.')
    return sendPicture(reply, picture, String(request.headers['if-none-match'] ?? ''))
  })
}

const sendPicture = (reply: FastifyReply, { type, bytes }: Picture, known: string): FastifyReply => {
  const etag = `"${sha256Of(bytes).slice(0, 32)}"`
  void reply.headers({ etag, 'cache-control': 'no-cache' })
  return known.includes(etag) ? reply.code(304).send() : reply.type(type).send(Buffer.from(bytes))
}
