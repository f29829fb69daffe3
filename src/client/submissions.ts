/** The calls of a finished quiz. */
import type { PhotoReply, ResultReply, Submission, SubmissionReply } from '#types/api.generated.ts'
import { call, fetchBlob, type CallOutcome } from './call.ts'

const at = (id: string, rest = ''): string => `/quiz/submissions/${encodeURIComponent(id)}${rest}`

/** Sent twice with one key, it is stored once. */
export const sendSubmission = (idempotencyKey: string, submission: Submission): Promise<CallOutcome<SubmissionReply>> =>
  call({ method: 'POST', path: '/quiz/submissions', idempotencyKey, json: submission })

export const readSubmission = (id: string, token: string): Promise<CallOutcome<ResultReply>> =>
  call({ method: 'GET', path: at(id), token })

export const sendPhoto = (id: string, token: string, view: string, blob: Blob): Promise<CallOutcome<PhotoReply>> =>
  call({ method: 'PUT', path: at(id, `/photos/${view}`), token, blob, timeoutMs: 60_000 })

export const readPhoto = (id: string, token: string, view: string): Promise<Blob | null> =>
  fetchBlob(at(id, `/photos/${view}`), token)

/** Takes a yes back: what it covered is deleted, and the result is worked out again. */
export const withdrawConsent = (id: string, token: string, consent: string): Promise<CallOutcome<ResultReply>> =>
  call({ method: 'PUT', path: at(id, `/consents/${consent}`), token, json: { choice: 'declined' } })
