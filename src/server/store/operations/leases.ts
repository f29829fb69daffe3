/** Leases let one server at a time do something. The servers' clocks must agree within a few seconds. */
import { minute } from '#server/operations/durations.ts'
import type { LeaseRow, Store } from '#server/store/database/tables.ts'

/** Longer than the difference that the clocks of two servers may have. */
const clockDifferenceMs = minute

/**
 * Takes or renews a lease. All holders take a lease for the same duration, so one that lasts much longer was taken with a wrong clock
 * and counts as expired. False: another holder has the lease, and it has not expired.
 */
export const acquireLease = async (store: Store, lease: LeaseRow, now: string): Promise<boolean> => {
  const { holder, until } = lease
  const latest = new Date(Date.parse(until) + clockDifferenceMs).toISOString()
  const taken = await store
    .insertInto('leases')
    .values(lease)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where(({ eb }) =>
          eb.or([eb('leases.holder', '=', holder), eb('leases.until', '<=', now), eb('leases.until', '>', latest)]),
        ),
    )
    .returning('name')
    .execute()
  return taken.length > 0
}

/** Extends a held lease. False: another holder has taken it. */
export const renewLease = async (store: Store, { name, holder, until }: LeaseRow): Promise<boolean> => {
  const renewed = await store
    .updateTable('leases')
    .set({ until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('name')
    .execute()
  return renewed.length > 0
}

export const releaseLease = async (
  store: Store,
  { name, holder }: Pick<LeaseRow, 'name' | 'holder'>,
): Promise<void> => {
  await store.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
}
