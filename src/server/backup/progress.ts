/** Tells an operator how far a long run is. A short one says nothing. */

export type Print = (line: string) => void

export type Progress = {
  /** So many more are done. */
  readonly advance: (count: number) => void
}

const everyMs = 1000
const number = new Intl.NumberFormat('en-GB')

export const formatCount = (count: number): string => number.format(count)

/** `what` is a plural, as in: 300 of 1,200 photos (25 %) */
export const trackProgress = (print: Print, what: string, total: number): Progress => {
  let done = 0
  let printedAt = Date.now()
  return {
    advance: (count) => {
      done += count
      if (Date.now() - printedAt < everyMs || done >= total) return
      printedAt = Date.now()
      print(`${formatCount(done)} of ${formatCount(total)} ${what} (${Math.floor((100 * done) / total)} %)`)
    },
  }
}
