import type { Dirent } from 'node:fs'
import { readFile, readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import { isMedia, type ContentFile, type ContentFolder } from './content-file.ts'
import { schemasFrom } from './package-root.ts'
import { committedFolder, readThroughJournal, type Journal } from './publication.ts'

/**
 * Reads all YAML files of a content folder, and everything in its `media` folder, sorted by path. Hidden files and other files (notes,
 * backup files of editors) are ignored; links to folders are followed. While the studio publishes, all files are from before or all are
 * from after the publication. Rejects if there is no such folder, or if a folder in it cannot be read.
 *
 * @param isWanted files for which this is false are not read
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
  const paths = await pathsIn(root)
  const published = new Map(journal?.files.map(({ path, staged }) => [path, staged]))
  const files = await Promise.all(
    [...new Set([...paths, ...published.keys()])]
      .filter(isWanted)
      .sort()
      .map(async (path): Promise<readonly ContentFile[]> => {
        const staged = published.get(path)
        if (staged === null) return []
        // The new bytes are either still aside or already in their place.
        const aside =
          staged === undefined ? undefined : await readFile(join(committedFolder(root), staged)).catch(ignoreMissing)
        const bytes = aside ?? (await readFile(join(root, path)).catch(ignoreMissing))
        return bytes ? [{ path, name: `${name}/${path}`, bytes }] : []
      }),
  )
  return { name, files: files.flat(), schemas: schemasFrom(root) }
}

/** The paths of the files that are part of a content. Hidden folders, such as those of git and the studio, are not even listed. */
export const pathsIn = async (root: string): Promise<readonly string[]> => {
  // Has a code like an error of the system, which tells the code that prints it that the message is enough.
  const missing = Object.assign(new Error(`There is no content folder at ${root}`), { code: 'ENOENT' })
  const isFolder = await stat(root).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw missing
  return pathsBelow(root, '', [await realpath(root)])
}

/** @param above the real paths of the content folder and of every folder on the way here, this one included */
const pathsBelow = async (folder: string, before: string, above: readonly string[]): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(explainUnreadable(folder))
  const paths = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .map(async (entry): Promise<readonly string[]> => {
        const path = before + entry.name
        const inside = join(folder, entry.name)
        const real = entry.isDirectory() ? join(above.at(-1) ?? '', entry.name) : await linkedFolder(entry, inside)
        if (real !== null)
          return leadsBack(real, above)
            ? []
            : ((await pathsBelow(inside, `${path}/`, [...above, real]).catch(ignoreMissing)) ?? [])
        return isMedia(path) || /\.ya?ml$/.test(path) ? [path] : []
      }),
  )
  return paths.flat()
}

/** The real path of the folder that a link leads to; null if it leads to something else, or nowhere. */
const linkedFolder = async (entry: Dirent, link: string): Promise<string | null> => {
  if (!entry.isSymbolicLink()) return null
  const found = await stat(link).catch(() => null)
  return found?.isDirectory() ? realpath(link) : null
}

/** Whether a link leads back to a folder that contains it, so that following it would never end. */
const leadsBack = (folder: string, above: readonly string[]): boolean => {
  const start = folder.endsWith(sep) ? folder : folder + sep
  return above.some((one) => (one + sep).startsWith(start))
}

const explainUnreadable =
  (folder: string) =>
  (error: NodeJS.ErrnoException): readonly Dirent[] => {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error
    const message = `The folder ${folder} cannot be read (${error.code}). Allow the user who runs this command to read it.`
    throw Object.assign(new Error(message), { code: error.code })
  }

/** Some editors remove a file for a moment while they save it. */
const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'EISDIR') throw error
}
