import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Resident memory, in MB. */
export const residentMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

/** Peak resident memory while `work` runs, in MB, sampled every 50 ms. */
export const peakMbDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  let isOver = false
  let peak = residentMb(pid)
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, residentMb(pid))
      await wait(50)
    }
  })()
  await work()
  peak = Math.max(peak, residentMb(pid))
  isOver = true
  await watching
  return peak
}
