/** One API call. Expected failures are returned as values. */
import type { ErrorReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import { isOffline } from '#client/browser/network.ts'

export type CallRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, with a leading slash. */
  readonly path: string
  readonly token?: string
  /** For calls that change something. */
  readonly csrf?: string | null
  readonly idempotencyKey?: string
  readonly json?: unknown
  readonly blob?: Blob
  /** For the whole call. Infinity: the caller aborts it. */
  readonly timeoutMs?: number
  /** Aborted when the caller is no longer interested. */
  readonly signal?: AbortSignal
}

export const call = async <Value>(request: CallRequest): Promise<Outcome<Value>> => {
  const reply = await fetchReply(request)
  return reply.ok ? jsonOf<Value>(reply.value) : reply
}

/**
 * The body of a successful response; null without one. It can break off, or not arrive in time. The cast is safe as far as the
 * server is ours: it validates its own replies.
 */
export const jsonOf = async <Value>(reply: Response): Promise<Outcome<Value>> => {
  try {
    return { ok: true, value: (reply.status === 204 ? null : await reply.json()) as Value }
  } catch (error) {
    return { ok: false, failure: networkFailure(error) }
  }
}

/** The same, for a picture or document. */
export const blobOf = async (reply: Response): Promise<Outcome<Blob>> => {
  try {
    return { ok: true, value: await reply.blob() }
  } catch (error) {
    return { ok: false, failure: networkFailure(error) }
  }
}

/** The response of a successful call, with an unread body. */
export const fetchReply = async (request: CallRequest): Promise<Outcome<Response>> => {
  const reply = await reach(request)
  if ('kind' in reply) return { ok: false, failure: reply }
  return reply.ok ? { ok: true, value: reply } : { ok: false, failure: await failureOf(reply) }
}

/** A picture that only its owner may read. It needs the token in a header, so it cannot be the `src` of an image. */
export const fetchBlob = async (path: string, token: string): Promise<Blob | null> => {
  const reply = await fetchReply({ method: 'GET', path, token })
  const body = reply.ok ? await blobOf(reply.value) : reply
  return body.ok ? body.value : null
}

/** Why a response or its body cannot be had. A caller that has aborted the call itself does not look at the reason. */
const networkFailure = (error: unknown): Failure => {
  if (error instanceof SyntaxError) return { kind: 'server' }
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'timeout' }
  return { kind: isOffline() ? 'offline' : 'interrupted' }
}

const reach = async (request: CallRequest): Promise<Response | Failure> => {
  try {
    return await fetch(`/api${request.path}`, {
      method: request.method,
      headers: headersOf(request),
      body: request.blob ?? (request.json === undefined ? null : JSON.stringify(request.json, withoutUnstorable)),
      signal: signalOf(request),
      cache: 'no-store',
    })
  } catch (error) {
    return networkFailure(error)
  }
}

/** A database stores no NUL and no half of a surrogate pair. They come with pasted text, where nobody sees them. */
const withoutUnstorable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\0\p{Surrogate}]/gu, '') : value

/**
 * Aborts the call after the timeout, or with the caller's signal. Written out, because AbortSignal.timeout and
 * AbortSignal.any are newer than the oldest supported browsers. The timer is not cleared after the headers: the body
 * has to arrive in time, too. It also removes the listener from the caller's signal.
 */
const signalOf = ({ signal, timeoutMs = 20_000 }: CallRequest): AbortSignal => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (timeoutMs < Infinity) setTimeout(abort, timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { signal: controller.signal })
  return controller.signal
}

const headersOf = ({ token, csrf, idempotencyKey, json, blob }: CallRequest): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(csrf && { 'x-csrftoken': csrf }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...(json !== undefined && { 'content-type': 'application/json' }),
  ...(blob && { 'content-type': blob.type }),
})

/** Error codes of daily quotas and of a full disk: retrying soon is pointless. */
const quotaCodes: ReadonlySet<string> = new Set(['day_full', 'photos_day_full', 'no_room', 'photos_no_room'])

const failureOf = async (reply: Response): Promise<Failure> => {
  const error = await errorIn(reply)
  if (quotaCodes.has(error.code)) return { kind: 'quota', message: error.message }
  const seconds = Number(reply.headers.get('retry-after'))
  if (reply.status === 429) return { kind: 'rate_limit', seconds: seconds || 60 }
  if (reply.status === 503 && seconds > 0) return { kind: 'busy', seconds }
  // 408: our server, when the body came too slowly. 504: a proxy, when our server was too slow.
  if (reply.status === 408 || reply.status === 504) return { kind: 'timeout' }
  // A proxy refuses for temporary reasons, and may answer 404 while our server is down. Only our server's own answers are final.
  if (error === unreadable) return { kind: 'server' }
  if (reply.status === 404) return { kind: 'not_found' }
  if (error.code === 'quiz_changed') return { kind: 'changed', problems: error.problems ?? [] }
  if (reply.status >= 400 && reply.status < 500)
    return { kind: 'refused', code: error.code, message: error.message, problems: error.problems ?? [] }
  return error.reference === undefined ? { kind: 'server' } : { kind: 'server', reference: error.reference }
}

/** The body may be from a proxy, and so anything. */
const errorIn = async (reply: Response): Promise<ErrorReply> => {
  try {
    const error: unknown = await reply.json()
    return isErrorReply(error) ? error : unreadable
  } catch {
    return unreadable
  }
}

const unreadable: ErrorReply = { code: 'unreadable', message: '' }

const isErrorReply = (body: unknown): body is ErrorReply => {
  const { code, message, problems = [] } = (body ?? {}) as Partial<ErrorReply>
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(problems)
}
