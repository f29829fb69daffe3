/**
 * What was deleted from SQLite still stands in its write-ahead log until a checkpoint has copied the log into the database
 * and truncated it. That cannot succeed while another program reads, so it is tried in the background until it does.
 */

export type Scrubber = {
  /** Something was deleted. Returns at once. */
  readonly request: () => void
  /** Since when something deleted may still be in the log. null: nothing is. */
  readonly pendingSince: () => Date | null
  /** Tries once more, and stops. */
  readonly close: () => Promise<void>
}

/** Deletions that come together share one checkpoint. */
const firstDelayMs = 100
const maxDelayMs = 30_000

/** `checkpoint` never waits for another program. True: the log is empty. */
export const openScrubber = (checkpoint: () => Promise<boolean>): Scrubber => {
  let since: Date | null = null
  let requests = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const attempt = async (): Promise<void> => {
    const before = requests
    const isDone = await checkpoint().catch(() => false)
    // What was deleted meanwhile may have come too late for this checkpoint.
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
      if (since !== null) await attempt()
    },
  }
}
