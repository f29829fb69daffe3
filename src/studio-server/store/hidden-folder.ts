import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDurableFolder, replaceDurably } from './durable-files.ts'
import { StudioError } from '#studio-server/studio-error.ts'

/** Where the studio keeps drafts and versions: in the content folder, where the compiler and git ignore it. */
export const hiddenFolderOf = (contentDir: string): string => join(contentDir, '.studio')

/** Creates the folder and `inside`, if they do not exist yet. Called only when something has to be stored. */
export const makeHiddenFolder = async (contentDir: string, inside: string): Promise<string> => {
  const folder = hiddenFolderOf(contentDir)
  const entry = await lstat(folder).catch(() => null)
  // A symbolic link could lead anywhere.
  if (entry && !entry.isDirectory())
    throw new StudioError(
      409,
      'There is something called “.studio” in the content folder that is not a folder. Move it away.',
    )
  await makeDurableFolder(join(folder, inside))
  // Looked for each time, because the studio may have been stopped between creating the folder and this file.
  const ignored = join(folder, '.gitignore')
  if (!(await lstat(ignored).catch(() => null))) await replaceDurably(ignored, '*\n')
  return join(folder, inside)
}
