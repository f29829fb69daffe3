/** Measures how long work blocks the event loop and how that grows with its input, relative to reference work on the same machine. */

const now = (): number => performance.now()

/**
 * How many times longer the work takes on twice the input: 2 for linear work, 4 for quadratic. `make` prepares the work for
 * an input of the given length. Takes the minimum of several alternating runs, because other load on the machine can only
 * make a run slower.
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

/** Like `growthRatio`, for asynchronous calls. Returns 1 if the longer input takes less than `measurable` ms. */
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

/** Number of repetitions that take long enough for the resolution of the timer. */
const repetitionsOf = (work: () => unknown): number => {
  let repeat = 1
  while (timeOf(work, repeat) < 0.2 && repeat < 10_000) repeat *= 2
  return repeat
}

type Block = { readonly ms: number; readonly what: string }

/** Runs `work` and returns the longest time, in ms, in which the event loop was blocked. */
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
 * The time that 50 ms of work on the reference machine take on this machine, in ms. A fixed limit would fail on a slower
 * or busier machine and would be too lax on a faster one. Takes the minimum of several runs, because the first ones are
 * slower until the function has been optimised.
 */
export const blockingLimitMs = (): number =>
  10 * Math.min(...Array.from({ length: 12 }, () => timeOf(referenceWork, 1)))

/** Takes 5 ms on the reference machine. Shared by all measurements, so that it is optimised only once. */
const referenceWork = (): void => {
  let sum = 0
  for (let at = 0; at < 4_000_000; at += 1) sum = (sum * 31 + at) | 0
  if (sum === 0.5) throw new Error('never')
}

/**
 * Records the longest block of each call. `tooLong` repeats these several times and returns the calls that exceed the limit
 * every time, which excludes pauses of the machine and of the garbage collector. Each repetition is also compared with
 * 50 ms of uninterrupted reference work right after it, because both are slower on a busy machine.
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
