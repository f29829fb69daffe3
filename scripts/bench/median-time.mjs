/**
 * The median of some runs, in milliseconds of the processor, so that other programs on the same machine do not count.
 * @param {number} count
 * @param {(round: number) => unknown} work
 */
export function medianTime(count, work) {
  const times = Array.from({ length: count }, (_, round) => {
    const started = process.cpuUsage()
    work(round)
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  }).sort((one, other) => one - other)
  return times[Math.floor(count / 2)] ?? NaN
}
