/** No account is deleted without a warning, so the warning period begins only when the mail `account-inactive` was really sent. */
import { setWarningTime } from '#server/store/accounts/inactivity.ts'
import type { OutboxRow, Store } from '#server/store/database/tables.ts'
import { emailKey } from '#server/store/accounts/users.ts'

const isWarning = ({ template }: OutboxRow): boolean => template === 'account-inactive'

/** The mail may have waited in the outbox, so the period begins now. */
export const recordWarningSent = async (store: Store, row: OutboxRow, now: Date): Promise<void> => {
  if (isWarning(row)) await setWarningTime(store, emailKey(row.recipient), now.toISOString())
}

/** The mail was not sent, for a reason other than its address, so the account is warned again. */
export const recordWarningLost = async (store: Store, row: OutboxRow): Promise<void> => {
  if (isWarning(row)) await setWarningTime(store, emailKey(row.recipient), null)
}
