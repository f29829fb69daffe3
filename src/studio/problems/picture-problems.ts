import { draftPictures } from '#editing/draft-pictures.ts'
import type { Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'

/**
 * The problems that the server found in the bytes of pictures, which the studio's compiler does not read. Unused pictures are left out,
 * because the compiler reports them, and so are pictures that the draft has replaced or deleted.
 */
export const pictureProblems = (
  { name, problems }: Pick<Folder, 'name' | 'problems'>,
  draft: Pick<Draft, 'acts' | 'done'>,
): Folder['problems'] => {
  const changed = draftPictures(draft)
  return problems.filter(
    ({ code, file }) =>
      file.startsWith(`${name}/media/`) && code !== 'content/unused' && !changed.has(file.slice(name.length + 1)),
  )
}
