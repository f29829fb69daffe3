/** What the quiz stores on the device, and how it is validated when it is read back. */
import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'
import { isRecord } from '#client/device/is-record.ts'
import { markSaved, markWaiting, unmark, unmarkWaiting } from '#client/device/result-mark.ts'
import type { Draft, StoredQuiz, StoredResult } from '#machines/draft.ts'

const keys = { draft: 'draft', result: 'result' } as const
const dayMs = 86_400_000

/** In days: how long the device keeps an unfinished quiz, and the server an unclaimed result. From the content. */
export type Retention = { readonly draft_days: number; readonly unclaimed_days: number }

export const saveDraft = (store: DeviceStore, draft: Draft): Promise<void> => store.write(keys.draft, draft)

/**
 * Replaces the draft, and an earlier result, with a new result. Photos that were sent are deleted from the device;
 * photos that were not sent stay on it, as the visitor was promised. An empty result replaces the draft alone.
 */
export const saveResult = async (
  store: DeviceStore,
  result: StoredResult,
  sent: readonly string[],
  { unclaimed_days }: Retention,
): Promise<void> => {
  if (result.empty && (await storedResultIn(store)) !== null) return store.remove(keys.draft)
  const stored: StoredResult = sent.length > 0 ? { ...result, sent } : result
  try {
    await store.write(keys.result, stored)
  } catch {
    // No space: what the result replaces makes room for it. If that is not enough, it can be claimed at least in this tab.
    await removeSent(store, stored)
    await store.write(keys.result, stored).catch(() => store.keep(keys.result, stored))
  }
  if (!result.empty) markWaiting(timeAfter(result.at, unclaimed_days), store.isPersistent())
  await removeSent(store, stored)
}

/** Deletes what the result replaces. The draft goes last: if the page is closed before, it says that there is more to delete. */
const removeSent = async (store: DeviceStore, { sent = [] }: StoredResult): Promise<void> => {
  await removePhotos(store, (view) => belongsToResult(view) || sent.includes(view))
  await store.remove(keys.draft)
}

/**
 * Called before a new quiz starts: the photos that were not sent with the result are moved aside, so that they are not
 * part of the new quiz. Until then they stay where they are, because the visitor may go back to the answers and send
 * them again.
 */
export const setPhotosAside = async (store: DeviceStore): Promise<void> => {
  const result = await storedResultIn(store)
  if ((await store.read(keys.draft)) !== undefined || result === null) return
  const own = (await store.photos()).filter(({ view }) => !belongsToResult(view))
  if (own.length === 0) return
  // The server has the others: they were put back for somebody who went back to the answers, and left.
  const unsent = own.filter(({ view }) => !result.sent?.includes(view))
  await store.arrangePhotos(
    unsent.map((photo) => ({ ...photo, view: resultPrefix + photo.view })),
    own.map(({ view }) => view),
  )
}

export const storedResultIn = async (store: DeviceStore): Promise<StoredResult | null> => {
  const stored = await store.read(keys.result)
  return isResult(stored) ? stored : null
}

/** The result belongs to another account, or was deleted on the server. */
export const forgetResult = async (store: DeviceStore): Promise<void> => {
  unmarkWaiting()
  await store.remove(keys.result)
  await removePhotos(store, belongsToResult)
}

export const markClaimed = async (store: DeviceStore, stored: StoredResult): Promise<void> => {
  const claimed = { ...stored, claimed: true }
  // No space: the account has it in any case, and claiming it again would change nothing.
  await store.write(keys.result, claimed).catch(() => store.keep(keys.result, claimed))
  markSaved()
}

/** Deletes the unfinished quiz: answers, consent choices and photos. A stored result stays. */
export const discardDraft = async (store: DeviceStore): Promise<void> => {
  await store.remove(keys.draft)
  await removePhotos(store, (view) => !belongsToResult(view))
}

/** Deletes everything of the quiz on this device, including the result. */
export const clearQuiz = async (store: DeviceStore): Promise<void> => {
  unmark()
  await store.clear()
}

/** The photos that were not sent with the stored result, by their original views. */
export const photosOfResult = async (store: DeviceStore): Promise<readonly PhotoRecord[]> => {
  const photos = await store.photos()
  const aside = photos.filter(({ view }) => belongsToResult(view))
  if (aside.length > 0) return aside.map((photo) => ({ ...photo, view: photo.view.slice(resultPrefix.length) }))
  // While there is a draft, photos without the prefix belong to it.
  return (await store.read(keys.draft)) === undefined ? photos : []
}

/**
 * Reads the draft and the result, and deletes what is older than its retention period, as the privacy page promises.
 */
export const readAndExpire = async (store: DeviceStore, retention: Retention, now: number): Promise<StoredQuiz> => {
  const [raw, rawResult, records] = await Promise.all([store.read(keys.draft), store.read(keys.result), store.photos()])
  const isOld = (at: string, days: number) => now - timeOf(at) > days * dayMs
  const result = isResult(rawResult) ? rawResult : null
  const isResultOld = result !== null && isOld(result.at, retention.unclaimed_days)
  if (isResultOld) await forgetResult(store)
  // The mark is a copy and may be missing: storage can be cleared in part, and earlier versions had no mark.
  else if (result && !result.claimed && !result.empty)
    markWaiting(timeAfter(result.at, retention.unclaimed_days), store.isPersistent())
  else unmarkWaiting()
  const unfinished = isDraft(raw) ? raw : null
  // The page was closed after the result was stored and before its draft was deleted.
  const isSent = unfinished?.sending?.id !== undefined && unfinished.sending.id === result?.id
  const isDraftOld = unfinished !== null && isOld(unfinished.savedAt, retention.draft_days)
  if (isSent && result) await removeSent(store, result)
  else if (isDraftOld) await discardDraft(store)
  const draft = isSent || isDraftOld ? null : unfinished
  const photos = records.map(({ view }) => view).filter((view) => !belongsToResult(view))
  return {
    draft: draft && isWorthKeeping(draft, photos) ? { ...draft, photos } : null,
    result: isResultOld ? null : result,
    unreadable: raw !== undefined && unfinished === null,
  }
}

/** `readAndExpire`, and moves the photos of the last result aside if a new quiz starts. */
export const openDevice = async (store: DeviceStore, retention: Retention, now: number): Promise<StoredQuiz> => {
  const stored = await readAndExpire(store, retention, now)
  await setPhotosAside(store)
  return stored
}

/** Prefix of the view of a photo that belongs to the stored result. */
const resultPrefix = 'result/'
const belongsToResult = (view: string): boolean => view.startsWith(resultPrefix)

const removePhotos = async (store: DeviceStore, isMeant: (view: string) => boolean): Promise<void> => {
  const views = (await store.photos()).map(({ view }) => view).filter(isMeant)
  if (views.length > 0) await store.arrangePhotos([], views)
}

const timeAfter = (iso: string, days: number): string => new Date(timeOf(iso) + days * dayMs).toISOString()

const isWorthKeeping = (draft: Draft, photos: readonly string[]): boolean =>
  Object.keys(draft.answers).length > 0 || photos.length > 0 || draft.sending !== null

const timeOf = (iso: string): number => Date.parse(iso) || 0

const hasTexts = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string')

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  hasTexts(value, ['quiz', 'contentVersion', 'step', 'savedAt']) &&
  isRecord(value.answers) &&
  isRecord(value.titles) &&
  isRecord(value.consents) &&
  Object.values(value.consents).every(
    (choice) => isRecord(choice) && hasTexts(choice, ['choice', 'words', 'at']) && typeof choice.version === 'number',
  ) &&
  Array.isArray(value.photos) &&
  (value.sending === null || (isRecord(value.sending) && hasTexts(value.sending, ['key', 'token'])))

const isResult = (value: unknown): value is StoredResult =>
  isRecord(value) && hasTexts(value, ['id', 'token', 'at']) && (value.sent === undefined || Array.isArray(value.sent))
