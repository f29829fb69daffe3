/** All cleanup jobs. Add a new one here and to the table in docs/operating.md. */
import { knownBrowserCutoff } from '#server/accounts/known-browsers.ts'
import { addMonths } from '#server/operations/periods.ts'
import { deleteAttemptsBefore } from '#server/store/accounts/attempts.ts'
import { deleteUnusedBrowsers } from '#server/store/accounts/known-browsers.ts'
import { oldestQuotaDay } from '#server/operations/quotas.ts'
import { deleteQuotasBefore } from '#server/store/submissions/quotas.ts'
import { deleteMessagesBefore } from '#server/store/messages/messages-by-time.ts'
import { deleteExpiredResets } from '#server/store/accounts/resets.ts'
import { deleteEndedSessions, deleteExpiredTokens } from '#server/store/accounts/sessions.ts'
import { maxAttemptAgeMs } from '#server/accounts/throttle.ts'
import { deleteOldComplaints } from './complaints.ts'
import { deleteOldErasures } from './erasures.ts'
import { deleteInactiveAccounts } from './inactive-accounts.ts'
import { type CleanupJob, inBatches } from './job.ts'
import { deleteOverduePhotoFiles } from './deleted-photos.ts'
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
    run: (context) =>
      deleteOldComplaints(context, context.content.constants.retention.complaint_years, context.settings.now()),
  },
  {
    name: 'feedback',
    run: async ({ content, database, settings, signal }) => {
      const before = addMonths(settings.now(), -content.constants.retention.feedback_months).toISOString()
      const deleted = await inBatches(signal, 200, (limit) =>
        deleteMessagesBefore(database.store, 'feedback', before, limit),
      )
      if (deleted > 0) database.scrub()
      return deleted
    },
  },
  { name: 'inactive_accounts', run: deleteInactiveAccounts },
  {
    name: 'sessions',
    run: async ({ database: { store }, settings, signal }) => {
      const now = settings.now().toISOString()
      const ended = await inBatches(signal, rows, (limit) => deleteEndedSessions(store, now, limit))
      return ended + (await inBatches(signal, rows, (limit) => deleteExpiredTokens(store, now, limit)))
    },
  },
  {
    name: 'known_browsers',
    run: (context) =>
      inBatches(context.signal, rows, (limit) =>
        deleteUnusedBrowsers(context.database.store, knownBrowserCutoff(context), limit),
      ),
  },
  {
    name: 'reset_links',
    run: ({ database: { store }, settings, signal }) =>
      inBatches(signal, rows, (limit) => deleteExpiredResets(store, settings.now().toISOString(), limit)),
  },
  {
    name: 'attempts',
    run: ({ database: { store }, settings, signal }) => {
      const before = new Date(settings.now().getTime() - maxAttemptAgeMs).toISOString()
      return inBatches(signal, rows, (limit) => deleteAttemptsBefore(store, before, limit))
    },
  },
  { name: 'unsubscribe_links', run: createUnsubscribeTokens },
  {
    name: 'quotas',
    run: ({ database: { store }, settings, signal }) =>
      inBatches(signal, rows, (limit) => deleteQuotasBefore(store, oldestQuotaDay(settings.now()), limit)),
  },
  { name: 'deleted_data', run: async ({ database }) => scrubOutcome(database.scrubPendingSince(), new Date()) },
  {
    name: 'erasures',
    run: (context) =>
      deleteOldErasures(context, context.content.constants.retention.backup_days, context.settings.now()),
  },
  { name: 'deleted_photos', run: (context) => deleteOverduePhotoFiles(context, context.settings.now()) },
  {
    name: 'orphaned_photos',
    // Once a day, because it lists the whole photo store.
    everyHours: 24,
    run: (context) => quarantineOrphans(context, context.settings.now(), context.settings.maxOrphanPercent),
  },
  {
    name: 'photo_quarantine',
    run: (context) =>
      emptyQuarantine(context, context.settings.now(), context.content.constants.retention.quarantine_days),
  },
]
