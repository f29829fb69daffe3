/** Refuses photos, then submissions, before a disk is full. Everything else keeps working. */
import type { FastifyBaseLogger } from 'fastify'
import type { StorageLimits } from '#server/config/storage-limits.ts'

export type Disks = {
  /** Local folders. null: stored elsewhere. */
  readonly photos: string | null
  readonly database: string | null
  /** Free bytes on the disk of a folder. */
  readonly freeBytes: (folder: string) => Promise<number>
}

export type FreeSpace = {
  readonly forPhotos: () => Promise<boolean>
  readonly forSubmissions: () => Promise<boolean>
}

/** Retry-After of refused requests. */
export const fullDiskRetrySeconds = 600

const megabyte = 1024 * 1024

/** A measurement is reused for this long, in ms. */
const cacheMs = 3000

export const watchFreeSpace = (
  disks: Disks | null,
  limits: Pick<StorageLimits, 'minFreeMbForPhotos' | 'minFreeMbForSubmissions'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>,
): FreeSpace => {
  const watch = (what: string, folder: string | null | undefined, minimumMb: number): (() => Promise<boolean>) =>
    disks && folder && minimumMb > 0 ? watchFolder(what, folder, minimumMb, disks.freeBytes, log) : async () => true
  return {
    forPhotos: watch('photos', disks?.photos, limits.minFreeMbForPhotos),
    forSubmissions: watch('submissions', disks?.database, limits.minFreeMbForSubmissions),
  }
}

const watchFolder = (
  what: string,
  folder: string,
  minimumMb: number,
  freeBytes: Disks['freeBytes'],
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>,
): (() => Promise<boolean>) => {
  let isEnough = true
  let cached: Promise<boolean> | undefined
  let cachedUntil = 0

  const check = async (): Promise<boolean> => {
    try {
      const free = await freeBytes(folder)
      const wasEnough = isEnough
      isEnough = free >= minimumMb * megabyte
      const details = { what, free_mb: Math.floor(free / megabyte), least_mb: minimumMb }
      if (wasEnough && !isEnough) log.warn(details, `the disk is almost full: ${what} are refused`)
      if (!wasEnough && isEnough) log.info(details, `the disk has room again: ${what} are accepted`)
    } catch (error) {
      // Nobody is refused while the free space is unknown: a write to a full disk fails by itself.
      log.error({ err: error }, 'the free space of the disk is not known')
      isEnough = true
    }
    return isEnough
  }
  return () => {
    const now = performance.now()
    if (cached === undefined || now >= cachedUntil) {
      cachedUntil = now + cacheMs
      cached = check()
    }
    return cached
  }
}
