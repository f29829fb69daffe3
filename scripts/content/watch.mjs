// npm run content -- --watch: checks the folder again whenever a file changes.
import { watch } from 'node:fs'
import { loadSource } from '#scripts/build/load-source.mjs'

/** Editors save in several steps: the check waits until nothing has changed for so long. */
const quietMs = 60

/**
 * Runs until the process is stopped.
 * @param {string} folder
 * @param {(cache: import('#content/folder/compile-cache.ts').CompileCache) => Promise<unknown>} check
 *   prints the result; called again after every change
 * @returns {Promise<never>}
 */
export async function watchFolder(folder, check) {
  const { createCompileCache } = await loadSource('#content/folder/compile-cache.ts')
  const cache = createCompileCache()
  let timer = setTimeout(() => {}, 0)
  let running = Promise.resolve()

  const run = async () => {
    const started = performance.now()
    // A folder that is moved or half saved must not end the watch: the next change may mend it.
    await check(cache).catch((error) => console.error(error instanceof Error ? error.message : error))
    const milliseconds = Math.round(performance.now() - started)
    console.log(`Checked in ${milliseconds} ms at ${new Date().toLocaleTimeString('en-GB')}. Waiting for changes.\n`)
  }
  await run()
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(run)
    }, quietMs)
  })
  return new Promise(() => {})
}
