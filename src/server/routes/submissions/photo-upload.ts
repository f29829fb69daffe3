import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PhotoReply } from '#types/api.generated.ts'
import { ownedSubmission } from '#server/accounts/ownership.ts'
import { digestOf } from '#server/accounts/secrets.ts'
import { optionalUser } from '#server/accounts/sessions.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { customerNetwork } from '#server/http/limits/networks.ts'
import { type Refuse, refusalError } from '#server/http/refusals.ts'
import { fullDiskRetrySeconds } from '#server/operations/free-space.ts'
import { photoUses, secondsUntilReset } from '#server/operations/quotas.ts'
import type { allowsPhotos } from '#server/results/results.ts'
import { savePhoto, photoOf } from '#server/store/submissions/photos.ts'
import { countUses, releaseUses, usesFit } from '#server/store/submissions/quotas.ts'

/**
 * Stores an uploaded photo in place of an earlier one: re-encoded, within the quotas of its sender, and only with consent. The reply
 * says what was stored, or why nothing was.
 */
export const photoUpload =
  (
    { database: { store }, freeSpace, photos, pictures, settings }: Dependencies,
    isPhotoStorageAllowed: ReturnType<typeof allowsPhotos>,
    refuse: Refuse,
  ) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    view: string,
    body: Buffer | undefined,
  ): Promise<FastifyReply | PhotoReply> => {
    const submission_id = ownedSubmission(request).id
    if (!body) return refuse(reply, 'photo_refused')
    const sent = digestOf(body)
    // A retry of an upload whose reply was lost.
    const stored = await photoOf(store, submission_id, view)
    if (stored?.sent === sent && (await photos.get(stored.file)))
      return { view, width: stored.width, height: stored.height }

    if (!(await freeSpace.forPhotos())) return refuse(reply, 'photos_no_room', { seconds: fullDiskRetrySeconds })
    const now = settings.now()
    const user = optionalUser(request)?.id ?? null
    const sender = { address: request.ip, submission: submission_id, user }
    const refuseFull = () => refuse(reply, 'photos_day_full', { seconds: secondsUntilReset(now) })
    // Cheap check before decoding. The exact size is counted after re-encoding.
    if (!(await usesFit(store, photoUses(settings.storage, sender, 1, now)))) return refuseFull()

    const picture = await pictures.reencode(body, customerNetwork(request.ip)).catch((error: unknown) => {
      request.log.error({ err: error }, 'photos cannot be decoded, because the decoder cannot be loaded')
      throw refusalError('photos_unavailable')
    })
    if (!picture || picture === 'timeout') {
      // Decoding cost time even though it failed, so the size that was sent is counted, even beyond the quota.
      const refused = photoUses(settings.storage, sender, body.byteLength, now)
      const counted = refused.map((use) => ({ ...use, limit: Infinity }))
      await store.transaction().execute((transaction) => countUses(transaction, [counted]))
    }
    if (!picture) return refuse(reply, 'photo_refused')
    // Decoding took too long, maybe because the server is under load: the picture may be fine.
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
      await releaseUses(store, [uses])
      return refuse(reply, saved.reason === 'gone' ? 'not_found' : 'no_consent')
    }
    if (saved.replaced !== undefined) await photos.delete([saved.replaced])
    return { view, width, height }
  }
