import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'

/**
 * Makes a folder, and those above it, by default readable by their owner only. Returns true if the folder did not exist before. Node's recursive
 * `mkdir` is not used: it never ends if the file system answers ENOENT although the parent folder exists, as an automount does when its
 * server is down.
 */
export const makeFolder = (folder: string, mode = 0o700): boolean => {
  try {
    mkdirSync(folder, { mode })
    return true
  } catch (error) {
    // Systems use different error codes, for example for a root folder, so the code is not compared.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
    const above = dirname(folder)
    if (errorCode(error) !== 'ENOENT' || above === folder || existsSync(above)) throw error
    makeFolder(above, mode)
    return makeFolder(folder, mode)
  }
}
