/**
 * The photos of the unfinished quiz, one for each view: stored on the device as soon as they are added, then assessed
 * by the coach. Operations are queued, so that they do not overlap.
 */
import { randomHex } from '#client/browser/random-hex.ts'
import { createListeners } from '#client/browser/store.ts'
import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'
import { isSamePicture } from '#client/pictures/picture-fingerprint.ts'
import { readPicture, type PictureLimits, type PictureRefusal } from '#client/pictures/picture.ts'

/** Why a picture was rejected, or what the user should know about it. */
export type PhotoProblem =
  | { readonly kind: 'refused'; readonly file: string; readonly refusal: PictureRefusal }
  | { readonly kind: 'repeated'; readonly file: string }
  | { readonly kind: 'no_room'; readonly free: number; readonly files: readonly string[] }
  | { readonly kind: 'device_full' }

export type Added = { readonly view: string; readonly file: string }
export type AddOutcome = { readonly added: readonly Added[]; readonly problems: readonly PhotoProblem[] }

export type PhotoCollection = {
  readonly records: () => readonly PhotoRecord[]
  /** Ids of the pictures whose advice is pending. */
  readonly assessing: () => ReadonlySet<string>
  readonly subscribe: (notify: () => void) => () => void
  /** Reads the stored photos. Resolves when they have been read. */
  readonly open: () => Promise<void>
  /** Puts a picture into this slot and replaces the one in it. */
  readonly put: (view: string, picture: Blob, name: string) => Promise<AddOutcome>
  /** Puts files into the free slots, in order. The slot `first` counts as free even if it has a picture. */
  readonly fill: (files: readonly File[], first: string | null) => Promise<AddOutcome>
  /** Moves a picture to another slot. If that has a picture, the two are swapped. Returns why it could not: nothing has changed then. */
  readonly move: (from: string, to: string) => Promise<readonly PhotoProblem[]>
  /** Keeps the picture despite the advice. Returns why it could not. */
  readonly settle: (view: string) => Promise<readonly PhotoProblem[]>
  readonly remove: (view: string) => Promise<void>
  readonly reset: () => Promise<void>
}

export type PhotoCollectionOptions = {
  readonly store: DeviceStore
  readonly views: readonly string[]
  readonly limits: PictureLimits
  /** Returns the advice for a picture. null: none is possible. */
  readonly assess: (picture: Blob) => Promise<string | null>
  /** Called after each change, when it is stored on the device. */
  readonly onChange: (views: readonly string[]) => void
}

export const openPhotoCollection = ({
  assess,
  limits,
  onChange,
  store,
  views,
}: PhotoCollectionOptions): PhotoCollection => {
  const { notify, subscribe } = createListeners()
  const idPrefix = randomHex(4)
  let count = 0
  let records: readonly PhotoRecord[] = []
  let assessing: ReadonlySet<string> = new Set()
  let last: Promise<unknown> = Promise.resolve()

  const at = (view: string) => records.find((record) => record.view === view)
  /** `assessed`: id of a picture whose advice is no longer awaited. Both change at once, so that nobody sees one without the other. */
  const read = async (assessed?: string) => {
    const all = await store.photos()
    records = views.flatMap((view) => all.filter((record) => record.view === view))
    if (assessed !== undefined) assessing = new Set([...assessing].filter((one) => one !== assessed))
    notify()
  }
  const changed = async () => {
    await read()
    onChange(records.map(({ view }) => view))
  }
  /** Runs operations one after the other: two that run at the same time could take the same slot. */
  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  /** Writes to the device. Returns the problem if that is full. */
  const stored = async (writing: Promise<void>): Promise<readonly PhotoProblem[]> => {
    try {
      await writing
      return []
    } catch {
      return [{ kind: 'device_full' }]
    }
  }

  const requestAdvice = async ({ blob, id }: PhotoRecord): Promise<void> => {
    assessing = new Set([...assessing, id])
    notify()
    const advice = await assess(blob).catch(() => null)
    await enqueue(async () => {
      // The picture may have been moved or deleted meanwhile.
      const record = records.find((one) => one.id === id)
      // On a device that is full, the picture stays without advice.
      if (record && advice !== null) await stored(store.savePhoto({ ...record, advice }))
      await read(id)
    })
  }

  const save = async (view: string, file: Blob, name: string): Promise<readonly PhotoProblem[]> => {
    const outcome = await readPicture(file, limits)
    if (!outcome.ok) return [{ kind: 'refused', file: name, refusal: outcome.refusal }]
    const { picture } = outcome
    const twin = records.some((record) => record.view !== view && isSamePicture(record.print, picture.print))
    const record = { ...picture, id: `${idPrefix}-${(count += 1)}`, view, advice: null, settled: false }
    const problems = await stored(store.savePhoto(record))
    if (problems.length > 0) return problems
    await changed()
    void requestAdvice(record)
    return twin ? [{ kind: 'repeated', file: name }] : []
  }
  const wasSaved = (problems: readonly PhotoProblem[]): boolean => problems.every(({ kind }) => kind === 'repeated')

  return {
    records: () => records,
    assessing: () => assessing,
    subscribe,
    open: () =>
      enqueue(async () => {
        await read()
        for (const record of records)
          if (record.advice === null && !assessing.has(record.id)) void requestAdvice(record)
      }),
    put: (view, picture, name) =>
      enqueue(async () => {
        const problems = await save(view, picture, name)
        return { problems, added: wasSaved(problems) ? [{ view, file: name }] : [] }
      }),
    fill: (files, first) =>
      enqueue(async () => {
        const free = views.filter((view) => view === first || !at(view))
        free.sort((one, other) => Number(other === first) - Number(one === first))
        const added: Added[] = []
        const problems: PhotoProblem[] = []
        const noRoom: string[] = []
        for (const file of files) {
          const view = free[added.length]
          if (view === undefined) {
            noRoom.push(file.name)
            continue
          }
          const found = await save(view, file, file.name)
          problems.push(...found)
          if (wasSaved(found)) added.push({ view, file: file.name })
        }
        if (noRoom.length > 0) problems.push({ kind: 'no_room', free: free.length, files: noRoom })
        return { added, problems }
      }),
    move: (from, to) =>
      enqueue(async () => {
        const moving = at(from)
        if (!moving || from === to) return []
        const back = at(to)
        const moved = [{ ...moving, view: to }, ...(back ? [{ ...back, view: from }] : [])]
        const problems = await stored(store.arrangePhotos(moved, back ? [] : [from]))
        await changed()
        return problems
      }),
    settle: (view) =>
      enqueue(async () => {
        const record = at(view)
        const problems = record ? await stored(store.savePhoto({ ...record, settled: true })) : []
        await read()
        return problems
      }),
    remove: (view) =>
      enqueue(async () => {
        await store.removePhoto(view)
        await changed()
      }),
    reset: () =>
      enqueue(async () => {
        await store.arrangePhotos([], views)
        await changed()
      }),
  }
}
