import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'

/**
 * Makes a folder, and those above it, readable by their owner only. Returns whether it was not there before. Node's recursive `mkdir`
 * never ends where a file system answers ENOENT although the folder above is there, as an automount does whose server is away.
 */
export const makeFolder = (folder: string): boolean => {
  try {
    mkdirSync(folder, { mode: 0o700 })
    return true
  } catch (error) {
    // Systems name the error differently, for example for a root.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
    const above = dirname(folder)
    if (errorCode(error) !== 'ENOENT' || above === folder || existsSync(above)) throw error
    makeFolder(above)
    return makeFolder(folder)
  }
}
