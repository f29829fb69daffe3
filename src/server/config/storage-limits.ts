/** Storage quotas per visitor and per address, and the free disk space below which nothing is stored. Set by an operator. */
import { integerBetween } from './setting-parsers.ts'

export type StorageLimits = {
  /** Per address and day. Wider networks have a multiple of this (networks.ts). */
  readonly submissionsPerDay: number
  readonly photoMbPerDay: number
  /** Per submission and day, and per account and day. */
  readonly visitorPhotosPerDay: number
  readonly visitorPhotoMbPerDay: number
  /** With less free space on the disk, photos or submissions are refused. 0: no check. */
  readonly minFreeMbForPhotos: number
  readonly minFreeMbForSubmissions: number
}

type Read = (name: string, fallback: number, parse: (text: string) => number | null, help: string) => number

/** Low enough that the largest sums fit in a PostgreSQL integer column (32 bits). */
const maximum = { count: 100_000_000, megabytes: 100_000 }

export const readStorageLimits = (read: Read, problems: string[]): StorageLimits => {
  const count = (name: string, fallback: number): number =>
    read(
      name,
      fallback,
      integerBetween(1, maximum.count),
      `Give a whole number from 1, for example ${name}=${fallback}`,
    )
  const megabytes = (name: string, minimum: number, fallback: number): number =>
    read(
      name,
      fallback,
      integerBetween(minimum, maximum.megabytes),
      `Give whole megabytes from ${minimum} to ${maximum.megabytes}, for example ${name}=${fallback}`,
    )
  const limits: StorageLimits = {
    submissionsPerDay: count('SUBMISSIONS_PER_DAY', 1000),
    photoMbPerDay: megabytes('PHOTO_MB_PER_DAY', 1, 3000),
    visitorPhotosPerDay: count('VISITOR_PHOTOS_PER_DAY', 60),
    visitorPhotoMbPerDay: megabytes('VISITOR_PHOTO_MB_PER_DAY', 1, 60),
    minFreeMbForPhotos: megabytes('MIN_FREE_MB_FOR_PHOTOS', 0, 1000),
    minFreeMbForSubmissions: megabytes('MIN_FREE_MB_FOR_SUBMISSIONS', 0, 250),
  }
  const { minFreeMbForPhotos: photos, minFreeMbForSubmissions: submissions } = limits
  if (photos !== 0 && photos < submissions)
    problems.push(
      `MIN_FREE_MB_FOR_PHOTOS is ${photos} and MIN_FREE_MB_FOR_SUBMISSIONS is ${submissions}. Photos have to stop first: give them the larger number, or 0 for no limit`,
    )
  return limits
}
