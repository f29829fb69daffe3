import { draftPictures } from '#editing/draft-pictures.ts'
import type { Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'

/**
 * What the server has found in the bytes of pictures, which the compiler of the studio does not read. That a picture is not used is known
 * to the compiler, and what is wrong with one on the disk does not matter once the draft has another one, or none.
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
