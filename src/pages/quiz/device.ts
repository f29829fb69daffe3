/** The quiz and the device: what is kept under which key, and how it is read back with distrust. */
import type { DeviceStore } from '#client/device-store.ts'
import type { Draft, Kept, KeptResult } from '#machines/draft.ts'

const keys = { draft: 'draft', result: 'result' } as const
const dayMs = 86_400_000

export const keepDraft = (store: DeviceStore, draft: Draft): Promise<void> => store.write(keys.draft, draft)

/** Photos that were sent are the server's now; photos that were not stay on the device, as they were promised to. */
export const keepResult = async (store: DeviceStore, result: KeptResult, sent: readonly string[]): Promise<void> => {
  await store.write(keys.result, result)
  await store.remove(keys.draft)
  for (const view of sent) await store.removePhoto(view)
}

export const keptResultIn = async (store: DeviceStore): Promise<KeptResult | null> => {
  const kept = await store.read(keys.result)
  return isResult(kept) ? kept : null
}

/** It belongs to somebody else, or is gone: this device has nothing to do with it any more. */
export const forgetResult = (store: DeviceStore): Promise<void> => store.remove(keys.result)

export const markClaimed = (store: DeviceStore, kept: KeptResult): Promise<void> =>
  store.write(keys.result, { ...kept, claimed: true })

/** Looks for an unfinished quiz. What is older than `days` is deleted, as the privacy page says. */
export const searchDevice = async (store: DeviceStore, days: number, now: number): Promise<Kept> => {
  const [raw, keptResult, records] = await Promise.all([
    store.read(keys.draft),
    store.read(keys.result),
    store.photos(),
  ])
  const result = isResult(keptResult) ? keptResult : null
  const unfinished = isDraft(raw) ? raw : null
  // The page was left between keeping the result and deleting its draft.
  const draft = unfinished?.sending?.id && unfinished.sending.id === result?.id ? null : unfinished
  if (unfinished && !draft) await store.remove(keys.draft)
  const last = Math.max(timeOf(draft?.savedAt), timeOf(result?.at))
  if (last > 0 && now - last > days * dayMs) {
    await store.clear()
    return { draft: null, result: null, unreadable: false }
  }
  const photos = records.map(({ view }) => view)
  return {
    draft: draft && worthKeeping(draft, photos) ? { ...draft, photos } : null,
    result,
    unreadable: raw !== undefined && unfinished === null,
  }
}

const worthKeeping = (draft: Draft, photos: readonly string[]): boolean =>
  Object.keys(draft.answers).length > 0 || photos.length > 0 || draft.sending !== null

const timeOf = (iso: string | undefined): number => (iso === undefined ? 0 : Date.parse(iso) || 0)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

const isResult = (value: unknown): value is KeptResult => isRecord(value) && hasTexts(value, ['id', 'token', 'at'])
