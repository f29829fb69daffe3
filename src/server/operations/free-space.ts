/** Before a disk is full, photos are refused, then submissions. Everything else goes on. */
import type { FastifyBaseLogger } from 'fastify'
import type { StorageLimits } from '#server/config/storage-limits.ts'

export type Disks = {
  /** Folders of this machine. null: they are kept elsewhere. */
  readonly photos: string | null
  readonly database: string | null
  /** Free bytes of the disk that holds a folder. */
  readonly freeBytes: (folder: string) => Promise<number>
}

export type FreeSpace = {
  readonly forPhotos: () => Promise<boolean>
  readonly forSubmissions: () => Promise<boolean>
}

/** When a visitor who was refused may ask again. */
export const fullDiskRetrySeconds = 600

const megabyte = 1024 * 1024

/** In ms: so often the system is asked at most. */
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
      // Nobody is refused on a guess: what cannot be written says so itself.
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
