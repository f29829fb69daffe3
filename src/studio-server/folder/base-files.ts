/** The files that a draft was made on. They are kept because a merge needs them when the files on the disk have changed. */
import { isMedia, type ContentFile } from '#content/folder/content-file.ts'
import type { Draft } from '#editing/draft.ts'
import type { FolderFile } from '#editing/studio-api.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import type { StudioFolder } from './studio-folder.ts'

type Parts = { readonly folder: StudioFolder; readonly objects: ObjectStore }

/** Keeps the texts of the files that still have the hashes of the base. For pictures, the hashes suffice. */
export const keepBase = async ({ folder, objects }: Parts, base: Draft['base']): Promise<void> => {
  const { files } = await folder.readFiles()
  for (const { path, bytes } of files) if (!isMedia(path) && base[path] === sha256Of(bytes)) await objects.put(bytes)
}

/** The files with these hashes that are on the disk or were kept. */
export const baseFiles = async ({ folder, objects }: Parts, base: Draft['base']): Promise<readonly FolderFile[]> => {
  const { files } = await folder.readFiles()
  const found = await Promise.all(
    Object.entries(base).map(async ([path, hash]): Promise<readonly ContentFile[]> => {
      const present = files.find((file) => file.path === path && sha256Of(file.bytes) === hash)
      const bytes = present ? present.bytes : !isMedia(path) ? await objects.get(hash) : null
      return bytes ? [{ path, name: path, bytes }] : []
    }),
  )
  return found
    .flat()
    .filter(({ path }) => !isMedia(path))
    .map(folder.fileOf)
}
