import type { ReportServerState } from './report-server.ts'

type HoldReply = NonNullable<ReportServerState['holdReply']>
type AnyCall = Parameters<HoldReply>[0]

/** Replies to these calls that come when the story releases them: `holdReply` for the server of the story, `release` for the play function. */
export const heldReplies = <Held extends AnyCall>(...calls: readonly Held[]) => {
  const held = new Map<AnyCall, () => void>()
  const isHeld = new Set<AnyCall>(calls)
  const holdReply: HoldReply = (call) =>
    isHeld.has(call) ? new Promise((resolve) => void held.set(call, resolve)) : undefined
  const release = (call: Held): void => {
    const reply = held.get(call)
    if (!reply) throw new Error(`${call} was not called`)
    held.delete(call)
    reply()
  }
  return { holdReply, release }
}
