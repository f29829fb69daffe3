import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/**
 * Replaces a file atomically: at any time, also for a program that watches it, it is either the old or the new file.
 * @param {string} path
 * @param {Uint8Array | string} content
 */
export async function replaceFile(path, content) {
  // A symbolic link stays, and its target is replaced.
  const file = await realpath(path).catch(() => path)
  const old = await stat(file).catch(() => null)
  const temporary = `${file}.new`
  try {
    await writeFile(temporary, content)
    // Keeps the permissions of the file.
    if (old) await chmod(temporary, old.mode)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
