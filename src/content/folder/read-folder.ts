import { readFile, readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { ContentFile, ContentFolder } from './content-file.ts'
import { schemasFrom } from './package-root.ts'
import { committedFolder, readThroughJournal, type Journal } from './publication.ts'

/**
 * Reads all YAML files of a content folder, and everything in its `media` folder, sorted by path. Hidden and other files (notes, backup
 * files of editors) are ignored. While the studio publishes, all files are those before or all those after. Rejects if there is no such
 * folder.
 *
 * @param isWanted the others are not read
 */
export const readFolder = async (
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<ContentFolder> => {
  const root = resolve(folder)
  return readThroughJournal(root, (journal) => readWith(root, journal, isWanted))
}

const readWith = async (
  root: string,
  journal: Journal | null,
  isWanted: (path: string) => boolean,
): Promise<ContentFolder> => {
  const name = basename(root)
  const paths = await pathsIn(root).catch(() => {
    // With a code, as an error of the system: whoever prints it knows that its message is enough.
    throw Object.assign(new Error(`There is no content folder at ${root}`), { code: 'ENOENT' })
  })
  const published = new Map(journal?.files.map(({ path, staged }) => [path, staged]))
  const files = await Promise.all(
    [...new Set([...paths, ...published.keys()])]
      .filter(isWanted)
      .sort()
      .map(async (path): Promise<readonly ContentFile[]> => {
        const staged = published.get(path)
        if (staged === null) return []
        // The new bytes are either still aside or already in their place.
        const aside = staged === undefined ? undefined : await readFile(join(committedFolder(root), staged)).catch(gone)
        const bytes = aside ?? (await readFile(join(root, path)).catch(gone))
        return bytes ? [{ path, name: `${name}/${path}`, bytes }] : []
      }),
  )
  return { name, files: files.flat(), schemas: schemasFrom(root) }
}

/** The paths of the files that are part of a content. What is in hidden folders, such as those of git and the studio, is not even listed. */
export const pathsIn = async (folder: string, before = ''): Promise<readonly string[]> => {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'))
  const paths = await Promise.all(
    entries.map(async (entry): Promise<readonly string[]> => {
      const path = before + entry.name
      if (entry.isDirectory()) return (await pathsIn(join(folder, entry.name), `${path}/`).catch(gone)) ?? []
      return path.startsWith('media/') || /\.ya?ml$/.test(path) ? [path] : []
    }),
  )
  return paths.flat()
}

/** Some editors remove a file for a moment while they save it; and a symbolic link may lead to a folder. */
const gone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'EISDIR') throw error
}
