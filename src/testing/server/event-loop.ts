/** How long work holds the event loop, and how that grows with its input. Compared with other work of the same moment, never with a clock. */

const now = (): number => performance.now()

/**
 * How many times longer the work takes on twice the input: 2 for linear work, 4 for quadratic. `make` prepares the work for
 * an input of a length. The least times of several runs, the two lengths in turn: whatever else the machine does only adds.
 */
export const growthRatio = (make: (length: number) => () => unknown, length: number): number => {
  const [small, large] = [make(length), make(2 * length)]
  const repeat = repetitionsOf(small)
  const [times, twice]: [number[], number[]] = [[], []]
  const measured = (): number => Math.min(...twice) / Math.min(...times)
  for (let round = 0; round < 3 || (round < 20 && measured() >= 3); round += 1) {
    times.push(timeOf(small, repeat))
    twice.push(timeOf(large, repeat))
  }
  return measured()
}

/** As `growth`, for calls: every round sends the input anew. 1 when the longer one takes less than `measurable` ms. */
export const growthRatioOfCalls = async (
  call: (length: number) => Promise<unknown>,
  length: number,
  measurable: number,
): Promise<number> => {
  const timed = async (given: number): Promise<number> => {
    const start = now()
    await call(given)
    return now() - start
  }
  const [times, twice]: [number[], number[]] = [[], []]
  const measured = (): number => Math.min(...twice) / Math.min(...times)
  for (let round = 0; round < 3 || (round < 20 && measured() >= 3); round += 1) {
    times.push(await timed(length))
    twice.push(await timed(2 * length))
  }
  return Math.min(...twice) < measurable ? 1 : measured()
}

const timeOf = (work: () => unknown, repeat: number): number => {
  const start = now()
  for (let time = 0; time < repeat; time += 1) work()
  return now() - start
}

/** So many that the clock can tell. */
const repetitionsOf = (work: () => unknown): number => {
  let repeat = 1
  while (timeOf(work, repeat) < 0.2 && repeat < 10_000) repeat *= 2
  return repeat
}

type Block = { readonly ms: number; readonly what: string }

/** The longest time in which nothing else got a turn while `work` ran. */
const longestBlock = async <Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly ms: number }> => {
  let [longest, last, isOver] = [0, now(), false]
  const tick = (): void => {
    longest = Math.max(longest, now() - last)
    last = now()
    if (!isOver) setImmediate(tick)
  }
  setImmediate(tick)
  try {
    return { value: await work(), ms: Math.max(longest, now() - last) }
  } finally {
    isOver = true
  }
}

/**
 * What 50 ms of the machine that the limit was set for are, measured here and now: a limit in milliseconds would fail on a
 * slower or busier machine, and mean nothing on a faster one. The least of many short runs: the first ones are slower,
 * because the engine has not compiled the function yet.
 */
export const blockingLimitMs = (): number =>
  10 * Math.min(...Array.from({ length: 12 }, () => timeOf(referenceWork, 1)))

/** Takes 5 ms on that machine. One function for all measurements, so that it is compiled once. */
const referenceWork = (): void => {
  let sum = 0
  for (let at = 0; at < 4_000_000; at += 1) sum = (sum * 31 + at) | 0
  if (sum === 0.5) throw new Error('never')
}

/**
 * Remembers what held the loop longest, call by call. `tooLong` tries those again, several times each, and gives the ones
 * that need more than the allowance every time: a pause of the machine or of the garbage collector is no fault of a call.
 * Each try is compared with work of 50 ms right after it, in one piece: on a busy machine both wait for a processor.
 */
export const blockMeter = () => {
  const worst = new Map<string, Block & { readonly again: () => Promise<unknown> }>()
  return {
    measure: async <Value>(call: string, what: string, work: () => Promise<Value>): Promise<Value> => {
      const { value, ms } = await longestBlock(work)
      if (ms > (worst.get(call)?.ms ?? 0)) worst.set(call, { ms, what, again: work })
      return value
    },
    tooLong: async (): Promise<readonly string[]> => {
      const allowed = blockingLimitMs()
      const found: string[] = []
      for (const [call, { ms, what, again }] of worst) {
        let [least, isOver] = [ms, ms > allowed]
        for (let time = 0; time < 10 && isOver; time += 1) {
          least = Math.min(least, (await longestBlock(again)).ms)
          isOver = least > allowed && least > timeOf(referenceWork, 10)
        }
        if (isOver) found.push(`${call} holds the event loop for ${Math.round(least)} ms: ${what}`)
      }
      return found
    },
    worst: (): readonly string[] => [...worst].map(([call, { ms, what }]) => `${ms.toFixed(1)} ms ${call}: ${what}`),
  }
}
