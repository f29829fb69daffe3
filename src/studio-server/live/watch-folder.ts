import { watch, type FSWatcher } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentFolder } from '#content/folder/content-file.ts'
import { pathsIn } from '#content/folder/read-folder.ts'
import { hashesOf } from '#studio-server/folder/hashes-of.ts'

export type FolderWatch = {
  /**
   * Announces files that the studio is about to write, so that they are not reported as changes. Maps each path to the hash of its new
   * content, or to null for a deletion. Returns a function that withdraws the announcement.
   */
  readonly expect: (files: ReadonlyMap<string, string | null>) => () => void
  readonly stop: () => void
}

/** In milliseconds. Programs save in several steps. */
const settleMs = 120
const pollMs = 3_000

/** A value that changes when a file is written, added or removed. It does not read the files. */
const stampOf = async (root: string): Promise<string> => {
  const paths = await pathsIn(root)
  const files = await Promise.all(
    paths.map(async (path) => {
      const { ino, mtimeMs, size } = await stat(join(root, path)).catch(() => ({ ino: 0, mtimeMs: 0, size: 0 }))
      return `${path} ${ino} ${mtimeMs} ${size}`
    }),
  )
  return files.sort().join('\n')
}

/** Calls back with the paths of files that have changed, appeared or disappeared. */
export const watchFolder = (
  root: string,
  readFiles: () => Promise<ContentFolder>,
  changed: (paths: readonly string[]) => void,
): FolderWatch => {
  const read = async () => new Map(Object.entries(hashesOf(await readFiles())))
  let known = read().catch(() => new Map<string, string>())
  const expected = new Map<string, string | null>()
  let timer: NodeJS.Timeout | undefined

  const compareNow = async () => {
    const before = await known
    // While the folder does not exist (because it was renamed, for example), nothing is reported.
    const after = await read().catch(() => before)
    known = Promise.resolve(after)
    const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
      const hash = after.get(path) ?? null
      if (hash === (before.get(path) ?? null)) return false
      const isOwn = expected.has(path) && expected.get(path) === hash
      expected.delete(path)
      return !isOwn
    })
    if (paths.length > 0) changed(paths.sort())
  }
  /** Comparisons run one at a time: two at once would both find the same change, but only the first would know whether it was announced. */
  let comparing: Promise<void> = Promise.resolve()
  const compare = () => {
    comparing = comparing.then(compareNow, compareNow)
  }
  const soon = (_event?: unknown, name?: string | null) => {
    if (name !== undefined && name !== null && /(^|[/\\])\./.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(compare, settleMs)
    timer.unref()
  }

  let watcher: FSWatcher | undefined
  const ignore = () => undefined
  try {
    watcher = watch(root, { recursive: true, persistent: false }, soon).on('error', ignore)
  } catch {
    // The system may have run out of watches.
  }
  // Node.js stops watching a file that was replaced by renaming, as a publication does.
  let stamp: string | null = null
  const look = async () => {
    const now = await stampOf(root).catch(() => stamp)
    if (stamp !== null && now !== stamp) compare()
    stamp = now
  }
  void look()
  const poll = setInterval(() => void look(), pollMs).unref()
  return {
    expect: (files) => {
      for (const [path, hash] of files) expected.set(path, hash)
      return () => {
        for (const [path, hash] of files) if (expected.get(path) === hash) expected.delete(path)
      }
    },
    stop: () => {
      clearTimeout(timer)
      clearInterval(poll)
      watcher?.close()
    },
  }
}
