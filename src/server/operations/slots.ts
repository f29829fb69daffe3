/** Limits how much work runs at once. The rest waits, first come, first served. */
export type Slots = {
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value>
  readonly waiting: () => number
}

/** `limit`: when `most` already wait, `refuse` throws. */
export const openSlots = (
  concurrent: number,
  limit?: { readonly most: number; readonly refuse: () => never },
): Slots => {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    run: async (work) => {
      if (running < concurrent) running += 1
      else {
        if (limit && waiting.length >= limit.most) limit.refuse()
        await new Promise<void>((go) => waiting.push(go))
      }
      try {
        return await work()
      } finally {
        // The next one in the queue takes over the slot.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    waiting: () => waiting.length,
  }
}
