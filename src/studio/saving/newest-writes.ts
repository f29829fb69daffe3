/**
 * Writes one after the other. While one is on its way, only the newest write of each key waits: typing never queues up, and what is
 * written for one key replaces nothing of another. A write that fails is left out.
 */
export const createNewestWrites = (): ((key: string, write: () => Promise<void>) => Promise<void>) => {
  const waiting = new Map<string, () => Promise<void>>()
  let writing: Promise<void> | null = null
  const writeAll = async () => {
    // A key that is set again while it is being written comes once more at the end.
    for (const [key, write] of waiting) {
      waiting.delete(key)
      await write().catch(() => undefined)
    }
    writing = null
  }
  return async (key, write) => {
    waiting.set(key, write)
    writing ??= writeAll()
    await writing
  }
}
