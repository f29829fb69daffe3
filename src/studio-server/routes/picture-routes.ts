import type { FastifyInstance } from 'fastify'
import { svgSprite } from '#content/folder/svg.ts'
import { largestPicture, tooLargePicture } from '#editing/largest-picture.ts'
import type { UploadedPicture } from '#editing/studio-api.ts'
import { checkPicture } from '#studio-server/pictures/check-picture.ts'
import { typeOfObject } from '#studio-server/pictures/object-type.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import { StudioError } from '#studio-server/studio-error.ts'

export const addPictureRoutes = async (app: FastifyInstance, objects: ObjectStore): Promise<void> => {
  app.get<{ Params: { hash: string }; Querystring: { id?: string } }>(
    '/studio/api/objects/:hash',
    {
      schema: { querystring: { type: 'object', properties: { id: { type: 'string', pattern: '^[\\w.-]{1,200}$' } } } },
    },
    async ({ params, query: { id } }, reply) => {
      const bytes = await objects.get(params.hash)
      if (!bytes) throw new StudioError(404, 'This is not stored any more.')
      const type = typeOfObject(bytes)
      void reply.type(type).header('cache-control', 'private, max-age=31536000, immutable')
      return id !== undefined && type === 'image/svg+xml' ? svgSprite(new Map([[id, bytes.toString('utf8')]])) : bytes
    },
  )

  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestPicture }, (_request, body, done) =>
      done(null, body),
    )
    uploads.setErrorHandler((error: { statusCode?: number }) => {
      throw error.statusCode === 413 ? new StudioError(413, tooLargePicture) : error
    })
    uploads.put<{ Querystring: { name?: string }; Body: Buffer | undefined }>(
      '/studio/api/pictures',
      { bodyLimit: largestPicture },
      async ({ query, body }): Promise<UploadedPicture> => {
        const checked = await checkPicture(query.name ?? '', body ?? Buffer.alloc(0))
        if (!checked.ok) throw new StudioError(422, checked.message)
        const { bytes, name, width, height, notes } = checked
        return { hash: await objects.put(bytes), name, bytes: bytes.length, width, height, notes }
      },
    )
  })
}
