/** The data of an account, in pieces that are read one after the other. */
import type { KnownBrowserRow, SessionRow } from '#server/store/database/login-tables.ts'
import type { ConsentRow, PhotoRow, RatingRow, Store, SubmissionRow } from '#server/store/database/tables.ts'
import { photosOf } from '#server/store/submissions/photos.ts'
import { ratingOf } from '#server/store/submissions/ratings.ts'
import { consentsOf } from '#server/store/submissions/submissions.ts'

export type LoginForExport = Pick<SessionRow, 'created_at' | 'ends_at' | 'last_used_at' | 'browser' | 'system'>

export const loginsOf = (store: Store, user_id: string): Promise<LoginForExport[]> =>
  store
    .selectFrom('sessions')
    .select(['created_at', 'ends_at', 'last_used_at', 'browser', 'system'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .execute()

export const browsersOf = (
  store: Store,
  user_id: string,
): Promise<Pick<KnownBrowserRow, 'created_at' | 'last_used_at'>[]> =>
  store
    .selectFrom('known_browsers')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .execute()

export type ReportForExport = {
  readonly submission: SubmissionRow
  readonly consents: readonly ConsentRow[]
  readonly rating: RatingRow | undefined
  readonly photos: readonly PhotoRow[]
}

/** Undefined: the report was deleted meanwhile. */
export const reportForExport = async (
  store: Store,
  user_id: string,
  id: string,
): Promise<ReportForExport | undefined> => {
  const submission = await store
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return (
    submission && {
      submission,
      consents: await consentsOf(store, id),
      rating: await ratingOf(store, id),
      photos: await photosOf(store, id),
    }
  )
}
