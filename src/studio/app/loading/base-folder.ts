import { isMedia } from '#content/folder/content-file.ts'
import type { Draft } from '#editing/draft.ts'
import type { BaseFiles, Folder } from '#editing/studio-api.ts'
import { call } from './call.ts'
import { baseOf } from '#studio/app/start/first-draft.ts'

/**
 * The folder as it was when the acts of the draft were made. null: it is the present one, or nothing is known about the older one. For
 * files that are no longer kept, the present version is used.
 */
export const baseFolder = async (folder: Folder, { acts, base }: Draft): Promise<Folder | null> => {
  const now = baseOf(folder)
  const changed = Object.entries(base).filter(([path, hash]) => now[path] !== hash)
  const isSame = changed.length === 0 && Object.keys(now).every((path) => base[path] !== undefined)
  if (isSame || acts.length === 0 || Object.keys(base).length === 0) return null
  const reply = await call<BaseFiles>('POST', '/base-files', { body: { base: Object.fromEntries(changed) } })
  const kept = new Map((reply.ok ? reply.value.files : []).map((file) => [file.path, file]))
  const present = new Map(folder.files.map((file) => [file.path, file]))
  const pictures = new Map(folder.pictures.map((picture) => [picture.path, picture]))
  const noSize = { bytes: 0, width: null, height: null }
  return {
    ...folder,
    files: Object.keys(base)
      .filter((path) => !isMedia(path))
      .flatMap((path) => kept.get(path) ?? present.get(path) ?? []),
    pictures: Object.entries(base)
      .filter(([path]) => isMedia(path))
      .map(([path, hash]) => ({ ...noSize, ...pictures.get(path), path, hash })),
  }
}
