/**
 * Records of what was deleted at someone's request. Older backups still contain the data, so it is deleted again after a
 * restore. The table contains hashes only, and so reveals nothing about the person.
 */
import { createHmac } from 'node:crypto'
import { hashOf, newId } from '#server/accounts/secrets.ts'
import { deleteByIds } from '#server/store/database/delete-by-id.ts'
import type { ErasureKind, ErasureRow, Store, StoreTransaction } from '#server/store/database/tables.ts'

/**
 * `key` identifies what was erased:
 * - `account`, `submission`, `rating`: the id of the account or submission.
 * - `photo`: the name of its file.
 * - `consent`: the result of `consentSubject`.
 * - `subscriber`, `address`: the email key, of a subscription or of everything that was stored under it.
 */
export type Erased = { readonly kind: ErasureKind; readonly key: string }

export type LoggedErasure = Pick<ErasureRow, 'id' | 'kind' | 'subject' | 'at'>

export const isErasureKind = (text: string): text is ErasureKind => Object.hasOwn(isAddress, text)

export const consentSubject = (submission: string, consent: string): string => `${submission} ${consent}`

/** Email addresses can be guessed, so they are hashed with the key of the installation (HMAC). Ids and file names are random. */
const isAddress: Readonly<Record<ErasureKind, boolean>> = {
  account: false,
  submission: false,
  photo: false,
  consent: false,
  rating: false,
  address: true,
  subscriber: true,
}

/** The hash that is stored. Stable for an installation, also after a restore. */
export const erasureSubject = ({ kind, key }: Erased, hmacKey: string): string =>
  isAddress[kind]
    ? createHmac('sha256', Buffer.from(hmacKey, 'base64url')).update(`erasure ${key}`).digest('base64url')
    : hashOf(key)

/** Call in the transaction that deletes the data. */
export const recordErasures = async (
  transaction: StoreTransaction,
  erased: readonly Erased[],
  at: string,
): Promise<void> => {
  if (erased.length === 0) return
  const { log_key } = await transaction.selectFrom('installation').select('log_key').executeTakeFirstOrThrow()
  await addErasures(
    transaction,
    erased.map((one) => ({ id: newId(), kind: one.kind, subject: erasureSubject(one, log_key), at })),
  )
}

/** Also adds erasures from a log or an archive. Existing ones are not changed. */
export const addErasures = async (store: Store, erasures: readonly LoggedErasure[]): Promise<void> => {
  const rows = erasures.map(({ id, kind, subject, at }) => ({ id, kind, subject, at, logged_at: null }))
  for (let from = 0; from < rows.length; from += 500)
    await store
      .insertInto('erasures')
      .values(rows.slice(from, from + 500))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** Erasures that are not in the log outside of the database yet. */
export const unloggedErasures = (store: Store, limit: number): Promise<ErasureRow[]> =>
  store.selectFrom('erasures').selectAll().where('logged_at', 'is', null).limit(limit).execute()

export const markLogged = async (store: Store, ids: readonly string[], now: string): Promise<void> => {
  await store.updateTable('erasures').set({ logged_at: now }).where('id', 'in', ids).execute()
}

export const erasuresSince = (store: Store, since: string): Promise<ErasureRow[]> =>
  store.selectFrom('erasures').selectAll().where('at', '>=', since).orderBy('at').execute()

/** Deletes up to `limit` erasures that are also in the log. Returns their number. */
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
