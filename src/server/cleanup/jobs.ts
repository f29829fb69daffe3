/** All cleanup jobs. Add a new one here and to the table in docs/operating.md. */
import { hasModule } from '#content/modules.ts'
import { knownBrowserCutoff } from '#server/accounts/known-browsers.ts'
import { deleteAttemptsFrom } from '#server/store/accounts/attempts.ts'
import { deleteUnusedBrowsers } from '#server/store/accounts/known-browsers.ts'
import { day } from '#server/operations/durations.ts'
import { oldestQuotaDay } from '#server/operations/quotas.ts'
import { deleteQuotasBefore } from '#server/store/submissions/quotas.ts'
import { deleteExpiredResets, deleteOldResetRequests } from '#server/store/accounts/resets.ts'
import { deleteEndedSessions, deleteExpiredTokens } from '#server/store/accounts/sessions.ts'
import { maxAttemptAgeMs } from '#server/accounts/throttle.ts'
import { isEmptyTable } from '#server/store/operations/archive.ts'
import type { Store } from '#server/store/database/tables.ts'
import type { Content } from '#types/content.generated.ts'
import { deleteOldErasures } from './erasures.ts'
import { deleteInactiveAccounts } from './inactive-accounts.ts'
import { type CleanupJob, inBatches } from './job.ts'
import { deleteOverduePhotoFiles } from './deleted-photos.ts'
import { deleteOldMessages } from './old-messages.ts'
import { quarantineOrphans } from './orphans.ts'
import { emptyQuarantine } from './quarantine.ts'
import { scrubOutcome } from './scrub-outcome.ts'
import { deleteUnclaimed } from './unclaimed.ts'
import { createUnsubscribeTokens } from './unsubscribe-links.ts'

const rows = 500

export const cleanupJobs: readonly CleanupJob[] = [
  {
    name: 'unclaimed_submissions',
    run: (context) =>
      deleteUnclaimed(context, context.content.constants.retention.unclaimed_days, context.settings.now()),
  },
  {
    name: 'complaints',
    modules: ['complaints'],
    tables: ['complaints'],
    run: (context) =>
      deleteOldMessages(
        context,
        'complaints',
        12 * context.content.constants.retention.complaint_years,
        context.settings.now(),
      ),
  },
  {
    name: 'feedback',
    modules: ['feedback'],
    tables: ['feedback'],
    run: (context) =>
      deleteOldMessages(
        context,
        'feedback',
        context.content.constants.retention.feedback_months,
        context.settings.now(),
      ),
  },
  { name: 'inactive_accounts', modules: ['accounts'], run: deleteInactiveAccounts },
  {
    name: 'sessions',
    modules: ['accounts'],
    tables: ['sessions', 'tokens'],
    run: async ({ database: { store }, settings, signal }) => {
      const now = settings.now().toISOString()
      const ended = await inBatches(signal, rows, (limit) => deleteEndedSessions(store, now, limit))
      return ended + (await inBatches(signal, rows, (limit) => deleteExpiredTokens(store, now, limit)))
    },
  },
  {
    name: 'known_browsers',
    modules: ['accounts'],
    tables: ['known_browsers'],
    run: (context) =>
      inBatches(context.signal, rows, (limit) =>
        deleteUnusedBrowsers(context.database.store, knownBrowserCutoff(context), limit),
      ),
  },
  {
    name: 'reset_links',
    modules: ['accounts'],
    tables: ['resets', 'reset_requests'],
    run: async ({ database: { scrub, store }, settings, signal }) => {
      const now = settings.now()
      const yesterday = new Date(now.getTime() - day).toISOString()
      const expired = await inBatches(signal, rows, (limit) => deleteExpiredResets(store, now.toISOString(), limit))
      const old = await inBatches(signal, rows, (limit) => deleteOldResetRequests(store, yesterday, limit))
      if (old > 0) scrub()
      return expired + old
    },
  },
  {
    name: 'attempts',
    modules: ['accounts', 'feedback', 'complaints', 'updates'],
    tables: ['attempts'],
    run: async ({ database: { store }, settings, signal }) => {
      const at = (ms: number) => new Date(settings.now().getTime() + ms).toISOString()
      const remove = (side: '<=' | '>', time: string) =>
        inBatches(signal, rows, (limit) => deleteAttemptsFrom(store, side, time, limit))
      // Counts from the future were made while the clock was ahead, and would refuse people until that time comes.
      return (await remove('<=', at(-maxAttemptAgeMs))) + (await remove('>', at(maxAttemptAgeMs)))
    },
  },
  { name: 'unsubscribe_links', modules: ['updates'], run: createUnsubscribeTokens },
  {
    name: 'quotas',
    run: ({ database: { store }, settings, signal }) =>
      inBatches(signal, rows, (limit) => deleteQuotasBefore(store, oldestQuotaDay(settings.now()), limit)),
  },
  { name: 'deleted_data', run: async ({ database }) => scrubOutcome(database.scrubPendingSince(), new Date()) },
  { name: 'mail_files', run: async ({ mail, settings }) => (await mail.deleteOld?.(settings.now())) ?? 0 },
  {
    name: 'erasures',
    run: (context) =>
      deleteOldErasures(context, context.content.constants.retention.backup_days, context.settings.now()),
  },
  {
    name: 'deleted_photos',
    modules: ['photos'],
    tables: ['photos', 'deleted_files'],
    run: (context) => deleteOverduePhotoFiles(context, context.settings.now()),
  },
  {
    name: 'orphaned_photos',
    modules: ['photos'],
    tables: ['photos', 'deleted_files'],
    // Once a day, because it lists the whole photo store.
    everyHours: 24,
    run: (context) => quarantineOrphans(context, context.settings.now(), context.settings.maxOrphanPercent),
  },
  {
    name: 'photo_quarantine',
    modules: ['photos'],
    tables: ['photos', 'deleted_files'],
    run: (context) =>
      emptyQuarantine(context, context.settings.now(), context.content.constants.retention.quarantine_days),
  },
]

/**
 * The jobs of the modules that the content has. When a module was removed from the content, its jobs stay while its tables have rows,
 * so that the data that visitors have entrusted to it is still deleted in time.
 */
export const cleanupJobsFor = async (
  content: Pick<Content, 'modules'>,
  store: Store,
): Promise<readonly CleanupJob[]> => {
  const isNeeded = async ({ modules, tables = [] }: CleanupJob): Promise<boolean> => {
    if (!modules || modules.some((module) => hasModule(content, module))) return true
    for (const table of tables) if (!(await isEmptyTable(store, table))) return true
    return false
  }
  const needed = await Promise.all(cleanupJobs.map(isNeeded))
  return cleanupJobs.filter((_, at) => needed[at])
}
