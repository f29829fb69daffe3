import { realpath, rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file so that it is the old one or the new one at any time, also for a program that watches it.
 * @param {string} path
 * @param {Uint8Array | string} content
 */
export async function replaceFile(path, content) {
  // A link stays a link.
  const file = await realpath(path).catch(() => path)
  const temporary = `${file}.new`
  await writeFile(temporary, content)
  await rename(temporary, file)
}
