/**
 * Limits the memory of concurrent uploads. A slot is reserved when the request headers arrive, before the body is read, and held
 * until the response, so the same limits apply to pictures that wait to be decoded (picture-queue.ts).
 */
import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalError } from '#server/http/refusals.ts'
import { minute, second } from '#server/operations/durations.ts'
import { enforcePace } from '#server/http/limits/body-pace.ts'
import { customerNetwork } from '#server/http/limits/networks.ts'

export type UploadLimits = {
  /** The size of all bodies together. A single upload is always accepted, whatever its size. */
  readonly bytes: number
  /** Concurrent uploads in total. */
  readonly uploads: number
  /** Concurrent uploads from one address (IPv6: its /56 network). Together they may use half of `bytes`. */
  readonly perAddress: number
  /** The longest time that an upload may take at a constant pace, because it holds a slot that others wait for. */
  readonly arrivalMs: number
  /** The lowest pace that is required, for small uploads. */
  readonly minBytesPerSecond: number
  /** The pace is not checked for this long, because networks pause. */
  readonly graceMs: number
  /**
   * How long aborted uploads of one address may hold slots in total, within `abortedPeriodMs`. After that the address has to wait;
   * otherwise it could occupy a slot for ever by starting uploads and aborting them.
   */
  readonly abortedMs: number
  readonly abortedPeriodMs: number
}

export const uploadLimits = (megabytes: number): UploadLimits => ({
  bytes: megabytes * 1024 * 1024,
  uploads: 16,
  perAddress: 4,
  // A photo from our page has about 0.5 MB (1600 pixels). For up to 1 MB, the lowest pace is enough.
  arrivalMs: 250 * second,
  minBytesPerSecond: 4000,
  graceMs: 10 * second,
  abortedMs: 2 * minute,
  abortedPeriodMs: 5 * minute,
})

/** Hooks of a route, called in this order. */
export type Uploads = {
  /**
   * Throws a refusal (503 with Retry-After) when there is no slot. Node then reads and discards the body, so there is no
   * `connection: close`: browsers do not read a response while they still send.
   */
  readonly reserve: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** From here on the slot is held until `end`, even if the client disconnects: the body is still in memory. */
  readonly begin: (request: FastifyRequest) => Promise<void>
  readonly end: (request: FastifyRequest) => Promise<void>
}

type Usage = { bytes: number; uploads: number }
type Slot = { isWorking: boolean; isClosed: boolean; readonly release: () => void }

/** `maxBytes`: the body limit of the route, assumed for bodies of unknown length. */
export const openUploads = (limits: UploadLimits, maxBytes: number): Uploads => {
  const all: Usage = { bytes: 0, uploads: 0 }
  const byAddress = new Map<string, Usage>()
  const slots = new WeakMap<FastifyRequest, Slot>()
  const aborted = countAborted(limits.abortedPeriodMs)

  const hasRoom = (mine: Usage, size: number): boolean =>
    all.uploads < limits.uploads &&
    mine.uploads < limits.perAddress &&
    (all.uploads === 0 || all.bytes + size <= limits.bytes) &&
    (mine.uploads === 0 || mine.bytes + size <= limits.bytes / 2)

  /** Returns the function that releases the slot. Calling it again has no effect. */
  const takeSlot = (address: string, mine: Usage, size: number): (() => void) => {
    const count = (sign: 1 | -1): void => {
      for (const held of [all, mine]) {
        held.bytes += sign * size
        held.uploads += sign
      }
    }
    byAddress.set(address, mine)
    count(1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      count(-1)
      if (mine.uploads === 0) byAddress.delete(address)
    }
  }

  return {
    reserve: async (request, reply) => {
      // The client left while its rights were checked. No event would release a slot that is taken now.
      if (request.raw.destroyed) throw refusalError('uploads_busy', { seconds: 2 })
      const size = sizeOf(request, maxBytes)
      const address = customerNetwork(request.ip)
      const mine = byAddress.get(address) ?? { bytes: 0, uploads: 0 }
      // Random, so that clients do not retry at the same moment.
      if (!hasRoom(mine, size)) throw refusalError('uploads_busy', { seconds: randomInt(2, 6) })
      if (aborted.msOf(address) > limits.abortedMs) throw refusalError('uploads_busy', { seconds: randomInt(20, 40) })
      const slot: Slot = { isWorking: false, isClosed: false, release: takeSlot(address, mine, size) }
      slots.set(request, slot)
      const start = performance.now()
      enforcePace(request.raw, {
        graceMs: limits.graceMs,
        bytesPerSecond: Math.max(limits.minBytesPerSecond, (1000 * size) / limits.arrivalMs),
      })
      const close = (): void => {
        if (slot.isClosed) return
        if (request.raw.complete === false) aborted.add(address, performance.now() - start)
        slot.isClosed = true
        if (!slot.isWorking) slot.release()
      }
      // 'finish': the response was sent. 'close': the connection was closed, maybe before that.
      for (const event of ['finish', 'close']) reply.raw.once(event, close)
    },
    begin: async (request) => {
      const slot = slots.get(request)
      if (slot) slot.isWorking = true
    },
    end: async (request) => {
      const slot = slots.get(request)
      if (!slot) return
      slot.isWorking = false
      if (slot.isClosed) slot.release()
    },
  }
}

/** How long the uploads that were aborted within the last `periodMs` had held slots, by address. */
const countAborted = (periodMs: number) => {
  const msByAddress = new Map<string, number>()
  const msOf = (address: string): number => msByAddress.get(address) ?? 0
  const add = (address: string, ms: number): void => {
    msByAddress.set(address, msOf(address) + ms)
    setTimeout(() => {
      const left = msOf(address) - ms
      if (left > 0) msByAddress.set(address, left)
      else msByAddress.delete(address)
    }, periodMs).unref()
  }
  return { add, msOf }
}

/** Chunked bodies can reach the limit. Larger bodies take no memory, because they are refused before they are read. */
const sizeOf = ({ headers }: FastifyRequest, maxBytes: number): number => {
  const length = Number(headers['content-length'] ?? maxBytes)
  return length > maxBytes ? 0 : length
}
