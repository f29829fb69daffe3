/** Nothing is kept longer than content/settings/constants.yaml says, and no picture outlives the row that speaks of it. */
import type { Content } from '#types/content.generated.ts'
import { deleteFiles } from './photo-files.ts'
import type { PhotoStore } from './photo-store.ts'
import { forgetTriesBefore } from './store/attempts.ts'
import { deleteComplaintsBefore } from './store/complaints.ts'
import { filesOf } from './store/photos.ts'
import { forgetOldResets } from './store/resets.ts'
import { forgetEnded } from './store/sessions.ts'
import { deleteUnclaimedSubmission, unclaimedBefore } from './store/submissions.ts'
import type { Database } from './store/database.ts'
import { longestMemory } from './tries.ts'

export type Kept = { readonly database: Database; readonly photos: PhotoStore }

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const batch = 100

/**
 * Submissions that no account has claimed, with their photos. Gives how many went. A photo store that does not answer keeps
 * no row: its files belong to nobody then, and go with the orphans.
 */
export const deleteUnclaimed = async ({ database, photos }: Kept, days: number, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - days * day).toISOString()
  let deleted = 0
  let answers = true
  for (;;) {
    const ids = await unclaimedBefore(database.store, before, batch)
    const files: string[] = []
    for (const id of ids) files.push(...(await deleteUnclaimedSubmission(database.store, id)).map(({ file }) => file))
    if (answers)
      answers = await deleteFiles(photos, files).then(
        () => true,
        () => false,
      )
    deleted += ids.length
    if (ids.length < batch) break
  }
  if (deleted > 0) await database.scrub()
  return deleted
}

/** Complaints that have been kept as long as the law may want to see them. Gives how many went. */
export const deleteOldComplaints = async (
  { database }: Pick<Kept, 'database'>,
  years: number,
  now: Date,
): Promise<number> => {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - years)
  const deleted = await deleteComplaintsBefore(database.store, before.toISOString())
  if (deleted > 0) await database.scrub()
  return deleted
}

/** Files without a row: what a process left that ended between the two. A young one may be waiting for its row. */
export const deleteOrphans = async ({ database, photos }: Kept, now: Date): Promise<number> => {
  // Listed first: a file that is written after it is not in question.
  const files = await photos.list()
  const held = await filesOf(database.store)
  const orphans = files.filter(({ name, since }) => !held.has(name) && now.getTime() - since.getTime() > hour)
  await deleteFiles(
    photos,
    orphans.map(({ name }) => name),
  )
  return orphans.length
}

/** Logins and links that have run out, and tries that count no more. Gives how many rows went. */
export const deleteRunOut = async ({ database: { store } }: Pick<Kept, 'database'>, now: Date): Promise<number> => {
  const time = now.toISOString()
  const tries = await forgetTriesBefore(store, new Date(now.getTime() - longestMemory).toISOString())
  return (await forgetEnded(store, time)) + (await forgetOldResets(store, time)) + tries
}

type Periods = Pick<Content['constants']['retention'], 'unclaimed_days' | 'complaint_years'>

/** At once and then every hour; the timer keeps no process alive. A failure is told, and tried again the next time. */
export const keepDeleting = (
  kept: Kept,
  { unclaimed_days, complaint_years }: Periods,
  now: () => Date,
  tell: (outcome: { readonly deleted: number } | { readonly error: unknown }) => void,
): { readonly stop: () => Promise<void> } => {
  const run = async (): Promise<void> => {
    try {
      const rows =
        (await deleteUnclaimed(kept, unclaimed_days, now())) +
        (await deleteOldComplaints(kept, complaint_years, now())) +
        (await deleteRunOut(kept, now()))
      tell({ deleted: rows + (await deleteOrphans(kept, now())) })
    } catch (error) {
      tell({ error })
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, hour)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
