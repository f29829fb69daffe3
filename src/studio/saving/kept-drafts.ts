/** Drafts with changes that the server does not have yet, in this browser: each keystroke at once. They survive a crash. */
import { deviceStore } from '#client/device/device-store.ts'
import type { Draft } from '#editing/draft.ts'
import { createNewestWrites } from './newest-writes.ts'

const keyOf = (id: string): string => `unsaved draft ${id}`
const device = () => deviceStore('studio')

const soon = createNewestWrites()

export const readKept = async (id: string): Promise<Draft | null> => {
  const left = readLeft(id)
  if (left) return left
  const value = await device()
    .read(keyOf(id))
    .catch(() => undefined)
  return isDraft(value) ? value : null
}

export const keepDraft = (draft: Draft): Promise<void> =>
  soon(draft.id, async () => {
    await device().write(keyOf(draft.id), draft)
    removeLeft(draft.id)
  })

export const forgetKept = (id: string): Promise<void> =>
  soon(id, async () => {
    removeLeft(id)
    await device().remove(keyOf(id))
  })

/**
 * Keeps the draft while the page is being left. The browser may not wait for the database then, but it does for localStorage. The
 * entry is newer than the one in the database, and goes with the next write there.
 */
export const keepOnLeaving = (draft: Draft): void => {
  try {
    localStorage.setItem(keyOf(draft.id), JSON.stringify(draft))
  } catch {
    // Full or forbidden: the database has all but the last moment.
  }
}

const readLeft = (id: string): Draft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

const removeLeft = (id: string): void => {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Forbidden: there is none either.
  }
}

/** An older version of the studio may have written it. */
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'acts' in value &&
  Array.isArray(value.acts) &&
  'done' in value &&
  typeof value.done === 'number'
