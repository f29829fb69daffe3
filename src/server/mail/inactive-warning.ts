/** Nobody is deleted unwarned: what becomes of the mail `account-inactive` decides from when the warning counts. */
import { setWarningTime } from '#server/store/accounts/inactivity.ts'
import type { OutboxRow, Store } from '#server/store/database/tables.ts'
import { emailKey } from '#server/store/accounts/users.ts'

const isWarning = ({ template }: OutboxRow): boolean => template === 'account-inactive'

/** It may have waited: the time to log in begins now. */
export const recordWarningSent = async (store: Store, row: OutboxRow, now: Date): Promise<void> => {
  if (isWarning(row)) await setWarningTime(store, emailKey(row.recipient), now.toISOString())
}

/** It never left, and not because of its address: the account is warned again. */
export const recordWarningLost = async (store: Store, row: OutboxRow): Promise<void> => {
  if (isWarning(row)) await setWarningTime(store, emailKey(row.recipient), null)
}
