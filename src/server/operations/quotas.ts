/** Daily storage quotas per submission, account and address. Only hashes of these are stored. */
import { networksOf } from '#server/http/limits/networks.ts'
import { hashOf } from '#server/accounts/secrets.ts'
import type { StorageLimits } from '#server/config/storage-limits.ts'
import { utcDay } from './calendar.ts'
import { day } from './durations.ts'
import type { QuotaUse } from '#server/store/submissions/quotas.ts'

/** Seconds until the quotas reset, at midnight UTC. */
export const secondsUntilReset = (now: Date): number => Math.max(1, Math.ceil((day - (now.getTime() % day)) / 1000))

/** Rows of earlier days are no longer needed. */
export const oldestQuotaDay = (now: Date): string => utcDay(new Date(now.getTime() - day))

const quotaUse = (now: Date, kind: string, of: string, amount: number, limit: number): QuotaUse => ({
  key: hashOf(`${kind} ${utcDay(now)} ${of}`),
  day: utcDay(now),
  amount,
  limit,
})

/** Quota use of one submission from `address`. */
export const submissionUses = (limits: StorageLimits, address: string, now: Date): readonly QuotaUse[] =>
  networksOf(address).map(({ name, share }) => quotaUse(now, 'submissions', name, 1, share * limits.submissionsPerDay))

export type PhotoSender = { readonly address: string; readonly submission: string; readonly user: string | null }

/** Quota use of one photo. */
export const photoUses = (
  limits: StorageLimits,
  { address, submission, user }: PhotoSender,
  bytes: number,
  now: Date,
): readonly QuotaUse[] => {
  const kilobytes = Math.ceil(bytes / 1024)
  const visitors = [`submission ${submission}`, ...(user === null ? [] : [`user ${user}`])]
  return [
    ...visitors.flatMap((of) => [
      quotaUse(now, 'photos', of, 1, limits.visitorPhotosPerDay),
      quotaUse(now, 'photo_kb', of, kilobytes, limits.visitorPhotoMbPerDay * 1024),
    ]),
    ...networksOf(address).map(({ name, share }) =>
      quotaUse(now, 'photo_kb', name, kilobytes, share * limits.photoMbPerDay * 1024),
    ),
  ]
}
