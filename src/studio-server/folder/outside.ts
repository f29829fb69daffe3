import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentFolder } from '#content/folder/content-file.ts'

/** The folder without files outside it, and the symbolic links that lead there, such as `media/brand`. */
export type Inside = { readonly folder: ContentFolder; readonly outside: readonly string[] }

/**
 * Leaves out files that are reached through a symbolic link out of the folder. A content folder may come from somebody else, and the
 * studio sends all of its files to the browser and writes them.
 */
export const withoutOutside = async (root: string, folder: ContentFolder): Promise<Inside> => {
  const inside = (await realpath(root)) + sep
  const isInside = async (path: string): Promise<boolean> => {
    // A file that is not in its place yet belongs to an unfinished publication.
    const place = await realpath(join(root, path)).catch(() => inside)
    return place.startsWith(inside)
  }
  const files = await Promise.all(folder.files.map(async (file) => ({ file, isInside: await isInside(file.path) })))
  const links = await Promise.all(
    files.filter((one) => !one.isInside).map(({ file }) => linkIn(file.path.split('/'), isInside)),
  )
  return {
    folder: { ...folder, files: files.filter((one) => one.isInside).map(({ file }) => file) },
    outside: [...new Set(links)],
  }
}

/** The shortest part of the path that leads outside. */
const linkIn = async (names: readonly string[], isInside: (path: string) => Promise<boolean>): Promise<string> => {
  for (let length = 1; length < names.length; length += 1) {
    const path = names.slice(0, length).join('/')
    if (!(await isInside(path))) return path
  }
  return names.join('/')
}
