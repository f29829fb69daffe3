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

export type Room = {
  readonly forPhotos: () => Promise<boolean>
  readonly forSubmissions: () => Promise<boolean>
}

/** When a visitor who was refused may ask again. */
export const fullDiskSeconds = 600

const megabyte = 1024 * 1024

/** In ms: so often the system is asked at most. */
const lookAgainAfter = 3000

export const openRoom = (
  disks: Disks | null,
  limits: Pick<StorageLimits, 'minFreeMbForPhotos' | 'minFreeMbForSubmissions'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>,
): Room => {
  const watch = (what: string, folder: string | null | undefined, leastMb: number): (() => Promise<boolean>) =>
    disks && folder && leastMb > 0 ? watchFolder(what, folder, leastMb, disks.freeBytes, log) : async () => true
  return {
    forPhotos: watch('photos', disks?.photos, limits.minFreeMbForPhotos),
    forSubmissions: watch('submissions', disks?.database, limits.minFreeMbForSubmissions),
  }
}

const watchFolder = (
  what: string,
  folder: string,
  leastMb: number,
  freeBytes: Disks['freeBytes'],
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>,
): (() => Promise<boolean>) => {
  let isEnough = true
  let known: Promise<boolean> | undefined
  let until = 0

  const look = async (): Promise<boolean> => {
    try {
      const free = await freeBytes(folder)
      const was = isEnough
      isEnough = free >= leastMb * megabyte
      const told = { what, free_mb: Math.floor(free / megabyte), least_mb: leastMb }
      if (was && !isEnough) log.warn(told, `the disk is almost full: ${what} are refused`)
      if (!was && isEnough) log.info(told, `the disk has room again: ${what} are accepted`)
    } catch (error) {
      // Nobody is refused on a guess: what cannot be written says so itself.
      log.error({ err: error }, 'the free space of the disk is not known')
      isEnough = true
    }
    return isEnough
  }
  return () => {
    const now = performance.now()
    if (known === undefined || now >= until) {
      until = now + lookAgainAfter
      known = look()
    }
    return known
  }
}
