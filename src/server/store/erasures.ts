/**
 * What people have had deleted. A backup that is older still has it, so it is deleted again after a restore. The table holds
 * hashes only: whoever reads it learns that something was deleted, and nothing about whom.
 */
import { createHmac } from 'node:crypto'
import { hashOf, newId } from '#server/secrets.ts'
import type { ErasureKind, Store, StoreTransaction } from './tables.ts'

/**
 * - `account`, `submission`, `photo`, `rating`: the id of the account or submission, or the name of the photo's file.
 * - `consent`: what `consentSubject` makes of a submission and a consent.
 * - `subscriber`, `address`: the email key, of a subscription or of everything that was left with us under it.
 */
export type Erased = { readonly kind: ErasureKind; readonly of: string }

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
export const erasureSubject = ({ kind, of }: Erased, logKey: string): string =>
  isAddress[kind]
    ? createHmac('sha256', Buffer.from(logKey, 'base64url')).update(`erasure ${of}`).digest('base64url')
    : hashOf(of)

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

/** Those that the log has as well. Gives how many went. */
export const forgetErasuresBefore = async (store: Store, before: string, limit: number): Promise<number> => {
  const oldest = store
    .selectFrom('erasures')
    .select('id')
    .where('at', '<', before)
    .where('logged_at', 'is not', null)
    .orderBy('at')
    .limit(limit)
  const gone = await store.deleteFrom('erasures').where('id', 'in', oldest).returning('id').execute()
  return gone.length
}
