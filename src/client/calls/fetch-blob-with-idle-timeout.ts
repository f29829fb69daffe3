import { serverFailure, type Outcome } from '#types/failure.ts'
import { blobOf, type CallRequest } from './call.ts'

type Limits = Required<Pick<CallRequest, 'signal' | 'timeoutMs'>>

/**
 * The body of a large reply. It may take as long as it needs while something arrives: a time limit for all of it would cut off a slow
 * connection that works.
 *
 * @param ask makes the call, within these limits
 * @param idleMs for how long nothing may arrive
 * @param given of the caller: aborts the call
 */
export const fetchBlobWithIdleTimeout = async (
  ask: (limits: Limits) => Promise<Outcome<Response>>,
  idleMs: number,
  given?: AbortSignal,
): Promise<Outcome<Blob>> => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, idleMs)
  }
  if (given?.aborted) abort()
  given?.addEventListener('abort', abort)
  moved()
  const reply = await ask({ signal: controller.signal, timeoutMs: Infinity })
  const file = reply.ok && isPage(reply.value) ? serverFailure : reply
  const blob = file.ok ? await blobOf(watched(file.value, moved)) : file
  clearTimeout(timer)
  given?.removeEventListener('abort', abort)
  return blob
}

/** A network that asks for a login first answers everything with a page. Stored under the name of a report it could not be opened. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

/** `moved` is called with each part of the body that arrives. */
const watched = ({ body, headers }: Response, moved: () => void): Response => {
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, out) => {
      moved()
      out.enqueue(part)
    },
  })
  return new Response(body?.pipeThrough(watch) ?? null, { headers })
}
