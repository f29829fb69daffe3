// The folder for builds: DIST_DIR, otherwise dist/.
import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'

/**
 * Checks where the folder is: a build deletes the previous build in it, and would delete sources of the same names.
 * @param {string} folder
 * @param {readonly string[]} sources relative to the root of the project, which is the current folder
 * @returns {string | null} what is wrong with the folder
 */
export function placeProblem(folder, sources) {
  const root = resolve('.')
  if (!isWithin(root, folder))
    return `DIST_DIR is ${folder}. It has to be inside ${root}, where the built server finds its packages.`
  const source = sources.map((path) => resolve(path)).find((path) => isWithin(folder, path) || isWithin(path, folder))
  if (source === undefined) return null
  return `DIST_DIR is ${folder}, and ${source} is a source of the build. Name a folder of its own, for example DIST_DIR=dist`
}

/** What a build was made from. */
export const stampName = 'build.json'

/** What a build leaves in the folder, in the order in which it appears. */
export const built = ['client', 'server', 'content.json', stampName]

/** Exists while a process puts its build in place. */
export const lockName = 'exchange'

/**
 * Whether a build keeps something in the folder: the builds of the studio, and new builds that are being made.
 * @param {string} name
 */
export const isKeptByBuilds = (name) => name === lockName || /^(studio|studio-\d+|new-\d+)$/.test(name)

/**
 * A build deletes everything else from the folder, so this checks that it is the folder of a build. Without a stamp, for example after an
 * interrupted build, the names decide.
 * @param {string} folder
 * @returns {string | null} what is wrong with the folder
 */
export function contentsProblem(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const other = names.find((name) => !built.includes(name) && !isKeptByBuilds(name))
  if (other === undefined || names.includes(stampName)) return null
  return `DIST_DIR is ${folder}. It contains ${other}, which no build has written. Name an empty folder, for example DIST_DIR=dist`
}

/**
 * Whether a path is the folder itself or inside it. Nothing on another Windows drive is.
 * @param {string} folder
 * @param {string} path
 */
export function isWithin(folder, path) {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/**
 * What a build was made from. Empty if the file is damaged: after a power cut it may be empty.
 * @param {string} text
 * @returns {{ fingerprint?: unknown, contentDir?: unknown }}
 */
export function parseStamp(text) {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
