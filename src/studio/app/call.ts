import type { Refusal } from '#editing/studio-api.ts'

/** What a call of the studio's server came to. `status` 0: the server did not answer. */
export type Reply<Value> = { readonly ok: true; readonly value: Value } | Refused
export type Refused = {
  readonly ok: false
  readonly status: number
  readonly message: string
  readonly body: unknown
}

export type CallOptions = {
  readonly body?: unknown
  /** The call may outlive the page. */
  readonly keepalive?: boolean
}

const noAnswer = 'The studio on this computer does not answer. Is it still running in the terminal?'

/** @param path below `/studio/api` */
export const call = async <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, keepalive = false }: CallOptions = {},
): Promise<Reply<Value>> => {
  const isFile = body instanceof Blob
  try {
    const response = await fetch(`/studio/api${path}`, {
      method,
      keepalive,
      // As in the hints of index.html, whose answers are taken instead of a second request.
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      ...(body === undefined || isFile ? {} : { headers: { 'content-type': 'application/json' } }),
    })
    const read: unknown = response.status === 204 ? undefined : await response.json()
    if (response.ok) return { ok: true, value: read as Value }
    return { ok: false, status: response.status, message: messageOf(read), body: read }
  } catch {
    return { ok: false, status: 0, message: noAnswer, body: null }
  }
}

const messageOf = (body: unknown): string => {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Refusal>
  return message ?? 'That did not work. Try again.'
}
