/**
 * Runs writes one after the other. During a write, only the newest write for each key is kept waiting, so that typing never queues up. Keys
 * do not affect each other. A failed write is skipped.
 */
export const createNewestWrites = (): ((key: string, write: () => Promise<void>) => Promise<void>) => {
  const waiting = new Map<string, () => Promise<void>>()
  let writing: Promise<void> | null = null
  const writeAll = async () => {
    // If a key is set again during its write, the loop reaches it once more at the end.
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
