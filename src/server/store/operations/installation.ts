/** The installation of a database. Data outside of the database, such as photos, is marked with the same id. */
import { randomBytes } from 'node:crypto'
import { newId } from '#server/accounts/secrets.ts'
import type { InstallationRow, Store } from '#server/store/database/tables.ts'

export type Installation = {
  /** 128 random bits, base64url. */
  readonly id: string
  readonly createdAt: string
  /** Secret, 256 random bits, base64url: the HMAC key for logs, erasures and unsubscribe links. Stored as `log_key`. */
  readonly hmacKey: string
}

/** The primary key of the only row. If several servers start together on an empty database, the first insert wins. */
const only = 1

/** Creates the installation when the database is opened for the first time. */
export const ensureInstallation = async (store: Store, now: Date): Promise<Installation> => {
  const stored = await installationRow(store)
  if (stored) return installationIn(stored)
  await store
    .insertInto('installation')
    .values({ only, id: newId(), created_at: now.toISOString(), log_key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('only').doNothing())
    .execute()
  const row = await installationRow(store)
  if (!row) throw new Error('The installation row is missing after its insert')
  return installationIn(row)
}

/** Undefined: the database was created by a version without installations. */
export const readInstallation = async (store: Store): Promise<Installation | undefined> => {
  const known = await store.selectFrom('migrations').select('name').where('name', '=', '006_installation').execute()
  const row = known.length > 0 ? await installationRow(store) : undefined
  return row && installationIn(row)
}

const installationRow = (store: Store): Promise<InstallationRow | undefined> =>
  store.selectFrom('installation').selectAll().where('only', '=', only).executeTakeFirst()

const installationIn = ({ id, created_at, log_key }: InstallationRow): Installation => ({
  id,
  createdAt: created_at,
  hmacKey: log_key,
})
