import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { built, isKeptByBuilds, lockName, stampName } from './build-folder.mjs'

/** An exchange takes less than a second. A lock older than this was left by a killed process. */
const longestMs = 30_000

/**
 * Puts the new build in the place of the old one. Only one process at a time may do this, because two would move each other's files. The
 * stamp is removed first and added last, so that an interrupted exchange leaves a stale build.
 * @param {string} folder the folder of the new build
 * @param {string} dist
 * @param {() => boolean} isNeeded called once no other process is exchanging
 */
export async function putInPlace(folder, dist, isNeeded) {
  const lock = join(dist, lockName)
  await take(lock)
  try {
    if (!isNeeded()) return
    rmSync(join(dist, stampName), { force: true })
    const old = readdirSync(dist).filter((name) => !isKeptByBuilds(name))
    for (const name of old) rmSync(join(dist, name), { recursive: true, force: true })
    for (const name of built) renameSync(join(folder, name), join(dist, name))
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** @param {string} lock a folder, because creating one fails if it exists */
async function take(lock) {
  for (;;)
    try {
      return mkdirSync(lock)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - since > longestMs) rmSync(lock, { recursive: true, force: true })
      else await wait(20)
    }
}
