/** Ratings of recommendations: one for each report. */
import { recordErasures } from '#server/store/operations/erasures.ts'
import { changeSubmission } from './submissions.ts'
import type { RatingRow, Store } from '#server/store/database/tables.ts'

export const ratingOf = (store: Store, submission_id: string): Promise<RatingRow | undefined> =>
  store.selectFrom('ratings').selectAll().where('submission_id', '=', submission_id).executeTakeFirst()

/** Inserts or replaces the rating. False: the report was deleted meanwhile. */
export const saveRating = async (store: Store, rating: RatingRow): Promise<boolean> => {
  const kept = await changeSubmission(store, rating.submission_id, async (transaction) => {
    await transaction
      .insertInto('ratings')
      .values(rating)
      .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(rating))
      .execute()
    return true
  })
  return kept ?? false
}

export const deleteRating = (store: Store, submission_id: string, at: string): Promise<void> =>
  store.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('ratings')
      .where('submission_id', '=', submission_id)
      .returning('submission_id')
      .execute()
    if (deleted.length > 0) await recordErasures(transaction, [{ kind: 'rating', key: submission_id }], at)
  })
