/**
 * The median of several runs, in milliseconds of processor time, so that other programs on the same machine do not count.
 * @param {number} count
 * @param {(round: number) => unknown} work
 */
export function medianTime(count, work) {
  const times = Array.from({ length: count }, (_, round) => {
    const started = process.cpuUsage()
    work(round)
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  })
  return median(times)
}

/**
 * The middle of the sorted numbers, the upper one of two. NaN without numbers.
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN
}
