/** The pictures of this device: each in the place that it was chosen for, kept as it comes, judged when it is kept. */
import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'
import { isSamePicture } from '#client/pictures/picture-fingerprint.ts'
import { readPicture, type PictureLimits, type PictureRefusal } from '#client/pictures/picture.ts'

/** Why a picture was not kept, or what is to be known about one that was. */
export type PhotoProblem =
  | { readonly kind: 'refused'; readonly file: string; readonly refusal: PictureRefusal }
  | { readonly kind: 'repeated'; readonly file: string }
  | { readonly kind: 'no_room'; readonly free: number; readonly files: readonly string[] }
  | { readonly kind: 'device_full' }

export type Added = { readonly view: string; readonly file: string }
export type AddOutcome = { readonly added: readonly Added[]; readonly problems: readonly PhotoProblem[] }

export type PhotoCollection = {
  readonly records: () => readonly PhotoRecord[]
  /** Ids of the pictures that are being judged. */
  readonly judging: () => ReadonlySet<string>
  readonly listen: (tell: () => void) => () => void
  /** Reads what is kept. Ends when it is there. */
  readonly open: () => Promise<void>
  /** Into this place, whatever is in it. */
  readonly put: (view: string, picture: Blob, name: string) => Promise<AddOutcome>
  /** Into the free places, in order; `first` is free, whatever is in it. */
  readonly fill: (files: readonly File[], first: string | null) => Promise<AddOutcome>
  /** Into another place; what is there comes back. */
  readonly move: (from: string, to: string) => Promise<void>
  /** It is kept, whatever was advised. */
  readonly settle: (view: string) => Promise<void>
  readonly remove: (view: string) => Promise<void>
  readonly reset: () => Promise<void>
}

export type PhotoCollectionOptions = {
  readonly store: DeviceStore
  readonly views: readonly string[]
  readonly limits: PictureLimits
  /** What is advised about a picture. null: nothing can be said. */
  readonly judge: (picture: Blob) => Promise<string | null>
  /** After each change, when it is kept on the device. */
  readonly onChange: (views: readonly string[]) => void
}

export const openPhotoCollection = ({
  judge,
  limits,
  onChange,
  store,
  views,
}: PhotoCollectionOptions): PhotoCollection => {
  const listeners = new Set<() => void>()
  const made = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  let count = 0
  let records: readonly PhotoRecord[] = []
  let judging: ReadonlySet<string> = new Set()
  let last: Promise<unknown> = Promise.resolve()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const at = (view: string) => records.find((record) => record.view === view)
  const read = async () => {
    const kept = await store.photos()
    records = views.flatMap((view) => kept.filter((record) => record.view === view))
    tell()
  }
  const changed = async () => {
    await read()
    onChange(records.map(({ view }) => view))
  }
  /** One after the other: two that come at once must not take the same place. */
  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const requestAdvice = async ({ blob, id }: PhotoRecord): Promise<void> => {
    judging = new Set([...judging, id])
    tell()
    const advice = await judge(blob).catch(() => null)
    await enqueue(async () => {
      judging = new Set([...judging].filter((one) => one !== id))
      // It may have been moved meanwhile, or deleted.
      const record = records.find((one) => one.id === id)
      if (record && advice !== null) await store.keepPhoto({ ...record, advice })
      await read()
    })
  }

  const keep = async (view: string, file: Blob, name: string): Promise<readonly PhotoProblem[]> => {
    const outcome = await readPicture(file, limits)
    if (!outcome.ok) return [{ kind: 'refused', file: name, refusal: outcome.refusal }]
    const { picture } = outcome
    const twin = records.some((record) => record.view !== view && isSamePicture(record.print, picture.print))
    const record = { ...picture, id: `${made.toString(16)}-${(count += 1)}`, view, advice: null, settled: false }
    try {
      await store.keepPhoto(record)
    } catch {
      return [{ kind: 'device_full' }]
    }
    await changed()
    void requestAdvice(record)
    return twin ? [{ kind: 'repeated', file: name }] : []
  }
  const wasKept = (problems: readonly PhotoProblem[]): boolean => problems.every(({ kind }) => kind === 'repeated')

  return {
    records: () => records,
    judging: () => judging,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: () =>
      enqueue(async () => {
        await read()
        for (const record of records) if (record.advice === null && !judging.has(record.id)) void requestAdvice(record)
      }),
    put: (view, picture, name) =>
      enqueue(async () => {
        const problems = await keep(view, picture, name)
        return { problems, added: wasKept(problems) ? [{ view, file: name }] : [] }
      }),
    fill: (files, first) =>
      enqueue(async () => {
        const free = views.filter((view) => view === first || !at(view))
        free.sort((one, other) => Number(other === first) - Number(one === first))
        const left = [...free]
        const added: Added[] = []
        const problems: PhotoProblem[] = []
        const noRoom: string[] = []
        for (const file of files) {
          const [view] = left
          if (view === undefined) {
            noRoom.push(file.name)
            continue
          }
          const found = await keep(view, file, file.name)
          problems.push(...found)
          if (!wasKept(found)) continue
          left.shift()
          added.push({ view, file: file.name })
        }
        if (noRoom.length > 0) problems.push({ kind: 'no_room', free: free.length, files: noRoom })
        return { added, problems }
      }),
    move: (from, to) =>
      enqueue(async () => {
        const moving = at(from)
        if (!moving || from === to) return
        const back = at(to)
        await store.arrangePhotos(
          [{ ...moving, view: to }, ...(back ? [{ ...back, view: from }] : [])],
          back ? [] : [from],
        )
        await changed()
      }),
    settle: (view) =>
      enqueue(async () => {
        const record = at(view)
        if (record) await store.keepPhoto({ ...record, settled: true })
        await read()
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
