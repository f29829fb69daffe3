import { readFile, readdir } from 'node:fs/promises'
import { basename, join, relative, resolve, sep } from 'node:path'
import type { ContentFile, ContentFolder } from './content-file.ts'

/**
 * Reads all YAML files of a content folder, and everything in its `media` folder, sorted by path. Hidden and other files (notes, backup
 * files of editors) are ignored. Rejects if there is no such folder.
 */
export const readFolder = async (folder: string): Promise<ContentFolder> => {
  const root = resolve(folder)
  const name = basename(root)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`There is no content folder at ${root}`, { cause: error })
  })
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path) && (path.startsWith('media/') || /\.ya?ml$/.test(path)))
    .sort()
  const files = await Promise.all(
    paths.map(async (path): Promise<readonly ContentFile[]> => {
      const bytes = await readFile(join(root, path)).catch(gone)
      return bytes ? [{ path, name: `${name}/${path}`, bytes }] : []
    }),
  )
  return { name, files: files.flat() }
}

/** Some editors remove a file for a moment while they save it; and a symbolic link may lead to a folder. */
const gone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'EISDIR') throw error
}
