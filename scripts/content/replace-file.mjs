import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/**
 * Writes a file so that it is the old one or the new one at any time, also for a program that watches it.
 * @param {string} path
 * @param {Uint8Array | string} content
 */
export async function replaceFile(path, content) {
  // A link stays a link.
  const file = await realpath(path).catch(() => path)
  const old = await stat(file).catch(() => null)
  const temporary = `${file}.new`
  try {
    await writeFile(temporary, content)
    // Whoever could read and write the file still can.
    if (old) await chmod(temporary, old.mode)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
