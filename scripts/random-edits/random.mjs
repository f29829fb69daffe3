/**
 * Numbers from 0 up to, but not including, 1 (mulberry32): the same seed gives the same numbers on every machine.
 * @param {number} seed
 * @returns {() => number}
 */
export function randomNumbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Random choices, determined by a seed.
 * @param {number} seed
 */
export function randomOf(seed) {
  const next = randomNumbers(seed)
  /** @param {number} from @param {number} to both inclusive */
  const integer = (from, to) => from + Math.floor(next() * (to - from + 1))
  /** @template T @param {readonly T[]} list @returns {T | undefined} */
  const pick = (list) => list[integer(0, list.length - 1)]
  /**
   * A shuffled copy.
   * @template T
   * @param {readonly T[]} list
   * @returns {T[]}
   */
  const shuffle = (list) => {
    const copy = [...list]
    for (let last = copy.length - 1; last > 0; last--) {
      const other = integer(0, last)
      const [a, b] = /** @type {[T, T]} */ ([copy[last], copy[other]])
      copy[last] = b
      copy[other] = a
    }
    return copy
  }
  return { integer, pick, shuffle }
}
