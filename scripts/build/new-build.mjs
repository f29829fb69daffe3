// A build is made in a folder beside the one in use and put in its place when it is complete: a server may be running from the old one.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * The folder for the new build of `folder`. Each process has its own, because two may build at the same time. It is removed when the process
 * ends; what killed processes left is removed now.
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
    // Sends nothing.
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
