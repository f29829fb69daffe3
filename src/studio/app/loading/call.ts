import type { Refusal } from '#editing/studio-api.ts'

/** The outcome of a call to the studio's server. `status` 0: the server did not answer. */
export type Reply<Value> = { readonly ok: true; readonly value: Value } | Refused
export type Refused = {
  readonly ok: false
  readonly status: number
  readonly message: string
  readonly body: unknown
}

export type CallOptions<Value = unknown> = {
  /** A file, or a value that is sent as JSON. */
  readonly body?: unknown
  /** Reads the value of a successful reply. Default: as JSON. */
  readonly read?: (reply: Response) => Promise<Value>
  readonly signal?: AbortSignal
  /** The call may outlive the page. */
  readonly keepalive?: boolean
}

/** In milliseconds. Publishing takes longest. */
export const timeLimitMs = 60_000

const late =
  'The studio has not answered for a minute. Close other tabs with the studio, and try again. If that does not help, restart it in the terminal.'
const noAnswer = 'The studio on this computer does not answer. Is it still running in the terminal?'

/** @param path below `/studio/api` */
export const call = async <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, keepalive = false, read = readJson, signal }: CallOptions<Value> = {},
): Promise<Reply<Value>> => {
  const isFile = body instanceof Blob
  const limit = new AbortController()
  const timer = setTimeout(() => {
    limit.abort(late)
  }, timeLimitMs)
  const stop = () => {
    limit.abort()
  }
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const response = await fetch(`/studio/api${path}`, {
      method,
      keepalive,
      signal: limit.signal,
      // The same as in the preload hints of index.html, so that the preloaded response is used instead of a second request.
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      ...(body === undefined || isFile ? {} : { headers: { 'content-type': 'application/json' } }),
    })
    if (response.ok) return { ok: true, value: await read(response) }
    const refusal: unknown = await response.json()
    return { ok: false, status: response.status, message: messageOf(refusal), body: refusal }
  } catch {
    return { ok: false, status: 0, message: limit.signal.reason === late ? late : noAnswer, body: null }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** The server's own reason. null: it did not answer. */
export const reasonOf = ({ message, status }: Refused): string | null => (status === 0 ? null : message)

/** The cast is safe because both sides use the types of studio-api.ts. */
const readJson = async <Value>(reply: Response): Promise<Value> =>
  (reply.status === 204 ? undefined : await reply.json()) as Value

const messageOf = (body: unknown): string => {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Refusal>
  return message ?? 'That did not work. Try again.'
}
