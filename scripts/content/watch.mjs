// npm run content -- --watch: checks the folder again whenever a file changes.
import { statSync, watch } from 'node:fs'
import { loadSource } from '#scripts/build/load-source.mjs'

/** Editors save in several steps, so the check waits until nothing has changed for this long. */
const quietMs = 60
/** How often to check whether the folder was moved away or is back. */
const lookMs = 1000

/**
 * Runs until the process is stopped.
 * @param {string} folder
 * @param {(cache: import('#content/folder/compile-cache.ts').CompileCache) => Promise<unknown>} check
 *   prints the result; called again after every change
 * @param {(line: string) => void} say
 * @returns {Promise<never>}
 */
export async function watchFolder(folder, check, say) {
  const { createCompileCache } = await loadSource('#content/folder/compile-cache.ts')
  const cache = createCompileCache()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let running = Promise.resolve()

  const run = async () => {
    const started = performance.now()
    // A moved or half-saved folder must not end the watch, because the next change may repair it.
    await check(cache).catch((error) => console.error(error instanceof Error ? error.message : error))
    const milliseconds = Math.round(performance.now() - started)
    say(`Checked in ${milliseconds} ms at ${new Date().toLocaleTimeString('en-GB')}. Waiting for changes.\n`)
  }
  // Begins before the first check, so that changes during that check are checked again.
  followFolder(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(run)
    }, quietMs)
  })
  running = running.then(run)
  return new Promise(() => {})
}

/**
 * A watch belongs to the folder itself, not to its path, so a new one begins when another folder is at the path.
 * @param {string} folder
 * @param {() => void} changed
 */
function followFolder(folder, changed) {
  /** @type {import('node:fs').FSWatcher | null} */
  let watcher = null
  let watched = inodeOf(folder)
  const begin = () => {
    watcher?.close()
    watcher = watched === null ? null : watch(folder, { recursive: true }, onChange)
    // The folder has just disappeared. The next look notices.
    watcher?.on('error', () => {})
  }
  /**
   * @param {unknown} _event
   * @param {string | null} name
   */
  const onChange = (_event, name) => {
    // Ignores hidden folders, such as the one with the studio's drafts.
    if (/(^|[/\\])\./.test(name ?? '')) return
    changed()
    look()
  }
  const look = () => {
    const found = inodeOf(folder)
    if (found === watched) return
    watched = found
    begin()
    changed()
  }
  begin()
  setInterval(look, lookMs)
}

/**
 * Distinguishes a folder from another one at the same path.
 * @param {string} folder
 * @returns {number | null} null: there is none
 */
function inodeOf(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.ino ?? null
}
