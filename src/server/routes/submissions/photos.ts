/** Photos of a submission: stored only with consent and after re-encoding, and readable only by their owner. */
import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PhotoReply } from '#types/api.generated.ts'
import { fullDiskRetrySeconds } from '#server/operations/free-space.ts'
import { ownedSubmission } from '#server/accounts/ownership.ts'
import { rateLimit } from '#server/http/limits/rate-limit.ts'
import type { DependenciesWith } from '#server/dependencies.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import { photoUses, secondsUntilReset } from '#server/operations/quotas.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { allowsPhotos } from '#server/results/results.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { digestOf } from '#server/accounts/secrets.ts'
import { optionalUser } from '#server/accounts/sessions.ts'
import { deletePhotoRows, savePhoto, photoOf } from '#server/store/submissions/photos.ts'
import { countUses, releaseUses, usesFit } from '#server/store/submissions/quotas.ts'
import { consentsOf, submissionById } from '#server/store/submissions/submissions.ts'
import { openUploads } from '#server/photos/uploads.ts'
import { submissionPath, ownedRouteSchema } from './owned-route-schema.ts'

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
  const { database, photos, pictures, freeSpace, settings, content } = dependencies
  const { store } = database
  const { max_file_mb, views } = content.photos
  const knownViews: ReadonlySet<string> = new Set(views.map(({ id }) => id))
  const isPhotoStorageAllowed = allowsPhotos(rules)
  const bodyLimit = max_file_mb * 1024 * 1024
  const uploads = openUploads(settings.uploads, bodyLimit)

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
    async (request, reply) => {
      const { view } = request.params
      const submission_id = ownedSubmission(request).id
      if (!request.body) return refuse(reply, 'photo_refused')
      const sent = digestOf(request.body)
      // A retry of an upload whose reply was lost.
      const stored = await photoOf(store, submission_id, view)
      if (stored?.sent === sent && (await photos.get(stored.file)))
        return { view, width: stored.width, height: stored.height } satisfies PhotoReply

      if (!(await freeSpace.forPhotos())) return refuse(reply, 'photos_no_room', { seconds: fullDiskRetrySeconds })
      const now = settings.now()
      const user = optionalUser(request)?.id ?? null
      const sender = { address: request.ip, submission: submission_id, user }
      const refuseFull = () => refuse(reply, 'photos_day_full', { seconds: secondsUntilReset(now) })
      // Cheap check before decoding. The exact size is counted after re-encoding.
      if (!(await usesFit(store, photoUses(settings.storage, sender, 1, now)))) return refuseFull()

      const picture = await pictures.reencode(request.body)
      if (!picture) return refuse(reply, 'photo_refused')
      // Decoding took too long, because the server is under load: the picture may be fine.
      if (picture === 'timeout') return refuse(reply, 'uploads_busy', { seconds: randomInt(20, 40) })
      const { width, height } = picture
      const uses = photoUses(settings.storage, sender, picture.bytes.byteLength, now)
      const [counted] = await store.transaction().execute((transaction) => countUses(transaction, [uses]))
      if (!counted) return refuseFull()
      const file = await photos.put(picture.bytes).catch(async (error: unknown) => {
        await releaseUses(store, [uses])
        throw error
      })
      const created_at = now.toISOString()
      const row = { submission_id, view, file, bytes: picture.bytes.byteLength, width, height, created_at, sent }
      // If this throws, the row may or may not exist: the file stays, and cleanup deletes it if it has no row.
      const saved = await savePhoto(store, row, isPhotoStorageAllowed)
      if (!saved.ok) {
        await photos.delete([file])
        return refuse(reply, saved.reason === 'gone' ? 'not_found' : 'no_consent')
      }
      if (saved.replaced !== undefined) await photos.delete([saved.replaced])
      return { view, width, height } satisfies PhotoReply
    },
  )

  scope.get<Address>(
    photoPath,
    {
      config: rateLimit('reading', settings.rateLimitPerMinute),
      preParsing: requireKnownView,
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
      config: rateLimit('reading', settings.rateLimitPerMinute),
      preParsing: requireKnownView,
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
      config: rateLimit('reading', settings.rateLimitPerMinute),
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
