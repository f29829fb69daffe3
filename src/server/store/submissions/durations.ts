import type { Store } from '#server/store/database/tables.ts'

/** How long the newest `limit` finished quizzes took, in seconds. Those without a time are left out. */
export const newestDurations = async (store: Store, limit: number): Promise<readonly number[]> => {
  const rows = await store
    .selectFrom('submissions')
    .select('seconds')
    .where('seconds', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ seconds }) => seconds ?? [])
}
