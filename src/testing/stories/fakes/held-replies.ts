import type { ReportServerState } from './report-server.ts'

type HoldReply = NonNullable<ReportServerState['holdReply']>
type AnyCall = Parameters<HoldReply>[0]

/** Holds the replies to these calls until they are released: `holdReply` is for the fake server, `release` for the play function. */
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
