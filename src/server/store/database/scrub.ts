/**
 * Data deleted from SQLite remains in the write-ahead log until a checkpoint copies the log into the database and truncates it
 * (https://sqlite.org/wal.html). A checkpoint cannot finish while another program reads, so it is retried in the background.
 */

export type Scrubber = {
  /** Call after a deletion. Returns immediately. */
  readonly request: () => void
  /** The earliest deletion that may still be in the log. null: none. */
  readonly pendingSince: () => Date | null
  /** Makes a last attempt, and stops. */
  readonly close: () => Promise<void>
}

/** In ms. Deletions within this time share one checkpoint. */
const firstDelayMs = 100
const maxDelayMs = 30_000

/** `checkpoint` must not wait for other programs. It resolves to true when the log is empty. */
export const openScrubber = (checkpoint: () => Promise<boolean>): Scrubber => {
  let since: Date | null = null
  let requests = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const attempt = async (): Promise<void> => {
    const before = requests
    const isDone = await checkpoint().catch(() => false)
    // Deletions during the checkpoint may not be included in it.
    if (isDone && requests === before) since = null
  }
  const schedule = (delay: number): void => {
    if (isClosed) return
    timer = setTimeout(() => {
      running = attempt().then(() => {
        timer = undefined
        if (since !== null) schedule(Math.min(maxDelayMs, 2 * delay))
      })
    }, delay)
    timer.unref()
  }
  return {
    request: () => {
      since ??= new Date()
      requests += 1
      if (timer === undefined) schedule(firstDelayMs)
    },
    pendingSince: () => since,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
      // Even if nothing was deleted, so that a copy of the database file after a stop is complete.
      await attempt()
    },
  }
}
