import type { Draft } from '#editing/draft.ts'
import type { DraftSummary, Folder } from '#editing/studio-api.ts'

/** The id of a draft that the server does not have yet. The server creates it at the first change. */
export const newDraftId = ''

/**
 * Which draft to open: the one that was last open in this browser, otherwise the newest one.
 *
 * @returns null: start a new draft
 */
export const draftToOpen = (drafts: readonly DraftSummary[], lastOpened: string | null): string | null => {
  const open = drafts.filter(({ endedAt }) => endedAt === null)
  const newest = open.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))[0]
  return (open.find(({ id }) => id === lastOpened) ?? newest)?.id ?? null
}

/** A draft without changes, named by the date: 'Changes of 22 November'. */
export const newDraft = ({ files, pictures }: Folder, today: Date): Draft => ({
  id: newDraftId,
  name: `Changes of ${today.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`,
  revision: 0,
  base: baseOf({ files, pictures }),
  acts: [],
  done: 0,
})

/** The hashes of all files and pictures. */
export const baseOf = ({ files, pictures }: Pick<Folder, 'files' | 'pictures'>): Draft['base'] =>
  Object.fromEntries([...files, ...pictures].map(({ path, hash }) => [path, hash]))
