/** API calls of a finished quiz. */
import type { PhotoReply, ResultReply, StoredPhoto, Submission, SubmissionReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { call, fetchBlob } from './call.ts'

const at = (id: string, rest = ''): string => `/quiz/submissions/${encodeURIComponent(id)}${rest}`

/**
 * The photos on the server. null: unknown (after a reload or a failed upload), so they are queried before the next
 * upload.
 */
let stored: readonly StoredPhoto[] | null = null

/** Idempotent: sent twice with the same key, the submission is stored once. */
export const sendSubmission = (idempotencyKey: string, submission: Submission): Promise<Outcome<SubmissionReply>> => {
  stored = []
  return call({ method: 'POST', path: '/quiz/submissions', idempotencyKey, json: submission })
}

export const readSubmission = (id: string, token: string): Promise<Outcome<ResultReply>> =>
  call({ method: 'GET', path: at(id), token })

/** A photo that the server already has is not sent again, unless it was retaken. */
export const sendPhoto = async (id: string, token: string, view: string, blob: Blob): Promise<Outcome<PhotoReply>> => {
  if (!stored) {
    const result = await readSubmission(id, token)
    if (!result.ok) return result
    stored = result.value.photos
  }
  const there = stored.find((photo) => photo.view === view)
  if (there?.sent && there.sent === (await hashOf(blob))) return { ok: true, value: there }
  const reply = await call<PhotoReply>({
    method: 'PUT',
    path: at(id, `/photos/${view}`),
    token,
    blob,
    timeoutMs: 60_000,
  })
  if (!reply.ok) stored = null
  else {
    const others = stored.filter((photo) => photo.view !== view)
    stored = [...others, { ...reply.value, sent: await hashOf(blob) }]
  }
  return reply
}

/**
 * SHA-256 as base64, as the server reports it. On an insecure origin `crypto.subtle` is missing: the result is empty,
 * and every photo is sent.
 */
const hashOf = async (blob: Blob): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle?.digest('SHA-256', await blob.arrayBuffer()))))

export const readPhoto = (id: string, token: string, view: string): Promise<Blob | null> =>
  fetchBlob(at(id, `/photos/${view}`), token)

/** Withdraws a consent: the server deletes the data that it covered and computes the result again. */
export const withdrawConsent = (id: string, token: string, consent: string): Promise<Outcome<ResultReply>> =>
  call({ method: 'PUT', path: at(id, `/consents/${consent}`), token, json: { choice: 'declined' } })
