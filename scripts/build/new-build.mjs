// A build is made in a folder beside the one in use and put in place when it is complete, because a server may be running from the old one.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * The folder for the new build of `folder`. Each process has its own, because two may build at the same time. It is removed when the process
 * ends; folders that killed processes have left are removed now.
 * @param {string} folder
 */
export function newBuildOf(folder) {
  removeAbandoned(folder)
  const own = `${folder}-${process.pid}`
  rmSync(own, { recursive: true, force: true })
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  return own
}

/** @param {string} folder */
function removeAbandoned(folder) {
  const parent = dirname(folder)
  const start = `${basename(folder)}-`
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const pid = name.startsWith(start) ? Number(name.slice(start.length)) : 0
    if (pid > 0 && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    // The process belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
