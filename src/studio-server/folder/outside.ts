import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentFolder } from '#content/folder/content-file.ts'

/** The folder without what lies outside of it, and the links that lead there, such as `media/brand`. */
export type Inside = { readonly folder: ContentFolder; readonly outside: readonly string[] }

/**
 * The folder without files that are reached by links to something outside of it. A content folder may come from somebody else, and the
 * studio shows all of its files to the browser and writes them.
 */
export const withoutOutside = async (root: string, folder: ContentFolder): Promise<Inside> => {
  const inside = (await realpath(root)) + sep
  const isInside = async (path: string): Promise<boolean> => {
    // A file that is not in its place yet is in the journal of a publication.
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

/** The first part of the path that leads outside. */
const linkIn = async (names: readonly string[], isInside: (path: string) => Promise<boolean>): Promise<string> => {
  for (let length = 1; length < names.length; length += 1) {
    const path = names.slice(0, length).join('/')
    if (!(await isInside(path))) return path
  }
  return names.join('/')
}
