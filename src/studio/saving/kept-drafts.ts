/** Keeps drafts with changes that the server does not have yet in this browser, at every keystroke. They survive a crash. */
import { randomHex } from '#client/browser/random-hex.ts'
import { deviceStore } from '#client/device/device-store.ts'
import type { Draft } from '#editing/draft.ts'
import { newDraftId } from '#studio/app/start/first-draft.ts'
import { holdLock, unlessHeld } from '#studio/browser/window-lock.ts'
import { createNewestWrites } from './newest-writes.ts'

const prefix = 'unsaved draft '
const newPrefix = `${prefix}new `
const device = () => deviceStore('studio')

const soon = createNewestWrites()

/**
 * The key of the entry for a new draft, which has no id yet. Each window has its own key, so that windows do not overwrite each other, and
 * holds a lock of the same name while it is open. The keys are listed in localStorage; without it all windows share one entry.
 */
let ownKey: string | undefined
const newKey = (): string => {
  if (ownKey !== undefined) return ownKey
  const key = newPrefix + randomHex(8)
  try {
    localStorage.setItem(key, 'null')
    ownKey = key
    holdLock(key)
  } catch {
    ownKey = sharedKey
  }
  return ownKey
}
/** Earlier versions of the studio used only this key. */
const sharedKey = prefix + newDraftId

const keyOf = (id: string): string => (id === newDraftId ? newKey() : prefix + id)

export const readKept = (id: string): Promise<Draft | null> => readAt(keyOf(id))

/** Takes over a new draft that a closed window has kept. Any other kept drafts stay for the next time. */
export const claimKeptDraft = async (): Promise<Draft | null> => {
  for (const key of [...newKeys(), sharedKey]) {
    const draft = key === ownKey ? await readAt(key) : await unlessHeld(key, () => takeFrom(key))
    if (draft) return draft
  }
  return null
}

const takeFrom = async (key: string): Promise<Draft | null> => {
  const draft = await readAt(key)
  const own = draft ? newKey() : key
  if (!draft || own === key) return draft
  try {
    await device().write(own, draft)
    await removeAt(key)
  } catch {
    // There is no space for two copies: it stays under the old key.
  }
  return draft
}

export const keepDraft = (draft: Draft): Promise<void> =>
  soon(draft.id, async () => {
    const key = keyOf(draft.id)
    await device().write(key, draft)
    if (draft.id === newDraftId) setLeft(key, 'null')
    else removeLeft(key)
  })

export const forgetKept = (id: string): Promise<void> =>
  soon(id, async () => {
    await removeAt(keyOf(id))
    if (id === newDraftId) ownKey = undefined
  })

/**
 * Keeps the draft while the page is being left. The browser may not wait for IndexedDB then, but does for localStorage. This entry is newer
 * than the one in the database, and is removed with the next write there.
 */
export const keepOnLeaving = (draft: Draft): void => setLeft(keyOf(draft.id), JSON.stringify(draft))

const readAt = async (key: string): Promise<Draft | null> => {
  const left = readLeft(key)
  if (left) return left
  const value = await device()
    .read(key)
    .catch(() => undefined)
  return isDraft(value) ? value : null
}

const removeAt = async (key: string): Promise<void> => {
  removeLeft(key)
  await device().remove(key)
}

const newKeys = (): readonly string[] => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(newPrefix))
  } catch {
    return []
  }
}

const setLeft = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or blocked. The database has everything but the last changes.
  }
}

const readLeft = (key: string): Draft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

const removeLeft = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is no entry either.
  }
}

/** Validates a stored value, which an older version of the studio may have written. */
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'acts' in value &&
  Array.isArray(value.acts) &&
  'done' in value &&
  typeof value.done === 'number'
