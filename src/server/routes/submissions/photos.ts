/** Photos of a submission: stored only with consent and after re-encoding, and readable only by their owner. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownedSubmission } from '#server/accounts/ownership.ts'
import { rateLimit } from '#server/http/limits/rate-limit.ts'
import type { DependenciesWith } from '#server/dependencies.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { allowsPhotos } from '#server/results/results.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { deletePhotoRows, photoOf } from '#server/store/submissions/photos.ts'
import { consentsOf, submissionById } from '#server/store/submissions/submissions.ts'
import { openUploads } from '#server/photos/uploads.ts'
import { submissionPath, ownedRouteSchema } from './owned-route-schema.ts'
import { photoUpload } from './photo-upload.ts'

const photosPath = `${submissionPath}/photos`
const photoPath = `${photosPath}/:view`
const mediaTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Schema of a binary body: any content of these media types. */
const binaryBody = (of: readonly string[]) => ({
  content: Object.fromEntries(of.map((type) => [type, { schema: {} }])),
})

type Address = { readonly Params: { readonly view: string } }

export const addPhotoRoutes = (
  scope: FastifyInstance,
  dependencies: DependenciesWith<'photos'>,
  rules: QuizRules,
  refuse: Refuse,
): void => {
  const { database, photos, settings, content } = dependencies
  const { store } = database
  const { max_file_mb, views } = content.photos
  const knownViews: ReadonlySet<string> = new Set(views.map(({ id }) => id))
  const isPhotoStorageAllowed = allowsPhotos(rules)
  const bodyLimit = max_file_mb * 1024 * 1024
  const uploads = openUploads(settings.uploads, bodyLimit)
  const upload = photoUpload(dependencies, isPhotoStorageAllowed, refuse)

  /** Only needed for storing: the photo of a view that the content no longer has can still be read and deleted. */
  const requireKnownView = async (request: FastifyRequest, reply: FastifyReply) =>
    knownViews.has((request.params as Address['Params']).view) ? undefined : refuse(reply, 'not_found')
  const requireConsent = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = ownedSubmission(request)
    if (isPhotoStorageAllowed(await consentsOf(store, id))) return undefined
    return refuse(reply, (await submissionById(store, id)) ? 'no_consent' : 'not_found')
  }

  /** Rows before files: cleanup deletes a file without a row, but a row without a file is a broken photo. */
  const deletePhotos = async (id: string, view?: string): Promise<void> => {
    const at = settings.now().toISOString()
    const files = await store.transaction().execute((transaction) => deletePhotoRows(transaction, id, at, view))
    await photos.delete(files)
    database.scrub()
  }

  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(mediaTypes, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })

  scope.put<Address & { Body: Buffer | undefined }>(
    photoPath,
    {
      bodyLimit,
      config: rateLimit('photo', settings.rateLimitPerMinute),
      // Runs before the body is read. `reserve` is last, so that only permitted requests take an upload slot.
      preParsing: [requireKnownView, requireConsent, uploads.reserve],
      preHandler: uploads.begin,
      onSend: uploads.end,
      schema: {
        ...ownedRouteSchema('Store a photo, in place of the one that was there', photoPath, {
          200: schemaRef('PhotoReply'),
        }),
        body: binaryBody(mediaTypes),
      },
    },
    async (request, reply) => upload(request, reply, request.params.view, request.body),
  )

  scope.get<Address>(
    photoPath,
    {
      schema: ownedRouteSchema('Read a photo', photoPath, {
        200: { description: 'The photo.', ...binaryBody(['image/jpeg']) },
      }),
    },
    async (request, reply) => {
      const row = await photoOf(store, ownedSubmission(request).id, request.params.view)
      const bytes = row && (await photos.get(row.file))
      return bytes ? reply.type('image/jpeg').send(bytes) : refuse(reply, 'not_found')
    },
  )

  scope.delete<Address>(
    photoPath,
    {
      schema: ownedRouteSchema('Delete a photo for ever', photoPath, {
        204: { type: 'null', description: 'It is gone.' },
      }),
    },
    async (request, reply) => {
      await deletePhotos(ownedSubmission(request).id, request.params.view)
      return reply.code(204).send()
    },
  )

  scope.delete(
    photosPath,
    {
      schema: ownedRouteSchema('Delete all photos of a result for ever', photosPath, {
        204: { type: 'null', description: 'They are gone.' },
      }),
    },
    async (request, reply) => {
      await deletePhotos(ownedSubmission(request).id)
      return reply.code(204).send()
    },
  )
}
