/** What is stored in a day is counted in the database, so that several servers count together. */
import type { QuotaRow, Store, StoreTransaction } from '#server/store/database/tables.ts'

/** `amount` more under this key, of at most `limit` in the day. */
export type QuotaUse = QuotaRow & { readonly limit: number }

/**
 * Counts each of `wanted` as a whole or not at all, in their order: what does not fit under one key counts under none. Gives
 * which of them were counted. The rows stay locked until the transaction ends.
 */
export const countUses = async (
  transaction: StoreTransaction,
  wanted: readonly (readonly QuotaUse[])[],
): Promise<readonly boolean[]> => {
  const sums = sumsOf(wanted)
  if (sums.length === 0) return wanted.map(() => true)
  const rows = await transaction
    .insertInto('quotas')
    .values(sums)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => ({
        amount: eb(ref('quotas.amount'), '+', ref('excluded.amount')),
      })),
    )
    .returning(['key', 'amount'])
    .execute()
  // All was added; now it is looked at how far it goes, and the rest is taken back.
  const used = new Map(rows.map(({ key, amount }) => [key, amount]))
  for (const { key, amount } of sums) used.set(key, (used.get(key) ?? 0) - amount)
  const counted = wanted.map((uses) => {
    const fits = uses.every(({ key, amount, limit }) => (used.get(key) ?? 0) + amount <= limit)
    if (fits) for (const { key, amount } of uses) used.set(key, (used.get(key) ?? 0) + amount)
    return fits
  })
  await releaseUses(
    transaction,
    wanted.filter((_, at) => !counted[at]),
  )
  return counted
}

/** What was counted and then not stored. */
export const releaseUses = async (store: Store, unused: readonly (readonly QuotaUse[])[]): Promise<void> => {
  for (const { key, amount } of sumsOf(unused))
    await store
      .updateTable('quotas')
      .set(({ eb }) => ({ amount: eb('amount', '-', amount) }))
      .where('key', '=', key)
      .execute()
}

/** Whether all of them would be counted now. */
export const usesFit = async (store: Store, uses: readonly QuotaUse[]): Promise<boolean> => {
  const keys = uses.map(({ key }) => key)
  const rows = await store.selectFrom('quotas').select(['key', 'amount']).where('key', 'in', keys).execute()
  const used = new Map(rows.map(({ key, amount }) => [key, amount]))
  return uses.every(({ key, amount, limit }) => (used.get(key) ?? 0) + amount <= limit)
}

/** Gives how many rows were deleted: at most `limit`. */
export const deleteQuotasBefore = async (store: Store, day: string, limit: number): Promise<number> => {
  const gone = await store
    .deleteFrom('quotas')
    .where('key', 'in', ({ selectFrom }) => selectFrom('quotas').select('key').where('day', '<', day).limit(limit))
    .returning('key')
    .execute()
  return gone.length
}

/** Each key once, and always in the same order: two servers that lock the same rows wait for each other, and not in a circle. */
const sumsOf = (wanted: readonly (readonly QuotaUse[])[]): readonly QuotaRow[] => {
  const sums = new Map<string, QuotaRow>()
  for (const { key, day, amount } of wanted.flat())
    sums.set(key, { key, day, amount: amount + (sums.get(key)?.amount ?? 0) })
  return [...sums.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}
