/**
 * Deletes accounts that nobody uses, but never without a warning: a mail with the day of the deletion was sent at least
 * `retention.inactive_warning_days` before, and nobody has logged in since then.
 */
import { formatDate } from '#engine/format.ts'
import { eraseAccount } from '#server/erasures/account-erasure.ts'
import { addMonths } from '#server/operations/calendar.ts'
import { deleteScheduledFiles } from '#server/photos/photo-files.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import {
  accountsToDelete,
  accountsToWarn,
  backfillActivity,
  lockInactiveAccount,
  type InactivityLimits,
  markWarned,
} from '#server/store/accounts/inactivity.ts'
import { lockAddress } from '#server/store/accounts/accounts.ts'
import { userById } from '#server/store/accounts/users.ts'
import { day } from '#server/operations/durations.ts'
import { type CleanupContext, type CleanupResult, inBatches } from './job.ts'

/** The maximum of one run, so that the first run on an existing installation does not send thousands of mails. */
const maxWarnings = 500

type Context = Omit<CleanupContext, 'signal' | 'metrics'> & Partial<Pick<CleanupContext, 'signal'>>

/** Returns the number of deleted accounts. */
export const deleteInactiveAccounts = async (context: Context): Promise<CleanupResult> => {
  const { content, database, mail, settings, signal } = context
  const { inactive_account_months, inactive_warning_days } = content.constants.retention
  const now = settings.now()
  await inBatches(signal, 500, (limit) => backfillActivity(database.store, limit))

  const soon = addMonths(new Date(now.getTime() + inactive_warning_days * day), -inactive_account_months).toISOString()
  const unused = await accountsToWarn(database.store, soon, maxWarnings)
  if (mail.isLocal && unused.length > 0)
    return {
      stopped: 'Inactive accounts are kept, because their owners cannot be warned without SMTP_URL. Set SMTP_URL.',
    }
  for (const id of unused) if (!signal?.aborted) await warn(context, id, soon, now)

  const inactive = {
    before: addMonths(now, -inactive_account_months).toISOString(),
    warnedBefore: new Date(now.getTime() - inactive_warning_days * day).toISOString(),
  }
  const deleted = await inBatches(signal, 20, async (limit) => {
    const ids = await accountsToDelete(database.store, inactive, limit)
    for (const id of ids) await erase(context, id, inactive, now)
    return ids.length
  })
  if (deleted > 0) database.scrub()
  return deleted
}

const warn = async ({ content, database, outbox }: Context, id: string, before: string, now: Date): Promise<void> => {
  const { retention } = content.constants
  await database.store.transaction().execute(async (transaction) => {
    const user = await markWarned(transaction, id, before, now.toISOString())
    if (!user) return
    const unusedTooLong = addMonths(new Date(user.last_active_at ?? now), retention.inactive_account_months)
    const warnedLongEnough = new Date(now.getTime() + retention.inactive_warning_days * day)
    const deletionDate = unusedTooLong > warnedLongEnough ? unusedTooLong : warnedLongEnough
    const values = { username: user.username, deletion_date: formatDate(deletionDate.toISOString(), content.site) }
    await outbox.queue(transaction, { to: user.email, template: 'account-inactive', values })
  })
}

const erase = async (
  { database, erasures, log, outbox, photos }: Context,
  id: string,
  inactive: InactivityLimits,
  now: Date,
): Promise<void> => {
  const erased = await database.store.transaction().execute(async (transaction) => {
    const found = await userById(transaction, id)
    if (found) await lockAddress(transaction, found.email_key)
    const user = await lockInactiveAccount(transaction, id, inactive)
    return user && { user, files: await eraseAccount(transaction, outbox, user, now) }
  })
  if (!erased) return
  erasures.schedule()
  logSecurityEvent({ database }, log, 'account_deleted', 'ok', erased.user)
  // Remaining files are recorded, and deleted by the job `deleted_photos`.
  await deleteScheduledFiles(database.store, photos, erased.files).catch((error: unknown) => {
    log.warn({ err: error }, 'the files of a deleted account are still there')
  })
}
