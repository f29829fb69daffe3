/** Tells an operator how far a long run is. A short one says nothing. */

export type Tell = (line: string) => void

export type Progress = {
  /** So many more are done. */
  readonly step: (count: number) => void
}

const everyMs = 1000
const number = new Intl.NumberFormat('en-GB')

export const counted = (count: number): string => number.format(count)

/** `what` is a plural, as in: 300 of 1,200 photos (25 %) */
export const progressOf = (tell: Tell, what: string, total: number): Progress => {
  let done = 0
  let told = Date.now()
  return {
    step: (count) => {
      done += count
      if (Date.now() - told < everyMs || done >= total) return
      told = Date.now()
      tell(`${counted(done)} of ${counted(total)} ${what} (${Math.floor((100 * done) / total)} %)`)
    },
  }
}
