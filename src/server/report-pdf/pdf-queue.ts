/**
 * Makes reports one at a time, because each takes a third of a second of processor time. An account may have at most two in the queue,
 * so that nobody can fill it alone.
 */
import { randomInt } from 'node:crypto'
import { refusalError } from '#server/http/refusals.ts'
import { openSlots } from '#server/operations/slots.ts'

const limits = { perUser: 2, waiting: 32 }

/** Throws a refusal (503 with Retry-After) when there is no room. */
export type PdfQueue = (user: string, make: () => Promise<Buffer>) => Promise<Buffer>

export const openPdfQueue = (): PdfQueue => {
  const slots = openSlots(1, { most: limits.waiting, refuse })
  const byUser = new Map<string, number>()
  return async (user, make) => {
    const mine = byUser.get(user) ?? 0
    if (mine >= limits.perUser) refuse()
    byUser.set(user, mine + 1)
    try {
      return await slots.run(make)
    } finally {
      const left = (byUser.get(user) ?? 1) - 1
      if (left > 0) byUser.set(user, left)
      else byUser.delete(user)
    }
  }
}

/** Random, so that clients do not retry at the same moment. */
const refuse = (): never => {
  throw refusalError('busy', { seconds: randomInt(2, 6) })
}
