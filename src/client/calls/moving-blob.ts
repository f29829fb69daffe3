import type { Outcome } from '#types/failure.ts'
import { blobOf, type CallRequest } from './call.ts'

/** The longest time of a browser's timer, 24 days, in ms. */
const longest = 2 ** 31 - 1

/**
 * The body of a large reply. It may take as long as it needs while something arrives: a time limit for all of it would cut off a slow
 * connection that works.
 *
 * @param ask makes the call, within these limits
 * @param idleMs for how long nothing may arrive
 */
export const movingBlob = async (
  ask: (limits: Pick<CallRequest, 'signal' | 'timeoutMs'>) => Promise<Outcome<Response>>,
  idleMs: number,
): Promise<Outcome<Blob>> => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(), idleMs)
  }
  moved()
  const reply = await ask({ signal: controller.signal, timeoutMs: longest })
  const blob = reply.ok ? await blobOf(watched(reply.value, moved)) : reply
  clearTimeout(timer)
  return blob
}

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
