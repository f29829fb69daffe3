/** Progress messages of long operations; short ones print nothing. */

/** Prints a line for the operator. */
export type Print = (line: string) => void

export type Progress = {
  /** `count` more items are done. */
  readonly advance: (count: number) => void
}

const everyMs = 1000
const number = new Intl.NumberFormat('en-GB')

export const formatCount = (count: number): string => number.format(count)

/** Prints at most once a second, such as "300 of 1,200 photos (25 %)". `what` is a plural. */
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
