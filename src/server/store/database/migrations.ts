import { submissions } from './migrations/001-submissions.ts'
import { accounts } from './migrations/002-accounts.ts'
import { resetRequests } from './migrations/003-reset-requests.ts'
import { complaints } from './migrations/004-complaints.ts'
import { photosSent } from './migrations/005-photos-sent.ts'
import { installation } from './migrations/006-installation.ts'
import { growthIndexes } from './migrations/007-growth-indexes.ts'
import { reportSummaries } from './migrations/008-report-summaries.ts'
import { quotas } from './migrations/009-quotas.ts'
import { knownBrowsers } from './migrations/010-known-browsers.ts'
import { mailAndInactivity } from './migrations/011-mail-and-inactivity.ts'
import { erasures } from './migrations/012-erasures.ts'
import { contentTexts } from './migrations/013-content-texts.ts'
import { consentDependents } from './migrations/014-consent-dependents.ts'
import { quizSeconds } from './migrations/015-quiz-seconds.ts'
import { quizSecondsIndex } from './migrations/016-quiz-seconds-index.ts'
import { reportOverviews } from './migrations/017-report-overviews.ts'
import { refreshKeys } from './migrations/018-refresh-keys.ts'
import type { Migration } from './migrations/migration.ts'

/** All migrations in the order in which they are applied. */
export const migrations: readonly Migration[] = [
  submissions,
  accounts,
  resetRequests,
  complaints,
  photosSent,
  installation,
  growthIndexes,
  reportSummaries,
  quotas,
  knownBrowsers,
  mailAndInactivity,
  erasures,
  contentTexts,
  consentDependents,
  quizSeconds,
  quizSecondsIndex,
  reportOverviews,
  refreshKeys,
]
