/**
 * What people have had deleted. A backup that is older still has it, so it is deleted again after a restore. The table holds
 * hashes only: whoever reads it learns that something was deleted, and nothing about whom.
 */
import { createHmac } from 'node:crypto'
import { hashOf, newId } from '#server/accounts/secrets.ts'
import { deleteByIds } from '#server/store/database/delete-by-id.ts'
import type { ErasureKind, ErasureRow, Store, StoreTransaction } from '#server/store/database/tables.ts'

/**
 * - `account`, `submission`, `photo`, `rating`: the id of the account or submission, or the name of the photo's file.
 * - `consent`: what `consentSubject` makes of a submission and a consent.
 * - `subscriber`, `address`: the email key, of a subscription or of everything that was left with us under it.
 */
export type Erased = { readonly kind: ErasureKind; readonly key: string }

export type LoggedErasure = Pick<ErasureRow, 'id' | 'kind' | 'subject' | 'at'>

export const isErasureKind = (text: string): text is ErasureKind => Object.hasOwn(isAddress, text)

export const consentSubject = (submission: string, consent: string): string => `${submission} ${consent}`

/** Addresses can be guessed, so their hashes need the key of the installation. Ids and file names are random. */
const isAddress: Readonly<Record<ErasureKind, boolean>> = {
  account: false,
  submission: false,
  photo: false,
  consent: false,
  rating: false,
  address: true,
  subscriber: true,
}

/** The same for the same installation, also after its database was restored. */
export const erasureSubject = ({ kind, key }: Erased, logKey: string): string =>
  isAddress[kind]
    ? createHmac('sha256', Buffer.from(logKey, 'base64url')).update(`erasure ${key}`).digest('base64url')
    : hashOf(key)

/** In the transaction that deletes it: neither is ever stored without the other. */
export const recordErasures = async (
  transaction: StoreTransaction,
  erased: readonly Erased[],
  at: string,
): Promise<void> => {
  if (erased.length === 0) return
  const { log_key } = await transaction.selectFrom('installation').select('log_key').executeTakeFirstOrThrow()
  const rows = erased.map((one) => ({
    id: newId(),
    kind: one.kind,
    subject: erasureSubject(one, log_key),
    at,
    logged_at: null,
  }))
  await transaction.insertInto('erasures').values(rows).execute()
}

/** As they are told outside of the database. Those that are known already are left as they are. */
export const addErasures = async (store: Store, erasures: readonly LoggedErasure[]): Promise<void> => {
  const rows = erasures.map(({ id, kind, subject, at }) => ({ id, kind, subject, at, logged_at: null }))
  for (let from = 0; from < rows.length; from += 500)
    await store
      .insertInto('erasures')
      .values(rows.slice(from, from + 500))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** What the log outside of the database does not have yet. */
export const unloggedErasures = (store: Store, limit: number): Promise<ErasureRow[]> =>
  store.selectFrom('erasures').selectAll().where('logged_at', 'is', null).limit(limit).execute()

export const markLogged = async (store: Store, ids: readonly string[], now: string): Promise<void> => {
  await store.updateTable('erasures').set({ logged_at: now }).where('id', 'in', ids).execute()
}

export const erasuresSince = (store: Store, since: string): Promise<ErasureRow[]> =>
  store.selectFrom('erasures').selectAll().where('at', '>=', since).orderBy('at').execute()

/** Those that the log has as well. Gives how many went. */
export const deleteErasuresBefore = async (store: Store, before: string, limit: number): Promise<number> => {
  const oldest = await store
    .selectFrom('erasures')
    .select('id')
    .where('at', '<', before)
    .where('logged_at', 'is not', null)
    .orderBy('at')
    .limit(limit)
    .execute()
  const ids = oldest.map(({ id }) => id)
  return deleteByIds(ids, (some) => store.deleteFrom('erasures').where('id', 'in', some).returning('id').execute())
}
