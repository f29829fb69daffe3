import { actsInEffect, type Draft } from './draft.ts'
import type { Act, Operation } from './operation.ts'
import type { FolderPicture } from './studio-api.ts'

export type PictureOperation = Extract<Operation, { kind: 'picture' }>

/** What a draft does to pictures: the last operation on each, by path. Returns the same map while its contents do not change. */
export const draftPictures = (draft: Pick<Draft, 'acts' | 'done'>): ReadonlyMap<string, PictureOperation> => {
  const known = all.get(draft.acts)
  if (known?.done === draft.done) return known.pictures
  const found = new Map(
    actsInEffect(draft)
      .flatMap(({ operations }) => operations)
      .flatMap((operation) => (operation.kind === 'picture' ? [[operation.file, operation] as const] : [])),
  )
  const pictures = isSame(found, latest) ? latest : found
  latest = pictures
  all.set(draft.acts, { done: draft.done, pictures })
  return pictures
}

type Pictures = ReadonlyMap<string, PictureOperation>

const all = new WeakMap<readonly Act[], { readonly done: number; readonly pictures: Pictures }>()
let latest: Pictures = new Map()

const isSame = (some: Pictures, others: Pictures): boolean =>
  some.size === others.size && [...some].every(([path, operation]) => others.get(path) === operation)

/** The hashes of the pictures that only a draft has, by path. */
export const addedPictures = (draft: Pick<Draft, 'acts' | 'done'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...draftPictures(draft)].flatMap(([path, { after }]) => (after === null ? [] : [[path, after] as const])),
  )

/** The path of a picture with this hash in the content as the draft changes it. undefined: there is none. */
export const pictureWithHash = (
  pictures: readonly Pick<FolderPicture, 'path' | 'hash'>[],
  draft: Pick<Draft, 'acts' | 'done'>,
  hash: string,
): string | undefined => {
  const changed = draftPictures(draft)
  const all = [
    ...pictures.filter(({ path }) => !changed.has(path)),
    ...[...changed].map(([path, { after }]) => ({ path, hash: after })),
  ]
  return all.find((one) => one.hash === hash)?.path
}
