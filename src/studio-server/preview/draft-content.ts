import type { ContentFile } from '#content/folder/content-file.ts'
import { isContentPath } from '#editing/content-path.ts'
import type { StudioFolder } from '#studio-server/folder/studio-folder.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import type { Content } from '#types/content.generated.ts'

/** `text` null: the draft has deleted the file. */
export type DraftFile = { readonly path: string; readonly text: string | null }

export type DraftFiles = {
  readonly files: readonly DraftFile[]
  /** The hashes of the pictures that only the draft has, by path. */
  readonly pictures?: Readonly<Record<string, string>>
}

/** The content of the folder with the files of a draft. If it has errors, there is nothing to show. */
export const draftContent = async (
  folder: StudioFolder,
  objects: ObjectStore,
  { files: changed, pictures = {} }: DraftFiles,
): Promise<Content> => {
  const disk = await folder.readFiles()
  const paths = new Set([...changed.map(({ path }) => path), ...Object.keys(pictures)])
  const present = new Set(disk.files.map(({ path }) => path))
  if (![...paths].every((path) => isContentPath(path) || present.has(path)))
    throw new StudioError(400, 'The studio cannot read this request.')
  const added = await Promise.all(
    Object.entries(pictures).map(async ([path, hash]): Promise<readonly ContentFile[]> => {
      const bytes = await objects.get(hash)
      return bytes ? [{ path, name: `${disk.name}/${path}`, bytes }] : []
    }),
  )
  const files = [
    ...disk.files.filter(({ path }) => !paths.has(path)),
    ...changed.flatMap(({ path, text }): readonly ContentFile[] =>
      text === null ? [] : [{ path, name: `${disk.name}/${path}`, bytes: new TextEncoder().encode(text) }],
    ),
    ...added.flat(),
  ]
  const { content } = folder.compile({ ...disk, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) })
  if (!content) throw new StudioError(422, 'The content has errors. It can be shown as soon as they are corrected.')
  return content
}
