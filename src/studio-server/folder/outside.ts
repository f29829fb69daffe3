import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentFolder } from '#content/folder/content-file.ts'

/**
 * The folder without files that are links to something outside of it. A content folder may come from somebody else, and the studio shows
 * all of its files to the browser.
 */
export const withoutOutside = async (root: string, folder: ContentFolder): Promise<ContentFolder> => {
  const inside = (await realpath(root)) + sep
  const files = await Promise.all(
    folder.files.map(async (file) => {
      // A file that is not in its place yet is in the journal of a publication.
      const place = await realpath(join(root, file.path)).catch(() => inside)
      return place.startsWith(inside) ? [file] : []
    }),
  )
  return { ...folder, files: files.flat() }
}
