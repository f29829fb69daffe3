/**
 * Uploads on their way: how many bytes all of them together may hold, from the head of a request to its answer. A place is
 * reserved before the body is read, so what waits for a processor (pictures.ts) is bounded by the same numbers.
 */
import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalError } from '#server/http/refusals.ts'
import { subnetOf } from '#server/accounts/throttle.ts'

export type UploadLimits = {
  /** Of all bodies together. One upload always has a place, however large it is. */
  readonly bytes: number
  /** At once, from everywhere. */
  readonly uploads: number
  /** At once, from one address (IPv6: its /56 network). Together they never get more than half of the bytes. */
  readonly perAddress: number
  /** An upload that brings less than `minBytes` in this time is given up: it holds a place that others wait for. */
  readonly stallMs: number
  readonly minBytes: number
}

export const uploadLimits = (megabytes: number): UploadLimits => ({
  bytes: megabytes * 1024 * 1024,
  uploads: 16,
  perAddress: 4,
  stallMs: 20_000,
  minBytes: 16 * 1024,
})

/** Hooks of a route, in this order. */
export type Uploads = {
  /**
   * Throws the refusal: 503 with Retry-After. The body that nobody wants is read by Node and thrown away (so no
   * `connection: close` here): a browser reads no answer while it still sends.
   */
  readonly reserve: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** From here on the place is held until `end`, also when whoever sent the body has gone: it is still in memory. */
  readonly begin: (request: FastifyRequest) => Promise<void>
  readonly end: (request: FastifyRequest) => Promise<void>
}

type Usage = { bytes: number; uploads: number }
type Slot = { isWorking: boolean; isClosed: boolean; readonly release: () => void }

/** `most`: the limit of the route, for bodies of unknown length. */
export const openUploads = (limits: UploadLimits, most: number): Uploads => {
  const all: Usage = { bytes: 0, uploads: 0 }
  const byAddress = new Map<string, Usage>()
  const slots = new WeakMap<FastifyRequest, Slot>()

  const hasRoom = (mine: Usage, size: number): boolean =>
    all.uploads < limits.uploads &&
    mine.uploads < limits.perAddress &&
    (all.uploads === 0 || all.bytes + size <= limits.bytes) &&
    (mine.uploads === 0 || mine.bytes + size <= limits.bytes / 2)

  /** The way to give it back, which works once. */
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
      const size = sizeOf(request, most)
      const address = isIPv6(request.ip) ? subnetOf(request.ip) : request.ip
      const mine = byAddress.get(address) ?? { bytes: 0, uploads: 0 }
      // Not all at the same moment again.
      if (!hasRoom(mine, size)) throw refusalError('uploads_busy', { seconds: randomInt(2, 6) })
      const slot: Slot = { isWorking: false, isClosed: false, release: takeSlot(address, mine, size) }
      slots.set(request, slot)
      const stopWatching = abortWhenStalled(request.raw, limits)
      const close = (): void => {
        stopWatching()
        slot.isClosed = true
        if (!slot.isWorking) slot.release()
      }
      // The answer has left, or the connection has gone without one.
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

/** Chunked bodies may become as large as the limit lets them; what is above it is refused before it is read. */
const sizeOf = ({ headers }: FastifyRequest, most: number): number => {
  const length = Number(headers['content-length'] ?? most)
  return length > most ? 0 : length
}

/** Bytes are counted at the socket: whoever listens to a body starts to read it. */
const abortWhenStalled = (request: IncomingMessage, { stallMs, minBytes }: UploadLimits): (() => void) => {
  const read = (): number => request.socket.bytesRead
  let before = read()
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    if (read() - before < minBytes)
      request.destroy(Object.assign(new Error('The upload has stalled'), { statusCode: 408 }))
    before = read()
  }, stallMs)
  timer.unref()
  return () => clearInterval(timer)
}
