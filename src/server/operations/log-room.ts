export type LogRoom = {
  /** With less free space, lines of level info are not written: logs must not use up the space that is saved by refusing photos. */
  readonly minFreeBytes: number
  /** Free bytes on the disk of the log files. */
  readonly freeBytes: () => number
}

type State = { readonly isFull: boolean; readonly hasChanged: boolean }

/** A measurement is reused for this long, in ms. */
const reuseMs = 3000

export const watchLogRoom = ({ minFreeBytes, freeBytes }: LogRoom): (() => State) => {
  let isFull = false
  let reuseUntil = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() < reuseUntil) return { isFull, hasChanged: false }
    reuseUntil = performance.now() + reuseMs
    const wasFull = isFull
    isFull = isBelow(minFreeBytes, freeBytes)
    return { isFull, hasChanged: isFull !== wasFull }
  }
}

/** Lines are written while the free space is unknown: a write to a full disk fails by itself. */
const isBelow = (minFreeBytes: number, freeBytes: () => number): boolean => {
  try {
    return freeBytes() < minFreeBytes
  } catch {
    return false
  }
}

/** The pattern relies on pino writing the level first (logging.ts). */
export const isDetail = (line: string): boolean => /^\{"level":"(?:trace|debug|info)"/.test(line)

export const roomLine = (isFull: boolean, time: Date): string =>
  `${JSON.stringify({
    level: isFull ? 'warn' : 'info',
    time: time.toISOString(),
    msg: isFull
      ? 'the disk is almost full: lines of level info are not written to the log files'
      : 'the disk has room again: lines of level info are written to the log files',
  })}\n`
