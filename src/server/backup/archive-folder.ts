import { existsSync } from 'node:fs'
import { chmod, readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startFailure } from '#server/config/start-failure.ts'
import { makeFolder } from '#server/operations/make-folder.ts'
import { lockFile } from '#server/store/database/sqlite.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { syncFolder } from '#server/operations/sync-folder.ts'
import type { Print } from './progress.ts'

/** Exists while a backup is written, and is locked by the writing process, so the lock is released when the process ends. */
const unfinished = 'unfinished'

/** What an interrupted backup may have left. */
const leftovers = new Set([unfinished, `${unfinished}-journal`, 'rows', 'photos', 'erasures', 'manifest.json.part'])

export const isUnfinished = (folder: string): boolean => existsSync(join(folder, unfinished))

export type ClaimedFolder = {
  /** Call when the manifest is written. */
  readonly finish: () => Promise<void>
  /** Call after a failure. The next backup into this folder replaces what was written. If nothing was written, no trace is left. */
  readonly release: () => Promise<void>
}

/** Accepts a new folder, an empty one, or one with an unfinished backup, which is deleted. */
export const claimFolder = async (folder: string, print: Print): Promise<ClaimedFolder> => {
  const made = newFolder(folder)
  const found = await readdir(folder)
  const isOurs = found.includes(unfinished) && found.every((name) => leftovers.has(name))
  if (found.includes('manifest.json'))
    throw startFailure(`There is a backup in ${folder} already. Name another folder: a backup is never overwritten.`)
  if (found.length > 0 && !isOurs)
    throw startFailure(`The folder ${folder} is not empty. Name a new one: a backup has its folder to itself.`)
  const unlock = lockFile(join(folder, unfinished))
  if (!unlock)
    throw startFailure(`Another backup is being written into ${folder}. Wait for it, or name another folder.`)
  if (isOurs) print(`The backup in ${folder} was never finished. Starting it again.`)
  await chmod(folder, 0o700)
  for (const name of found.filter((one) => one !== unfinished)) await rm(join(folder, name), { recursive: true })
  return {
    finish: async () => {
      unlock()
      await rm(join(folder, unfinished))
      await syncFolder(folder)
    },
    release: async () => {
      unlock()
      const left = await readdir(folder)
      if (left.some((name) => !name.startsWith(unfinished))) return
      for (const name of left) await rm(join(folder, name))
      if (made) await rmdir(folder)
    },
  }
}

/** Returns true if the folder did not exist before. */
const newFolder = (folder: string): boolean => {
  try {
    return makeFolder(folder)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw startFailure(`${folder} is a file, or in one. Name a folder that does not exist yet.`)
    throw startFailure(`The folder ${folder} cannot be made (${code}). Name another one.`)
  }
}
