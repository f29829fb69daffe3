import type { ContentFile } from '#content/folder/content-file.ts'
import type { StudioFolder } from '#studio-server/folder/studio-folder.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import type { Content } from '#types/content.generated.ts'

/** `text` null: the draft has deleted the file. */
export type DraftFile = { readonly path: string; readonly text: string | null }

/** The content of the folder with the files of a draft. With errors in it, there is nothing to show. */
export const draftContent = async (folder: StudioFolder, changed: readonly DraftFile[]): Promise<Content> => {
  const disk = await folder.readFiles()
  const paths = new Set(changed.map(({ path }) => path))
  const files = [
    ...disk.files.filter(({ path }) => !paths.has(path)),
    ...changed.flatMap(({ path, text }): readonly ContentFile[] =>
      text === null ? [] : [{ path, name: `${disk.name}/${path}`, bytes: new TextEncoder().encode(text) }],
    ),
  ]
  const { content } = folder.compile({ ...disk, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) })
  if (!content) throw new StudioError(422, 'The content has errors. It can be shown as soon as they are corrected.')
  return content
}
