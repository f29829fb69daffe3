/** API calls of a finished quiz. */
import type { PhotoReply, ResultReply, StoredPhoto, Submission, SubmissionReply } from '#types/api.generated.ts'
import { serverFailure, type Outcome } from '#types/failure.ts'
import { call, fetchBlob } from './call.ts'
import { submissionPath } from './submission-path.ts'

/**
 * The photos of a submission on the server. null: unknown (after a reload or a failed upload), so they are queried
 * before the next upload. With the id, because another tab may have stored the submission whose photos are sent here.
 */
let stored: { readonly of: string; readonly photos: readonly StoredPhoto[] } | null = null

/** Idempotent: sent twice with the same key, the submission is stored once. */
export const sendSubmission = async (
  idempotencyKey: string,
  submission: Submission,
): Promise<Outcome<SubmissionReply>> => {
  const reply = await call<SubmissionReply>({
    method: 'POST',
    path: '/quiz/submissions',
    idempotencyKey,
    json: submission,
  })
  if (!reply.ok) return reply
  // Something in between, such as the login page of a network, answers everything with a success. What has not arrived on our server must
  // not be deleted from the device.
  if (!reply.value?.id) return serverFailure
  if (stored?.of !== reply.value.id) stored = { of: reply.value.id, photos: [] }
  return reply
}

export const readSubmission = (id: string, token: string): Promise<Outcome<ResultReply>> =>
  call({ method: 'GET', path: submissionPath(id), token })

type NewPhoto = { readonly view: string; readonly blob: Blob }

/**
 * One by one until one fails.
 *
 * @returns the views whose photos were left out: the content no longer has them
 */
export const sendPhotos = async (
  id: string,
  token: string,
  photos: readonly NewPhoto[],
  signal: AbortSignal,
): Promise<Outcome<readonly string[]>> => {
  const skipped: string[] = []
  for (const { view, blob } of photos) {
    if (signal.aborted) break
    const sent = await sendPhoto(id, token, view, blob)
    if (sent.ok) continue
    // The submission exists, so it is the view that is gone.
    if (sent.failure.kind !== 'not_found' || !(await readSubmission(id, token)).ok) return sent
    skipped.push(view)
  }
  return { ok: true, value: skipped }
}

/** A photo that the server already has is not sent again, unless it was retaken. */
const sendPhoto = async (id: string, token: string, view: string, blob: Blob): Promise<Outcome<PhotoReply>> => {
  if (stored?.of !== id) {
    const result = await readSubmission(id, token)
    if (!result.ok) return result
    stored = { of: id, photos: result.value.photos }
  }
  const { photos } = stored
  const there = photos.find((photo) => photo.view === view)
  if (there?.sent && there.sent === (await hashOf(blob))) return { ok: true, value: there }
  const answer = await call<PhotoReply>({
    method: 'PUT',
    path: submissionPath(id, 'photos', view),
    token,
    blob,
    timeoutMs: timeFor(blob),
  })
  const reply = answer.ok && answer.value?.view !== view ? serverFailure : answer
  if (!reply.ok) stored = null
  else {
    const others = photos.filter((photo) => photo.view !== view)
    stored = { of: id, photos: [...others, { ...reply.value, sent: await hashOf(blob) }] }
  }
  return reply
}

/** As long as the server waits for a photo on a slow line (uploads.ts), and 20 s for its reply. */
const timeFor = ({ size }: Blob): number => 20_000 + Math.min(250_000, size / bytesPerMs)
/** The least pace that the server accepts. */
const bytesPerMs = 4

/**
 * SHA-256 as base64, as the server reports it. On an insecure origin `crypto.subtle` is missing: the result is empty,
 * and every photo is sent.
 */
const hashOf = async (blob: Blob): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle?.digest('SHA-256', await blob.arrayBuffer()))))

/** null: it could not be loaded. */
export const readPhoto = (id: string, token: string, view: string): Promise<Blob | null> =>
  fetchBlob(submissionPath(id, 'photos', view), token)

/** Withdraws a consent: the server deletes what it covered, and what of the result came from it. */
export const withdrawConsent = (id: string, token: string, consent: string): Promise<Outcome<ResultReply>> =>
  call({ method: 'PUT', path: submissionPath(id, 'consents', consent), token, json: { choice: 'declined' } })
