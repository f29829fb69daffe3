/** Daily quotas, counted in the database so that all servers share them. */
import type { QuotaRow, Store, StoreTransaction } from '#server/store/database/tables.ts'

/** Adds `amount` to the quota of this key, up to `limit` in a day. */
export type QuotaUse = QuotaRow & { readonly limit: number }

/**
 * Counts each entry of `wanted` under all of its keys or, if one does not fit, under none, in order. Returns which entries were
 * counted. The rows stay locked until the transaction ends.
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
  // All amounts were added. Now check in order which entries fit, and subtract the others again.
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

/** Gives back what was counted for something that was not stored in the end. */
export const releaseUses = async (store: Store, unused: readonly (readonly QuotaUse[])[]): Promise<void> => {
  for (const { key, amount } of sumsOf(unused))
    await store
      .updateTable('quotas')
      .set(({ eb }) => ({ amount: eb('amount', '-', amount) }))
      .where('key', '=', key)
      .execute()
}

export const usesFit = async (store: Store, uses: readonly QuotaUse[]): Promise<boolean> => {
  const keys = uses.map(({ key }) => key)
  const rows = await store.selectFrom('quotas').select(['key', 'amount']).where('key', 'in', keys).execute()
  const used = new Map(rows.map(({ key, amount }) => [key, amount]))
  return uses.every(({ key, amount, limit }) => (used.get(key) ?? 0) + amount <= limit)
}

/** Deletes up to `limit` rows and returns their number. */
export const deleteQuotasBefore = async (store: Store, day: string, limit: number): Promise<number> => {
  const deleted = await store
    .deleteFrom('quotas')
    .where('key', 'in', ({ selectFrom }) => selectFrom('quotas').select('key').where('day', '<', day).limit(limit))
    .returning('key')
    .execute()
  return deleted.length
}

/** Sums by key, in a fixed order, so that servers that lock the same rows cannot deadlock. */
const sumsOf = (wanted: readonly (readonly QuotaUse[])[]): readonly QuotaRow[] => {
  const sums = new Map<string, QuotaRow>()
  for (const { key, day, amount } of wanted.flat())
    sums.set(key, { key, day, amount: amount + (sums.get(key)?.amount ?? 0) })
  return [...sums.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}
